internal import CarouselModel

/// A view that has been built, with what is known about it while its carousel is not yet recognised.
struct ViewValue {
  var node: ViewNode
  /// The cards, where the view is a row of views made from data.
  var row: CardRow?
  /// The scrolling, where the view is a scroll view around a row.
  var scroll: ScrollFacts?
  /// What a selection is compared with.
  var tag: Value?
  /// The views inside with what a selection is compared with, one by one, where the view is a list of them.
  var tagged: [ViewValue] = []
  /// What its tab is called, where it is the content of one.
  var tabTitle: TextValue?
  /// The badge at its tab, where there is one.
  var tabBadge: String?
  /// Where it stands in a bar, where it is an item of one.
  var barSlot: String?
  /// The bars around it.
  var bar: BarFacts?
  /// The state that a drag of the author's own writes.
  var dragged: StateKey?

  init(_ node: ViewNode) { self.node = node }

  static var empty: ViewValue { ViewValue(ViewNode(.empty)) }
}

/// The cards of a row.
struct CardRow {
  /// The identifiers, in order.
  var ids: [String]
  /// Whether scrolling aligns to them.
  var isTarget = false
}

/// What has been said about a scroll view so far.
struct ScrollFacts {
  var row: CardRow
  var axis: Axis
  var snaps = false
  var position: StateKey?
  var anchor: Alignment.Place?
}
