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
      Example("an emoji", "controls:\n▶  next: {label: \"👉\"}\ncards: [Alps, Sahara]"),
    ],
    passes: [Example("a word", "cards:\n  - {label: More albums}")],
    traps: [
      Example("a day, a price, a score, a letter of any script", "cards: [\"7\", €5, \"3-1\", \"12:30\", 山]"),
      Example("mathematics", "cards:\n  - {label: \"+\"}"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, !SpokenWords.isBlank(text) else { return }
      let isMathematics = text.unicodeScalars.allSatisfy {
        $0.properties.isMath || $0.properties.isWhitespace
      }
      report.require(
        SpokenWords.hasLetterOrNumber(text) || isMathematics, .warning, at: element.labelSpot,
        "the label \(label.quoted) has no letter and no number", advice: "write the word that it stands for")
    })
}
