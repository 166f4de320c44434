import CarouselModel
import CarouselSemantics

extension Rule {
  static let autoplayTooFast = Rule(
    "autoplay-too-fast", .autoplay, "A card is gone before it can be read.",
    levels: .error("an error above three changes a second, else info"),
    impact: "A person who reads slowly, magnifies the screen or looks twice never gets to the end of a card.",
    because: """
      Give people at least five seconds for each card, and longer for more text. More than three flashes a second can cause \
      seizures.
      """,
    references: [
      .wcag("2.2.1"), .wcag("2.3.1"),
      Reference(
        "W3C WAI, carousels tutorial, animations",
        url: "https://www.w3.org/WAI/tutorials/carousels/animations/"),
    ],
    status: .preview,
    options: [RuleOption("seconds", .number(5), "the shortest time for a card")],
    fails: [
      Example("1.3 seconds a card", "▶autoplay: {interval: 1.3}"),
      Example("five a second", "▶autoplay: {interval: 0.2}"),
    ],
    passes: [Example("six seconds", "autoplay: {interval: 6}")],
    traps: [
      Example(
        "pictures without text",
        "autoplay: {interval: 3}\ncards:\n  - {image: {name: a, label: A cat}}\n  - {image: {name: b, label: A dog}}"
      ),
      Example("nothing moves", "autoplay: none\ncards: [A, B]"),
    ],
    checks: .carousel { carousel, report in
      guard let movement = Movement(carousel), let interval = movement.interval, interval > 0 else { return }
      let cards = (0..<min(carousel.cardCount, 5)).compactMap { carousel.card(at: $0) }
      let isFlashing = interval < 1.0 / 3
      let showsOnlyPictures =
        !cards.isEmpty
        && cards.allSatisfy { card in card.texts.isEmpty && card.views.contains { $0.image != nil } }
      guard isFlashing || !showsOnlyPictures else { return report.pass() }
      report.require(
        interval >= report.options.number("seconds"), isFlashing ? .error : .info, of: movement,
        at: carousel.spot(of: "autoplay"),
        "a card stays for \(interval.brief) seconds",
        advice: "let each card stay for \(report.options.number("seconds").brief) seconds or more")
    })
}
