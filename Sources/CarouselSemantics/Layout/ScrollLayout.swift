import CarouselModel

/// The content of a scroll view: insets, sizes, and its row of cards.
struct ScrollLayout: Sendable {
  let axes: Set<Axis>
  let insets: EdgeInsets
  /// The views that scroll: one, or several in a column.
  let content: StackLayout
  /// The size of the scroll view: all it is offered along its axes, and its content's length across.
  let size: Size
  /// The environment around the scroll view.
  let outer: LayoutEnvironment

  init(_ axes: Set<Axis>, _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment) {
    self.axes = axes
    outer = environment
    insets = environment.safeArea.adding(environment.contentMargins)
    var offered = proposal.inset(by: insets)
    for axis in axes { offered[axis] = nil }
    content = StackLayout(
      Stack(.vertical), views, offered, Self.inner(environment, proposal, insets, axes, views))
    var size = content.size.outset(by: insets)
    for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
    self.size = size
  }

  /// The environment of the content.
  private static func inner(
    _ outer: LayoutEnvironment, _ proposal: ProposedSize, _ insets: EdgeInsets, _ axes: Set<Axis>,
    _ views: ViewList
  ) -> LayoutEnvironment {
    outer.changing { inner in
      (inner.safeArea, inner.contentMargins, inner.scrollPosition) = (EdgeInsets(), EdgeInsets(), nil)
      // Whether margins shorten the container is not documented; that they do is our reading.
      for axis in [Axis.horizontal, .vertical] {
        if let length = proposal[axis] { inner.container[axis] = max(0, length - insets.total(axis)) }
      }
      // A carousel waits for the first scroll view whose content is a row.
      if inner.carousel != nil, views.onlyStack(along: axes, outer) != nil { inner.carousel = nil }
    }
  }

  /// The row of cards, if the content is one: a stack along the scroll axis.
  var row: (view: Measurement, layout: StackLayout, axis: Axis)? {
    guard let only = content.onlyChild, case .stack(let layout) = only.content,
      case .stack = only.view.kind, let axis = layout.stack.axis, axes.contains(axis)
    else { return nil }
    return (only, layout, axis)
  }

  /// The row's arithmetic, if all its cards are of one size.
  var geometry: ScrollGeometry? {
    guard let (view, layout, axis) = row, !outer.hasUnknownMargins, !view.view.hasUnknownLength(0),
      !layout.items.contains(where: { $0.measured.view.hasUnknownLength(4) })
    else { return nil }
    let length = layout.items.first?.measured.size[axis] ?? 0
    guard layout.items.allSatisfy({ $0.measured.size[axis] == length }) else { return nil }
    let (before, after) = margins(of: view, layout, axis)
    return ScrollGeometry(
      container: size[axis], lead: insets.start(axis) + before, trail: insets.end(axis) + after, card: length,
      spacing: layout.spacing, count: layout.count, anchor: outer.scrollPosition?.anchor ?? .start,
      safeLead: outer.safeArea.start(axis), safeTrail: outer.safeArea.end(axis))
  }

  /// Space that the row's own modifiers put before and behind its cards.
  private func margins(of view: Measurement, _ layout: StackLayout, _ axis: Axis) -> (Double, Double) {
    let outer = Rect(x: 0, y: 0, width: view.size.width, height: view.size.height)
    let cards = layout.bounds(in: view.rects(in: outer)[0])
    let isMirrored = axis == .horizontal && layout.environment.isRightToLeft
    let (first, last) =
      axis == .horizontal
      ? (cards.x, outer.width - cards.maxX) : (cards.y, outer.height - cards.maxY)
    return isMirrored ? (last, first) : (first, last)
  }

  /// The rectangle of the content, given that of the scroll view and how far it is scrolled.
  func contentRect(in rect: Rect, offset: Double) -> Rect {
    var size = rect.size.outset(by: insets.negated)
    for axis in axes { size[axis] = content.size[axis] }
    let isHorizontal = axes.contains(.horizontal)
    return rect.placing(
      size, leading: insets.leading - (isHorizontal ? offset : 0),
      top: insets.top - (isHorizontal ? 0 : offset), isRightToLeft: outer.isRightToLeft)
  }
}

extension ViewNode {
  /// Whether its own length, or that of one of the first views inside it, is not known.
  fileprivate func hasUnknownLength(_ depth: Int) -> Bool {
    let isOpen = modifiers.contains { modifier in
      guard case .unknown(let unknown) = modifier.kind else { return false }
      return ["frame", "padding", "containerRelativeFrame", "spacing", "aspectRatio"].contains(unknown.name)
    }
    guard !isOpen, depth > 0, !children.isComputed else { return isOpen }
    return children.prefix(3).contains { $0.hasUnknownLength(depth - 1) }
  }
}

extension Stack {
  /// The axis along which children follow each other; a pile has none.
  var axis: Axis? {
    switch direction {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .depth: nil
    }
  }
}

extension ViewList {
  /// The stack, if the views are no more than one along one of the axes.
  fileprivate func onlyStack(along axes: Set<Axis>, _ environment: LayoutEnvironment) -> Stack? {
    let items = StackChildren(self, isLazy: false, environment).items
    guard items.count == 1, case .view(let view) = items[0], case .stack(let stack) = view.kind,
      let axis = stack.axis, axes.contains(axis)
    else { return nil }
    return stack
  }
}
