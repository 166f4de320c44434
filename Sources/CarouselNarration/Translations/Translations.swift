/// An app's texts in other languages, by localisation key.
///
/// A narrator leaves an author's text as it is unless its key has a translation here, since what the app's
/// own catalogue says is not known otherwise.
public struct Translations: Sendable {
  /// A translation with where it was found.
  struct Entry: Hashable, Sendable {
    var format: FormatString
    var text: String
    var word: SpokenWord?
  }

  private var entries: [String: [String: Entry]] = [:]

  /// No translations: every text is said as the author wrote it.
  public static let none = Translations()

  /// "%lld of %lld" and "Page %lld of %lld" in every language that a narrator knows words of.
  ///
  /// They are assumed, and reported so: the app's own catalogue may have other words, or none.
  public static let assumedPositions: Translations = {
    var translations = Translations()
    for lexicon in Lexicon.all where lexicon.language != Lexicon.english.language {
      for (key, term) in positionKeys { translations.assume(key, term, in: lexicon) }
    }
    return translations
  }()

  private static let positionKeys: [(String, Term)] = ["%lld", "%d", "%@"].flatMap { number in
    [("\(number) of \(number)", Term.position), ("Page \(number) of \(number)", Term.page)]
  }

  /// Creates translations: formats by key by language (a BCP 47 tag), in printf's notation.
  public init(_ formats: [String: [String: String]] = [:]) {
    for (language, texts) in formats {
      entries[language.lowercased()] = texts.mapValues { Entry(format: FormatString($0), text: $0) }
    }
  }

  /// The translation of a key: in the language itself, else in the language without its region.
  func entry(for key: String, language: String) -> (entry: Entry, language: String)? {
    // Most screens have no translations, and every text of theirs is asked for.
    guard !entries.isEmpty else { return nil }
    for candidate in [language.lowercased(), LanguageTag(language).primary] {
      if let entry = entries[candidate]?[key] { return (entry, candidate) }
    }
    return nil
  }

  private mutating func assume(_ key: String, _ term: Term, in lexicon: Lexicon) {
    let word = lexicon.word(term)
    let format = word.text.replacing("{index}", with: "%1$lld").replacing("{count}", with: "%2$lld")
    let assumed = SpokenWord(term: term, text: word.text, language: lexicon.language, source: .assumed)
    entries[lexicon.language, default: [:]][key] = Entry(
      format: FormatString(format), text: format, word: assumed)
  }
}
