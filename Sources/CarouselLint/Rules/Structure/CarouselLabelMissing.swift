import CarouselModel
import CarouselSemantics

extension Rule {
  static let carouselLabelMissing = Rule(
    "carousel-label-missing", .structure,
    "The carousel has no name, so that its cards are not announced as a group.",
    levels: .warning("info where a heading is directly before it"),
    impact:
      "A person who listens does not notice that a row of cards begins, what it is about, and where it ends.",
    because: """
      Put accessibilityElement(children: .contain) and a label such as "Albums" on the carousel. Screen readers announce the \
      group when it is entered, and can jump past it.
      """,
    references: [
      .wcag("1.3.1"), .wcag("2.4.6"), .wcag("4.1.2"),
      Reference(
        "W3C ARIA Authoring Practices, carousel", url: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/"),
      .report("flutter/flutter#175774"), .report("microsoft/fluentui#12050"),
      .report("mmdevcodes/a11y-slider#44"),
      .report("Telefonica/mistica-design#1728"),
    ],
    options: [
      RuleOption(
        "headings", .word("info"), choices: ["info", "warning", "accept"],
        "what to do where a heading directly before the carousel names it")
    ],
    fixing: .always,
    fails: [
      Example("no name", "▶carousel: {cards: 5}"),
      Example("a text that is no heading", "▶heading: Albums\ncards: [Night Drive, Blue Hour]"),
      Example(
        "a heading is a name for the eye",
        "▶heading: {text: Albums, traits: [header]}\ncards: [Night Drive, Blue Hour]"),
    ],
    passes: [Example("a name", "carousel: {label: Albums, cards: 5}")],
    traps: [
      Example("one card", "cards: [Night Drive]"),
      Example(
        "one element with a label",
        "adjustable: {label: Albums, value: \"Night Drive, 1 of 2\", increment: next, decrement: previous}\ncards: [Night Drive, Blue Hour]"
      ),
      Example(
        "a heading is accepted", "heading: {text: Albums, traits: [header]}\ncards: [Night Drive, Blue Hour]",
        options: ["headings": .word("accept")]),
    ],
    checks: .screen { screen, report in
      for carousel in screen.carousels where carousel.cardCount != 1 && !carousel.isHidden {
        let isStated = carousel.stated.isExposed == true || carousel.stated.absent.contains(.label)
        guard carousel.cardCount > 1 || isStated else { continue }
        check(carousel, heading: Headings.before(carousel, on: screen), report)
      }
    })

  private static func check(_ carousel: CarouselSubject, heading: ElementSubject?, _ report: Report) {
    let labels =
      (carousel.row?.surroundings.groupLabels ?? carousel.inside.groupLabels)
      + [carousel.ownElement?.label].compactMap(\.self)
    // An empty label is there, and another rule speaks of it.
    guard labels.isEmpty else { return report.pass() }
    let isHeading = heading?.node.traits.contains(.header) == true
    let choice = report.options.word("headings")
    guard !isHeading || choice != "accept" else { return report.pass() }
    let name = heading?.label?.knownText
    report.fail(
      isHeading && choice == "info" ? .info : .warning, at: carousel.spot, "the carousel has no label",
      advice: "make it a group with a label"
        + (name.map { ", such as '\($0)'" } ?? " that says what the cards have in common"),
      fix: fix(carousel, name))
  }

  private static func fix(_ carousel: CarouselSubject, _ name: String?) -> Fix? {
    guard let source = carousel.inside.source, let name else { return nil }
    let edits = [
      SemanticEdit(.setChildren(.contain), view: source),
      SemanticEdit(.setLabel(TextValue(name)), view: source),
    ]
    return Fix("name the group '\(name)'", safety: .safe, edits: edits)
  }
}
