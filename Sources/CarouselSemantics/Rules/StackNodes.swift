import CarouselModel

/// The stack whose children are the cards of a scroll view's row.
struct CardRow: Sendable {
  /// The stack.
  let view: Measurement
  /// The carousel whose row it is, by the state that holds its current card.
  let carousel: StateKey?
  /// Whether a card exists while the row is at rest.
  let existence: @Sendable (Int) -> CardExistence
}

/// Stacks: the lists of their children, one behind the other.
extension SemanticsBuilder {
  /// The nodes of a stack that fills a rectangle; it adds none of its own.
  func nodes(of layout: StackLayout, in rect: Rect, row: CardRow?) -> NodeList {
    guard !layout.stack.isLazy else { return lazyNodes(of: layout, in: rect, row: row) }
    var list = joined(layout, in: rect, row: row)
    // In a pile the order is back to front, whatever the frames say.
    if layout.stack.direction == .depth, list.entries.count > 1 {
      list.entries = [.group(NodeGroup(.explicit, list.entries))]
    }
    return list
  }

  /// The lists of all children.
  func joined(_ layout: StackLayout, in rect: Rect, row: CardRow?) -> NodeList {
    let bounds = layout.bounds(in: rect)
    var list = NodeList()
    for item in layout.items where !(item.run?.promises.contains(.silent) ?? false) {
      for index in 0..<item.count { list.append(nodes(of: item, index, layout, in: bounds, row)) }
    }
    return list
  }

  /// Cards that are made when they are asked for, each read to its end before the next one begins.
  ///
  /// Where the first card is not the first stop, all are made: a sort priority, or a modal card, may stand
  /// anywhere in the row.
  private func lazyNodes(of layout: StackLayout, in rect: Rect, row: CardRow?) -> NodeList {
    let bounds = layout.bounds(in: rect)
    var cards = LazyNodes(count: layout.count) { index in
      let item = layout.items.holding(index)
      return nodes(of: item, index - item.first, layout, in: bounds, row)
    }
    if let row { cards.existence = row.existence }
    guard cards.count > 0 else { return NodeList() }
    guard OrderSearch(layout.environment).finds(in: layout) else {
      return NodeList(entries: [.lazy(cards)], carousels: carousels(in: cards, layout))
    }
    var list = NodeList()
    var groups: [NodeList.Entry] = []
    for index in 0..<cards.count {
      let card = cards.list(index)
      groups.append(.group(NodeGroup(.sorted, card.entries)))
      list.removed += card.removed
      list.carousels += card.carousels
    }
    list.entries = [.group(NodeGroup(.explicit, groups))]
    return list
  }

  /// The carousels inside cards that are made when they are asked for, such as the rows of a shop's front page.
  private func carousels(in cards: LazyNodes, _ layout: StackLayout) -> [PlacedCarousel] {
    guard cards.count <= Self.mostCardsWithCarousels, ScrollSearch(layout.environment).finds(in: layout)
    else { return [] }
    return (0..<cards.count).flatMap { cards.list($0).carousels }
  }

  private static let mostCardsWithCarousels = 1_000

  private func nodes(
    of item: StackLayout.Item, _ index: Int, _ layout: StackLayout, in bounds: Rect, _ row: CardRow?
  ) -> NodeList {
    var builder = self
    if let carousel = row?.carousel {
      builder.card = CardPlace(carousel: carousel, index: item.first + index)
    }
    var measured = item.measured
    if index > 0, let run = item.run { measured = layout.measure(run[index], item.offered) }
    return builder.nodes(of: measured, in: layout.rect(of: item, index, in: bounds))
  }
}
