package import CarouselModel

/// The words of a screen reader in one language.
package struct Lexicon: Sendable {
  /// A word in the forms that counting asks for.
  package struct Word: Hashable, Sendable {
    /// The forms; a word that is not counted has only `other`.
    package var forms: [PluralCategory: String]
    /// Where the word was found.
    package var source: WordSource

    /// Creates a word of one form.
    package init(_ text: String, _ source: WordSource = .assumed) {
      forms = [.other: text]
      self.source = source
    }

    /// Creates a word that is counted.
    package init(_ forms: [PluralCategory: String], _ source: WordSource = .assumed) {
      self.forms = forms
      self.source = source
    }
  }

  /// How the parts of an utterance are set apart in writing.
  package struct Punctuation: Hashable, Sendable {
    /// Between parts.
    package var comma = ", "
    /// The end of a sentence.
    package var period = "."
    /// Between sentences.
    package var space = " "
  }

  /// The language, as a BCP 47 tag.
  package var language: String
  /// Its forms for counted things.
  package var plurals: PluralRule
  /// How parts are set apart.
  package var punctuation = Punctuation()
  /// The words; a test holds every language to having them all.
  package var words: [Term: Word]

  /// The word as the table has it, in the form that a number asks for; English where the table lacks it.
  package func word(_ term: Term, for number: Int? = nil) -> SpokenWord {
    guard let word = words[term] else {
      let isEnglish = language == Lexicon.english.language
      return isEnglish
        ? SpokenWord(term: term, text: term.rawValue, language: language, source: .assumed)
        : Lexicon.english.word(term, for: number)
    }
    let category = number.map(plurals.category(of:)) ?? .other
    let text = word.forms[category] ?? word.forms[.other] ?? term.rawValue
    return SpokenWord(term: term, text: text, language: language, source: word.source)
  }

  /// Every language that has a table.
  package static let all: [Lexicon] = [
    .arabic, .dutch, .english, .french, .german, .italian, .japanese, .polish, .portuguese, .russian,
    .spanish, .swedish,
  ]

  /// The tables by language.
  static let byLanguage = Dictionary(all.map { ($0.language, $0) }) { first, _ in first }
}
