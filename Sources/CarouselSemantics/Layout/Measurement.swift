import CarouselModel

/// A view with the size that it takes of what it was offered, and how its content is arranged in that size.
///
/// Every view is measured once; its nodes are then made from the measurement, so that the cost grows with the
/// number of views and not with their depth.
final class Measurement: Sendable {
  /// How what is inside a view was laid out.
  enum Content: Sendable {
    /// Nothing inside, or nothing that needed measuring.
    case none
    /// Views in a row, a column or a pile.
    case stack(StackLayout)
    /// Views that scroll.
    case scroll(ScrollLayout)
  }

  let view: ViewNode
  let content: Content
  /// The size of the view with all its modifiers.
  let size: Size
  /// The environment of the bare view.
  let environment: LayoutEnvironment
  private let levels: ModifierLevels

  /// Measures a view in what it is offered.
  init(_ view: ViewNode, _ proposal: ProposedSize, _ outer: LayoutEnvironment) {
    self.view = view
    var levels = ModifierLevels(of: view, proposal, outer)
    let environment = levels.environment(0)
    let (size, content) = Layout.bare(view, levels.innerProposal, environment)
    levels.take(size)
    (self.levels, self.environment, self.content) = (levels, environment, content)
    self.size = levels.outerSize
  }

  /// The environment around the first `count` modifiers.
  func environment(around count: Int) -> LayoutEnvironment { levels.environment(count) }

  /// The rectangle of the bare view and those around each modifier, given that of the whole view.
  func rects(in outer: Rect) -> LevelRects {
    levels.rects(outer: outer, isRightToLeft: environment.isRightToLeft)
  }
}
