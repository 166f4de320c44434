public import CarouselModel

/// Which card of which carousel.
public struct CardPlace: Hashable, Sendable {
  /// The state that holds the carousel's current card, which tells carousels apart.
  public var carousel: StateKey
  /// The card's zero-based index.
  public var index: Int

  /// Creates a place.
  public init(carousel: StateKey, index: Int) {
    self.carousel = carousel
    self.index = index
  }
}
