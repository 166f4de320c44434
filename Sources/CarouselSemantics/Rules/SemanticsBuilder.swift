import CarouselModel

/// Turns views into the nodes that assistive technology is given.
///
/// Every view yields a list of nodes, and modifiers are functions on that list, innermost first: that one
/// choice gives the rules T1 to T14 of `Documentation/Semantics.md`.
struct SemanticsBuilder: Sendable {
  let layout = Layout()

  /// The nodes of a view that fills a rectangle, with all its modifiers.
  func nodes(of view: ViewNode, in rect: Rect, _ environment: LayoutEnvironment) -> NodeList {
    let levels = ModifierLevels(of: view, ProposedSize(rect.size), environment, layout: layout)
    let rects = levels.rects(outer: rect, isRightToLeft: environment.isRightToLeft)
    var list = baseNodes(of: view, in: rects[0], levels.environments[0])
    for (index, modifier) in view.modifiers.enumerated() where modifier.isEnabled {
      let place = ModifierPlace(
        view: view.kind.name, source: view.source, frame: frame(rects[index + 1]), inner: rects[index],
        environment: levels.environments[index + 1])
      list = apply(modifier, to: list, at: place)
    }
    return list
  }

  /// The nodes of views that follow each other, each with its own rectangle.
  func nodes(of views: ViewList, in rect: Rect, _ environment: LayoutEnvironment) -> NodeList {
    let children = StackChildren(views, environment)
    if let only = children.onlyView { return nodes(of: only, in: rect, environment) }
    return nodes(of: Stack(.vertical, spacing: 0), children, in: rect, environment)
  }

  func frame(_ rect: Rect) -> Frame { .estimated(rect, assumption: Self.layoutAssumption) }

  static let layoutAssumption =
    "sizes follow from what is declared; text is measured with average letter widths, and the screen's own safe "
    + "area is not counted"
}

/// Where a modifier stands: what it applies to, and the room there.
struct ModifierPlace: Sendable {
  /// SwiftUI's name of the view.
  var view: String
  /// Where the view was declared.
  var source: SourceRange?
  /// The frame of an element that the modifier makes.
  var frame: Frame
  /// The rectangle of what is inside the modifier.
  var inner: Rect
  /// The environment around the modifier.
  var environment: LayoutEnvironment
}
