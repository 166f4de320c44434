import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelNoLetters = Rule(
    "label-no-letters", .labels, "A label is only emoji, symbols or punctuation.",
    levels: .warning,
    impact:
      "A person who listens hears \"bullet bullet bullet\", or the Unicode name of an emoji, instead of a purpose.",
    because: """
      Marks have a meaning for the eye that their spoken names do not carry. Write the word that the mark stands for.
      """,
    references: [.wcag("1.1.1"), .wcag("2.4.6"), .report("Awful/Awful.app#363")],
    fails: [
      Example("three bullets for a menu", "cards:\n▶  - {label: \"•••\"}"),
      Example("stars", "cards:\n▶  - {label: \"★★★★☆\"}"),
      Example(
        "arrows", "controls:\n▶  previous: {label: \"←\"}\n▶  next: {label: \">\"}\ncards: [Alps, Sahara]"),
      Example("an emoji", "controls:\n▶  next: {label: \"👉\"}\ncards: [Alps, Sahara]"),
    ],
    passes: [Example("a word", "cards:\n  - {label: More albums}")],
    traps: [
      Example("a day, a price, a score, a letter of any script", "cards: [\"7\", €5, \"3-1\", \"12:30\", 山]"),
      Example("mathematics", "cards: [\"+\", \"∞\"]"),
      Example("a rating with its number", "cards:\n  - {label: \"★ 4.5\"}"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, !SpokenWords.isBlank(text) else { return }
      report.require(
        SpokenWords.hasLetterOrNumber(text) || (isMathematics(text) && !element.isPagingControl), .warning,
        at: element.labelSpot,
        "the label \(label.quoted) has no letter and no number", advice: "write the word that it stands for")
    })

  /// Signs that are said by name: "plus", "infinity"; arrows and stars, which Unicode counts among them, are not.
  private static func isMathematics(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace
        || (scalar.properties.generalCategory == .mathSymbol
          && !shapes.contains { $0.contains(scalar.value) })
    }
  }

  /// Arrows, geometric shapes and pictures.
  private static let shapes: [ClosedRange<UInt32>] = [
    0x2190...0x21FF, 0x25A0...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B00...0x2BFF,
  ]
}

extension ElementSubject {
  /// Whether it is the previous, next or pause control, whose label is never mathematics.
  fileprivate var isPagingControl: Bool {
    if case .control(let role)? = part { role != .card } else { false }
  }
}
