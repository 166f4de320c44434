import CarouselModel

/// Where a scroll view rests in the current state, and the carousel whose row it is.
struct ScrollRest: Sendable {
  /// The row's arithmetic, if its content is a row of equal cards.
  let geometry: ScrollGeometry?
  /// How far the content is scrolled, in points.
  let offset: Double
  /// The carousel that waited for its row.
  let carousel: PlacedCarousel?

  init(_ scroll: ScrollLayout) {
    let geometry = scroll.geometry
    self.geometry = geometry
    guard let (_, layout, axis) = scroll.row, let facts = scroll.outer.carousel else {
      (offset, carousel) = (0, nil)
      return
    }
    let context = scroll.outer.context
    offset = geometry?.restOffset(facts.currentIndex(in: context.state) ?? 0) ?? 0
    carousel = PlacedCarousel(
      facts: facts, geometry: geometry, axis: axis, cards: layout.views, context: context,
      isLazy: layout.stack.isLazy)
  }
}

extension StackLayout {
  /// The children as views, with groups opened.
  var views: ViewList {
    if items.count == 1, let run = items[0].run { return run }
    return ViewList(count: count) { [items] index in
      let item = items.holding(index)
      return item.run?[index - item.first] ?? item.measured.view
    }
  }
}

extension [StackLayout.Item] {
  /// The item that holds the view at an index, which must be one of the stack's.
  func holding(_ index: Int) -> StackLayout.Item {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return self[low]
  }
}
