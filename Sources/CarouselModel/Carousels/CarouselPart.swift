/// What a view is to the carousel around it: a fact that its author states and its views do not show.
public enum CarouselPart: Hashable, Sendable {
  /// The title above the cards.
  case heading
  /// The text below the cards that tells the current one.
  case caption
  /// The scroll view or stack that holds the cards.
  case row
  /// One card.
  case card(Card)
  /// A control of the carousel or of a card.
  case control(ControlRole)
  /// All page dots together.
  case dots
  /// One page dot, with its zero-based index.
  case dot(Int)
  /// Something that adds nothing to what is said, whether it is hidden or not.
  case decoration

  /// What is stated about one card.
  public struct Card: Hashable, Sendable {
    /// What tells the card from others.
    public var id: String
    /// Its zero-based place among all cards, copies included.
    public var index: Int
    /// Whether it is a copy that only makes the row endless; nil where that is not stated.
    public var isClone: Bool?
    /// Whether any of it can be seen at rest; nil where that is not stated.
    public var isVisible: Bool?

    /// Creates what is stated about a card.
    public init(id: String, index: Int, isClone: Bool? = nil, isVisible: Bool? = nil) {
      self.id = id
      self.index = index
      self.isClone = isClone
      self.isVisible = isVisible
    }
  }
}

/// What a control of a carousel does.
public enum ControlRole: String, Hashable, Sendable, CaseIterable {
  /// Goes to the card before the current one.
  case previous
  /// Goes to the card after the current one.
  case next
  /// Stops and restarts autoplay.
  case pause
  /// Does something with one card.
  case card
}
