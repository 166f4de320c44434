import CarouselModel

/// The content of a scroll view: insets, sizes, and where it rests.
struct ScrollLayout: Sendable {
  let axes: Set<Axis>
  let insets: EdgeInsets
  let children: StackChildren
  /// The environment in which the content is laid out.
  let inner: LayoutEnvironment
  /// What each child of the scroll view is offered.
  let offered: ProposedSize
  /// The size of content and insets together.
  private(set) var contentSize: Size
  private let outer: LayoutEnvironment
  private let layout: Layout
  private let container: ProposedSize

  init(
    axes: Set<Axis>, views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment,
    _ layout: Layout
  ) {
    self.axes = axes
    self.layout = layout
    outer = environment
    container = proposal
    insets = environment.safeArea.adding(environment.contentMargins)
    var inner = environment
    (inner.safeArea, inner.contentMargins, inner.scrollPosition) = (EdgeInsets(), EdgeInsets(), nil)
    // Whether margins shorten the container is not documented; that they do is our reading.
    for axis in [Axis.horizontal, .vertical] {
      if let length = proposal[axis] { inner.container[axis] = max(0, length - insets.total(axis)) }
    }
    var offered = proposal.inset(by: insets)
    for axis in axes { offered[axis] = nil }
    (self.inner, self.offered) = (inner, offered)
    children = StackChildren(views, inner)
    let content = Self.contentSize(children, offered, inner, layout)
    contentSize = Size(
      width: content.width + insets.total(.horizontal), height: content.height + insets.total(.vertical))
  }

  private static func contentSize(
    _ children: StackChildren, _ offered: ProposedSize, _ inner: LayoutEnvironment, _ layout: Layout
  ) -> Size {
    guard let only = children.onlyView else {
      return StackLayout(Stack(.vertical), children, offered, inner, layout).size
    }
    return layout.size(of: only, offered, inner)
  }

  /// The row of cards, if the content is one: a stack along the scroll axis.
  var row: (stack: Stack, view: ViewNode)? {
    guard let view = children.onlyView, case .stack(let stack) = view.kind else { return nil }
    let axis: Axis = stack.direction == .vertical ? .vertical : .horizontal
    return stack.direction != .depth && axes.contains(axis) ? (stack, view) : nil
  }

  /// The row's arithmetic, if all its cards are of one size.
  var geometry: ScrollGeometry? {
    guard let (stack, view) = row, let length = container[axis(of: stack)] else { return nil }
    let axis = axis(of: stack)
    let row = StackLayout(stack, StackChildren(view.children, inner), offered, inner, layout)
    let lengths = Set(row.childSizes.map { $0[axis] })
    guard lengths.count <= 1 else { return nil }
    return ScrollGeometry(
      container: length, lead: insets.start(axis), trail: insets.end(axis), card: lengths.first ?? 0,
      spacing: row.spacing,
      count: row.children.items.reduce(0) { $0 + $1.count },
      anchor: outer.scrollPosition?.anchor ?? .start, safeLead: outer.safeArea.start(axis),
      safeTrail: outer.safeArea.end(axis))
  }

  func axis(of stack: Stack) -> Axis { stack.direction == .vertical ? .vertical : .horizontal }
}
