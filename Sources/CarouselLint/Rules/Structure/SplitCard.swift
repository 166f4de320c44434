import CarouselModel
import CarouselSemantics

extension Rule {
  static let splitCard = Rule(
    "split-card", .structure, "A card falls into several stops without a group.",
    levels: .warning,
    impact: """
      A person has to swipe through every text of every card, and may hear all titles of a row before all prices.
      """,
    because: """
      Combine the texts of a card into one element. If it has controls that must stay apart, keep them with children: \
      .contain and a label.
      """,
    references: [
      .wcag("1.3.1"), .wcag("1.3.2"),
      Reference(
        "BBC, mobile accessibility guidelines, grouped elements",
        url: "https://www.bbc.co.uk/accessibility/forproducts/guides/mobile/grouped-elements/"),
      .report("react/react-native#48028"), .report("react/react-native#36224"),
      .report("react/react-native#28299"),
    ],
    fixing: .always,
    fails: [
      Example("three texts", "cards:\n▶  - {texts: [Alps, 3 nights, 89 EUR]}"),
      Example(
        "two texts on each card", "cards:\n▶  - {texts: [Alps, \"89\"]}\n▶  - {texts: [Sahara, \"120\"]}"),
    ],
    passes: [Example("combined", "cards:\n  - {texts: [Alps, 3 nights, 89 EUR], children: combine}")],
    traps: [
      Example(
        "one text and a hidden picture",
        "cards:\n  - {texts: [Alps], image: {symbol: tree.fill, decorative: true}}"),
      Example("a group with a label", "cards:\n  - {texts: [Alps, 89 EUR], children: contain, label: Alps}"),
      Example(
        "a carousel on the card", "cards:\n  - {content: [{carousel: {label: Cities, cards: [Paris, Lyon]}}]}"
      ),
      Example("a title and a button", "cards:\n  - {title: Alps, button: {text: Open, label: Open Alps}}"),
      Example("a label stands for the texts", "cards:\n  - {label: \"Alps, 89 EUR\", texts: [Alps, 89 EUR]}"),
    ],
    checks: .card { card, report in
      let parts = card.elements.filter { !$0.isCardControl && !$0.isControl && $0.node.view != "Image" }
      // The stops of a carousel on the card are its cards.
      guard !card.elements.isEmpty, card.nested.isEmpty else { return }
      guard parts.count > 1, !card.isContained else { return report.pass() }
      let hasControls =
        card.elements.count > parts.count && card.elements.contains { $0.isControl || $0.isCardControl }
      let behavior: AccessibilityModifier.ChildBehavior = hasControls ? .contain : .combine
      let edits = card.edit(.setChildren(behavior))
      report.fail(
        .warning, at: card.spot,
        "the card is \(parts.count) stops: \(parts.prefix(3).compactMap { $0.label?.quoted }.joined(separator: ", "))",
        advice: hasControls
          ? "keep them together with children: .contain and a label"
          : "combine the children into one element",
        fix: edits.isEmpty ? nil : Fix("\(behavior.rawValue) the children", safety: .safe, edits: edits))
    })
}

extension CardSubject {
  /// Whether a container on the card keeps its stops together.
  fileprivate var isContained: Bool {
    containers.contains { $0.containerKind != .none && $0.containerKind != .scroll }
  }
}
