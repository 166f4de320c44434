import CarouselModel
import CarouselSemantics

extension Rule {
  static let pagingControlsMissing = Rule(
    "paging-controls-missing", .operation, "Only scrolling leads to the next card; there is nothing to tap.",
    levels: .info,
    impact:
      "A person who can tap and cannot drag, or who uses a head pointer, has a hard time to see the other cards.",
    because: """
      The platform's scrolling counts as operable, so this is advice: previous and next buttons, or page dots that can be \
      tapped, help many people.
      """,
    references: [
      .wcag("2.5.1"), .wcag("2.5.7"),
      Reference(
        "W3C WAI, carousels tutorial, functionality",
        url: "https://www.w3.org/WAI/tutorials/carousels/functionality/"),
      Reference("w3c/wcag#2684, on native scrolling", url: "https://github.com/w3c/wcag/issues/2684"),
      .report("Automattic/simplenote-ios#14"),
    ],
    fails: [
      Example("no controls", "▶paging: native\ncontrols: none"),
      Example(
        "dots that do nothing", "▶paging: native\ndots: {interactive: false}\ncontrols: none\ncards: [A, B]"),
    ],
    passes: [
      Example(
        "buttons",
        "paging: native\ncontrols: {previous: {label: Previous}, next: {label: Next}}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "dots that are buttons", "dots: {interactive: true, labels: [Go to A, Go to B]}\ncards: [A, B]"),
      Example(
        "an adjustable element",
        "adjustable: {label: Albums, value: \"A, 1 of 2\", increment: next, decrement: previous}\ncards: [A, B]"
      ),
      Example("one card", "cards: [A]"),
    ],
    checks: .carousel { carousel, report in
      let isStated = carousel.stated.paging == .native && carousel.stated.absent.contains(.controls)
      guard carousel.paging == .native, carousel.cardCount > 1 || (carousel.cardCount == 0 && isStated),
        carousel.axis == .horizontal,
        !carousel.fitsTheScreen
      else { return }
      report.require(
        PagingWays(carousel).hasTapTarget, .info, at: carousel.spot, "only scrolling leads to the next card",
        advice: "consider previous and next buttons, or page dots that can be tapped")
    })
}
