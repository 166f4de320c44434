public import CarouselModel

/// A carousel where it was met: its facts, its row's arithmetic, and its cards as views.
public struct PlacedCarousel: Sendable {
  /// The facts that the author or the document gives.
  public var facts: Carousel
  /// The row's arithmetic; nil where the row is not one of equal cards in a scroll view.
  public var geometry: ScrollGeometry?
  /// The axis of the row.
  public var axis: Axis
  /// The cards as views, one by one when asked for.
  public var cards: ViewList
  /// What the carousel was placed under.
  public var context: ScreenContext
  /// Whether iOS makes a card only when it comes near the screen.
  public var isLazy: Bool

  /// Creates a placed carousel.
  public init(
    facts: Carousel, geometry: ScrollGeometry?, axis: Axis, cards: ViewList, context: ScreenContext,
    isLazy: Bool = false
  ) {
    self.facts = facts
    self.geometry = geometry
    self.axis = axis
    self.cards = cards
    self.context = context
    self.isLazy = isLazy
  }

  /// The zero-based index of the current card; nil without cards.
  public var currentIndex: Int? { facts.currentIndex(in: context.state) }

  /// Whether iOS has made a card (zero-based) while the current card rests.
  public func existence(of index: Int) -> CardExistence {
    guard isLazy else { return cards.indices.contains(index) ? .exists : .missing }
    guard let geometry, let current = currentIndex else { return .unknown }
    return geometry.existence(of: index, offset: geometry.restOffset(current))
  }

  /// What three-finger scrolling would announce while the current card rests; nil where that is not known.
  public var pageStatus: PageStatus? {
    guard let geometry, let current = currentIndex else { return nil }
    return geometry.pageStatus(offset: geometry.restOffset(current))
  }
}
