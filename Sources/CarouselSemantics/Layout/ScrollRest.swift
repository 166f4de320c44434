import CarouselModel

/// Where a scroll view rests in the current state, and the carousel whose row it is.
struct ScrollRest: Sendable {
  /// The row of cards, if the content is one.
  let row: (stack: Stack, view: ViewNode)?
  /// How far the content is scrolled, in points.
  let offset: Double
  /// The carousel that waited for its row.
  let carousel: PlacedCarousel?

  init(_ scroll: ScrollLayout, _ environment: LayoutEnvironment) {
    row = scroll.row
    let geometry = scroll.geometry
    let context = environment.context
    guard let row, let facts = environment.carousel else {
      (offset, carousel) = (0, nil)
      return
    }
    let index = facts.currentIndex(in: context.state) ?? 0
    offset = geometry?.restOffset(index) ?? 0
    let cards = Self.cards(of: row.view, environment)
    carousel = PlacedCarousel(
      facts: facts, geometry: geometry, axis: scroll.axis(of: row.stack), cards: cards, context: context)
  }

  /// The cards: the views of the row, with groups opened.
  private static func cards(of row: ViewNode, _ environment: LayoutEnvironment) -> ViewList {
    let items = StackChildren(row.children, environment).items
    if items.count == 1, case .run(let views) = items[0] { return views }
    return ViewList(
      items.flatMap { item -> [ViewNode] in
        switch item {
        case .view(let view): [view]
        case .run(let views): Array(views)
        }
      })
  }
}
