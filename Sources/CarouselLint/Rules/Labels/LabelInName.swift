import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelInName = Rule(
    "label-in-name", .labels, "What is said does not contain the words that are seen.",
    levels: .error(
      "a warning for cards, review where numbers and abbreviations may be said in full by other words"),
    impact: """
      A person who uses Voice Control says the words that they see, and nothing happens. A person who sees and listens is \
      confused by two names.
      """,
    because: """
      Voice Control finds a control by its label. Begin the label with the visible words and add to them, or list the \
      visible words as input labels.
      """,
    references: [
      .wcag("2.5.3"),
      Reference("ACT rule 2ee8b8", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/2ee8b8/"),
      Reference(
        "Apple, accessibilityInputLabels",
        url: "https://developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)"),
    ],
    fixing: .suggestion,
    fails: [
      Example("another name on a card", "cards:\n▶  - {texts: [Play], label: Start track, action: play}"),
      Example(
        "a time in full",
        "cards:\n▶  - {label: Alien, button: {text: 3h 20m, label: 3 hours 20 minutes}}"),
      Example(
        "a number in full", "cards:\n▶  - {label: Alien, button: {text: \"1,2k\", label: 1200 likes}}"),
      Example(
        "another name on a button",
        "controls:\n▶  next: {text: Forward, label: Next slide}\ncards: [Alps, Sahara]"),
    ],
    passes: [
      Example(
        "the visible words first", "cards:\n  - {texts: [Play], label: \"Play, Night Drive\", action: play}"),
      Example(
        "the visible words as input label",
        "cards:\n  - {texts: [Play], label: Start track, inputLabels: [Play], action: play}"),
    ],
    traps: [
      Example(
        "the words of a button that is an action of the card",
        "cards:\n  - {label: Alps, action: open, traits: [button], children: ignore, actions: [Like], button: {text: Like}}"
      ),
      Example("a hyphen", "cards:\n  - {label: A, button: {text: Wi-Fi, label: Set up WiFi}}"),
      Example("nothing to activate", "cards:\n  - {texts: [Play], label: Start track}"),
      Example(
        "case, accents, marks and order",
        "cards:\n  - {texts: [\"Café – Menu!\"], label: \"Menu of the cafe\", action: open}"),
      Example(
        "an abbreviation", "cards:\n  - {label: A, button: {text: Mon 1, label: \"Monday, 1\"}}"),
      Example(
        "words that are cut off",
        "controls:\n  next: {text: Read mo…, label: Read more about Alps}\ncards: [Alps, Sahara]"),
      Example(
        "a mark instead of words", "controls:\n  next: {text: \"›\", label: Next}\ncards: [Alps, Sahara]"),
    ],
    checks: .element { element, report in
      guard element.isInteractive, element.hasOwnLabel, let label = element.label?.knownText,
        !SpokenWords.isBlank(label)
      else { return }
      let names = [label] + element.node.inputLabels.map(\.rendered)
      let seen = element.visibleTexts.compactMap(\.knownText).filter {
        SpokenWords.words($0).joined().count > 1 && $0.contains(where: \.isLetter)
      }
      guard !seen.isEmpty else { return }
      // A card is called by any of its texts; a control by all that is written on it.
      let wanted = element.isControl ? [seen.joined(separator: " ")] : seen
      let isMet = wanted.contains { text in
        names.contains { name in
          // Words that are written without spaces are not told apart.
          SpokenWords.folded(name).contains(SpokenWords.folded(text))
            || SpokenWords.words(name).joined().contains(SpokenWords.words(text).joined())
            || SpokenWords.contains(SpokenWords.words(name), allOf: Self.seenWords(text, among: name))
        }
      }
      let visible = seen[0]
      let mayBeSame = wanted.contains { text in names.contains { Expansion.isLikely(of: text, in: $0) } }
      guard isMet || !mayBeSame else {
        return report.review(
          at: element.labelSpot,
          "the \(element.noun) shows \(TextValue(visible).quoted) and is called \(TextValue(label).quoted)",
          advice: "if these words are not what a person reads aloud, list the visible ones as input label")
      }
      report.require(
        isMet, element.isControl && !element.isWholeCard ? .error : .warning, at: element.labelSpot,
        "the \(element.noun) shows \(TextValue(visible).quoted) and is called \(TextValue(label).quoted)",
        advice: "let the label begin with the visible words",
        fix: element.fix(
          "put the visible words first", .setLabel(TextValue("\(visible), \(label)")), .suggestion,
          property: element.labelSource))
    })

  /// The words of a text, as the name has them: those that are abbreviated ("Mon") or cut off ("Read mo…") in full.
  private static func seenWords(_ text: String, among name: String) -> [String] {
    let names = SpokenWords.words(name)
    var words = SpokenWords.words(text).map { word in
      names.contains(word) || word.count < 3 ? word : names.first { $0.hasPrefix(word) } ?? word
    }
    guard text.hasSuffix("…") || text.hasSuffix("..."), let last = words.popLast() else { return words }
    return words + [names.first { $0.hasPrefix(last) } ?? last]
  }
}
