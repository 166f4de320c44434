import CarouselModel
import CarouselSemantics

/// A carousel as it was met on a walk: its facts and where its cards are.
struct CarouselSeed {
  /// Cards that follow each other.
  struct Row {
    let child: PlacedView.Child
    let around: Surroundings
    /// The zero-based index of the first card.
    let first: Int

    init(_ child: PlacedView.Child, _ around: Surroundings, first: Int) {
      self.child = child
      self.around = around
      self.first = first
    }

    var count: Int {
      switch child {
      case .view: 1
      case .run(let views): views.count
      }
    }
  }

  let number: Int
  let facts: Carousel
  /// Whether it is only a scrolling row that nobody calls a carousel.
  let isImplied: Bool
  let placed: PlacedView
  /// What holds at each level of the carousel's view, the bare view first.
  let around: [Surroundings]
  var rows: [Row] = []
  var row: ViewSubject?

  /// The facts of a view that is a carousel, or a horizontal row that scrolls.
  static func facts(of placed: PlacedView, isInside: Bool) -> (facts: Carousel, isImplied: Bool)? {
    if case .carousel(let facts) = placed.view.kind { return (facts, false) }
    guard !isInside, case .scroll(let axes) = placed.view.kind, axes == [.horizontal],
      placed.children.count == 1, case .view(let row) = placed.children[0],
      case .stack(let stack) = row.view.kind, stack.direction == .horizontal
    else { return nil }
    let count = row.children.reduce(0) { $0 + CarouselSeed.Row($1, Surroundings(), first: 0).count }
    guard count > 1 else { return nil }
    let ids = LazyList(count: count) { "card \($0 + 1)" }
    return (Carousel(.custom, cards: ids, position: "implied row"), true)
  }

  /// Whether a view holds the cards as its children.
  func isRow(_ placed: PlacedView, _ children: [PlacedView.Child]) -> Bool {
    guard case .stack(let stack) = placed.view.kind else { return false }
    if placed.rowPosition == facts.position || placed.view.part == .row { return true }
    if isImplied { return stack.direction == .horizontal }
    guard rows.isEmpty, placed.view.part == nil else { return false }
    let count = children.reduce(0) { $0 + CarouselSeed.Row($1, Surroundings(), first: 0).count }
    // A row that its author moves is the view that became the carousel; where parts are stated, the row is one.
    if facts.paging == .custom, placed.view.source != nil, placed.view.source == self.placed.view.source {
      return count > 0 && count == facts.cards.count && !children.contains(where: \.isPart)
    }
    guard children.count == 1, case .run = children[0] else { return false }
    return count == facts.cards.count
  }
}

extension [CarouselSeed.Row] {
  /// The rows by their first cards.
  var inOrder: Self { sorted { $0.first < $1.first } }

  /// The last row that begins at or before a card, by halving; the rows must be in order.
  func holding(_ card: Int) -> CarouselSeed.Row? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].first <= card { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

extension PlacedView.Child {
  /// Whether it is stated what the view is to the carousel.
  fileprivate var isPart: Bool { if case .view(let view) = self { view.view.part != nil } else { false } }
}
