/// The words and digits that a screen reader uses for an element, and what was assumed in choosing them.
struct ReaderLanguage: Sendable {
  /// The words.
  var lexicon: Lexicon
  /// The digits.
  var digits: NumberingSystem
  /// Why the words are not of the language that was asked for; nil if they are.
  var assumption: String?

  /// Chooses the words for an element: those of its own language, else those of the person's, else English
  /// (AccessibilitySnapshot 0.12.1: exact table, then the language without its region, then the default).
  init(own: String?, settings: String, profile: Profile) {
    let lexicons = profile.lexicons
    let wanted = [own, settings].compactMap(\.self)
    for tag in wanted {
      let parsed = LanguageTag(tag)
      guard let lexicon = lexicons[parsed.primary] else { continue }
      self.init(lexicon: lexicon, digits: NumberingSystem(parsed), missing: wanted.first, found: tag)
      return
    }
    self.init(lexicon: .english, digits: .latin, missing: wanted.first, found: nil)
  }

  private init(lexicon: Lexicon, digits: NumberingSystem, missing: String?, found: String?) {
    self.lexicon = lexicon
    self.digits = digits
    if let missing, missing != found {
      assumption = "no words are known in \"\(missing)\": those of \"\(lexicon.language)\" are used"
    }
  }

  /// A word or phrase with its numbers filled in, and the entry of the table that it came from.
  func phrase(_ term: Term, numbers: [String: Int] = [:]) -> (text: String, word: SpokenWord) {
    let word = lexicon.word(term, for: numbers["count"])
    return (numbers.isEmpty ? word.text : fill(word.text, with: numbers), word)
  }

  /// Puts numbers in the places of a text that name them.
  private func fill(_ text: String, with numbers: [String: Int]) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      if let number = numbers[String(rest[rest.index(after: open)..<close])] {
        filled += digits.format(number)
      }
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
