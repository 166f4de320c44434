import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionMissing = Rule(
    "position-missing", .position, "Nothing tells which card it is and how many there are.",
    levels: .warning("info for a plain row of items, review where the cards are not known"),
    impact:
      "A person who cannot see the row does not know whether two or two hundred cards follow, nor where they are.",
    because: """
      Sighted people see dots, or the edge of the next card. Say the same in words: a value "2 of 5" on each card, or one \
      element such as page dots or an adjustable carousel that has it as its value.
      """,
    references: [
      .wcag("1.3.1"), .wcag("4.1.2"),
      Reference("W3C WAI, carousels tutorial", url: "https://www.w3.org/WAI/tutorials/carousels/structure/"),
      Reference(
        "MagentaA11y, native carousel", url: "https://www.magentaa11y.com/checklist-native/carousel/"),
      .report("nicklockwood/iCarousel#653"), .report("rechsteiner/Parchment#602"),
      .report("react/react-native#30754"),
      .report("flutter/flutter#93232"), .report("UI5/openui5#359"),
    ],
    fixing: .partly,
    fails: [
      Example("cards with names only", "▶cards:\n  - {label: Alps}\n  - {label: Sahara}"),
      Example("a dot that says only a number", "dots: {exposed: true, label: \"3\"}\n▶cards: [{label: A}]"),
    ],
    passes: [
      Example("values", "cards:\n  - {label: Alps, value: 1 of 2}\n  - {label: Sahara, value: 2 of 2}")
    ],
    traps: [
      Example("one card", "cards: [Alps]"),
      Example(
        "the cards are containers that have it in their names",
        """
        cards:
          - {id: a, children: contain, label: Reel 1 of 2, texts: [Alps], button: {text: Like, action: like}}
          - {id: b, children: contain, label: Reel 2 of 2, texts: [Sea], button: {text: Like, action: like}}
        """),
      Example(
        "an adjustable element has it",
        "adjustable: {label: Albums, value: \"Alps, 1 of 2\", increment: next, decrement: previous}\ncards: [Alps, Sahara]"
      ),
      Example(
        "page dots have it",
        "dots: {exposed: true, label: Page, value: 1 of 2, adjustable: true}\ncards: [Alps, Sahara]"),
      Example("the cards have it, as stated", "position: value\ncards: [Alps, Sahara]"),
      Example(
        "a page control beside the row",
        "vstack:\n  - carousel: {cards: [Alps, Sahara]}\n  - page-control: {page: 1, count: 2}"),
      Example(
        "tabs get it from the system",
        "tabs:\n  - {label: Home, value: 1 of 2}\n  - {label: Search, value: 2 of 2}"),
    ],
    checks: .cards { carousel, report in
      guard !carousel.isHidden else { return .none }
      let survey = PositionSurvey(carousel)
      return CardPass(visit: { survey.add($0) }, finish: { survey.reportMissing(to: report) })
    })
}
