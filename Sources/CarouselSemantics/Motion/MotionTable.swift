public import CarouselModel

/// What a carousel's cards look like at rest, with Reduce Motion off and on.
public struct MotionTable: Sendable {
  /// One card while one card is at rest.
  public struct Row: Hashable, Sendable {
    /// The card's identifier.
    public var id: String
    /// The card's one-based position.
    public var position: Int
    /// The identifier of the card at rest.
    public var restingCard: String
    /// The effects with Reduce Motion off.
    public var standard: EffectValues
    /// The effects with Reduce Motion on.
    public var reduced: EffectValues
  }

  /// The carousel with Reduce Motion off.
  public let standard: PlacedCarousel
  /// The carousel with Reduce Motion on.
  public let reduced: PlacedCarousel

  /// Pairs the two variants of a carousel.
  public init(standard: PlacedCarousel, reduced: PlacedCarousel) {
    self.standard = standard
    self.reduced = reduced
  }

  /// The number of cards.
  public var count: Int { standard.facts.cards.count }

  /// The zero-based index of the current card; nil without cards.
  public var currentIndex: Int? { standard.currentIndex }

  /// One card while another rests, both by zero-based index; nil where there is no such card.
  public func row(of index: Int, restingAt rest: Int) -> Row? {
    let cards = standard.facts.cards
    guard cards.indices.contains(index), cards.indices.contains(rest) else { return nil }
    return Row(
      id: cards[index], position: index + 1, restingCard: cards[rest],
      standard: CardEffects(standard, rest).values(of: index), reduced: CardEffects(reduced, rest).values(of: index))
  }

  /// The cards, one by one, while the card at an index rests; none if there is no such card.
  public func rows(restingAt rest: Int) -> some Sequence<Row> {
    let cards = standard.facts.cards
    let count = cards.indices.contains(rest) ? self.count : 0
    let restingCard = cards.indices.contains(rest) ? cards[rest] : ""
    let (standardEffects, reducedEffects) = (CardEffects(standard, rest), CardEffects(reduced, rest))
    return (0..<count).lazy.map { index in
      Row(
        id: standard.facts.cards[index], position: index + 1, restingCard: restingCard,
        standard: standardEffects.values(of: index), reduced: reducedEffects.values(of: index))
    }
  }
}
