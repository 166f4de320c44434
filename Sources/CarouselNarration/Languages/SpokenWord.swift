/// A word of a screen reader as it stands in the table of a language, with where it was found.
public struct SpokenWord: Hashable, Sendable {
  /// What the word stands for.
  public var term: Term
  /// The word, with places for numbers as `{index}`, `{count}` or `{number}`.
  public var text: String
  /// The language of the table, as a BCP 47 tag.
  public var language: String
  /// Where the word was found.
  public var source: WordSource

  /// Creates a word.
  public init(term: Term, text: String, language: String, source: WordSource) {
    self.term = term
    self.text = text
    self.language = language
    self.source = source
  }
}
