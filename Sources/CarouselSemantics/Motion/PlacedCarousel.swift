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

  /// Creates a placed carousel.
  public init(
    facts: Carousel, geometry: ScrollGeometry?, axis: Axis, cards: ViewList, context: ScreenContext
  ) {
    self.facts = facts
    self.geometry = geometry
    self.axis = axis
    self.cards = cards
    self.context = context
  }

  /// The zero-based index of the current card; nil without cards.
  public var currentIndex: Int? { facts.currentIndex(in: context.state) }
}
