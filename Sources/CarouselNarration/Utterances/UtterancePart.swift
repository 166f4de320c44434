public import CarouselModel

/// One of the things that an utterance says.
public struct UtterancePart: Hashable, Sendable {
  /// What a part tells.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of a container that reading has just entered.
    case container
    /// That the element is the chosen one.
    case selected
    /// A header of the table cell's row or column.
    case header
    /// The name.
    case label
    /// The hint, read in place of a name and value that are missing.
    case standIn
    /// The value.
    case value
    /// A fact that is told without being asked for (`accessibilityCustomContent` of high importance).
    case importantContent
    /// What the element is.
    case trait
    /// Whether a switch is on.
    case state
    /// The place in a table: spans, row and column.
    case cell
    /// The place in a series of segments or tabs.
    case position
    /// The first or last place in a list or landmark.
    case edge
    /// The page that a scroll has come to.
    case page
    /// What activating does, or how to adjust.
    case hint
    /// That there is more to ask for: actions, content.
    case cue
  }

  /// What the part tells.
  public var kind: Kind
  /// The words; expressions that are not known stay between `‹` and `›`.
  public var text: TextValue
  /// The language of the words, as a BCP 47 tag.
  public var language: String
  /// The entry of a table of words that the part was made from; nil where the words are the author's.
  public var word: SpokenWord?

  /// Creates a part.
  public init(_ kind: Kind, _ text: TextValue, language: String, word: SpokenWord? = nil) {
    self.kind = kind
    self.text = text
    self.language = language
    self.word = word
  }
}
