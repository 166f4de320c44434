import CarouselModel

/// Where the children of a stack are, relative to its leading top corner.
struct StackLayout: Sendable {
  /// What was measured of a child, or of a run of children.
  struct Item: Sendable {
    /// The child, or the first of the run, which stands for all.
    let measured: Measurement
    /// The run of views, if it is one.
    let run: ViewList?
    /// What each of them is offered.
    let offered: ProposedSize
    /// Number of views before this one.
    let first: Int
    /// Where it begins along the stack's direction.
    fileprivate(set) var start = 0.0

    var count: Int { run?.count ?? 1 }
  }

  let stack: Stack
  /// The environment of the children.
  let environment: LayoutEnvironment
  private(set) var items: [Item] = []
  /// The size of the whole stack.
  private(set) var size = Size.zero

  /// The distance between neighbours, taken to be 8 points where the system chooses.
  var spacing: Double { stack.direction == .depth ? 0 : stack.spacing ?? 8 }

  /// The number of children.
  var count: Int { items.last.map { $0.first + $0.count } ?? 0 }

  /// The child, if there is exactly one.
  var onlyChild: Measurement? { items.count == 1 && items[0].run == nil ? items[0].measured : nil }

  init(_ stack: Stack, _ views: ViewList, _ proposal: ProposedSize, _ outer: LayoutEnvironment) {
    let children = StackChildren(views, isLazy: stack.isLazy, outer)
    let divides = stack.direction == .horizontal && children.holdDivider
    self.stack = stack
    environment = outer.dividesColumns == divides ? outer : outer.changing { $0.dividesColumns = divides }
    switch stack.direction {
    case .horizontal: measure(children, along: .horizontal, proposal)
    case .vertical: measure(children, along: .vertical, proposal)
    case .depth: measurePile(children, proposal)
    }
  }

  /// Fixed children first, then the flexible ones share what is left.
  private mutating func measure(_ children: StackChildren, along axis: Axis, _ proposal: ProposedSize) {
    var rest = proposal[axis].map { $0 - spacing * Double(max(children.count - 1, 0)) }
    var measured: [Item?] = []
    var (first, takers) = (0, 0)
    for child in children.items {
      let isFlexible = Flexibility(environment: environment).isFlexible(child.sample, axis)
      if isFlexible { takers += child.count }
      var offered = proposal
      // A text may use the whole line; it is not squeezed by neighbours that come later.
      offered[axis] = stack.isLazy ? nil : rest.map { max(0, $0) }
      let item = isFlexible ? nil : item(child, offered, first)
      if let item { rest = rest.map { $0 - item.measured.size[axis] * Double(child.count) } }
      measured.append(item)
      first += child.count
    }
    var share = proposal
    share[axis] = rest.map { max(0, $0) / Double(max(takers, 1)) }
    finish(children, measured, share, along: axis)
  }

  private func item(_ child: StackChildren.Item, _ offered: ProposedSize, _ first: Int) -> Item {
    let run: ViewList? = if case .run(let views) = child { views } else { nil }
    let measured =
      run == nil ? Measurement(child.sample, offered, environment) : measure(child.sample, offered)
    return Item(measured: measured, run: run, offered: offered, first: first)
  }

  /// A view of a run; one that is several views lies in the stack's own direction.
  func measure(_ view: ViewNode, _ offered: ProposedSize) -> Measurement {
    guard case .group = view.kind, view.modifiers.isEmpty else {
      return Measurement(view, offered, environment)
    }
    var inner = stack
    inner.isLazy = false
    return Measurement(ViewNode(.stack(inner), children: view.children), offered, environment)
  }

  private mutating func finish(
    _ children: StackChildren, _ measured: [Item?], _ share: ProposedSize, along axis: Axis
  ) {
    var (place, first) = (0.0, 0)
    items.reserveCapacity(measured.count)
    for (child, fixed) in zip(children.items, measured) {
      var item = fixed ?? item(child, share, first)
      item.start = place
      place += Double(child.count) * (length(of: item, axis) + spacing)
      first += child.count
      size[axis.other] = max(size[axis.other], item.measured.size[axis.other])
      items.append(item)
    }
    size[axis] = max(0, place - (items.isEmpty ? 0 : spacing))
  }

  /// The length of one view of an item along the stack: a spacer takes all that it is offered.
  private func length(of item: Item, _ axis: Axis) -> Double {
    if case .spacer = item.measured.view.kind, let offered = item.offered[axis] { return offered }
    return item.measured.size[axis]
  }

  private mutating func measurePile(_ children: StackChildren, _ proposal: ProposedSize) {
    var first = 0
    for child in children.items {
      let item = item(child, proposal, first)
      size.width = max(size.width, item.measured.size.width)
      size.height = max(size.height, item.measured.size.height)
      first += child.count
      items.append(item)
    }
  }

  /// The rectangle that the stack's children lie in, given that of the stack.
  func bounds(in rect: Rect) -> Rect {
    stack.direction == .depth
      ? rect : rect.aligning(size, stack.alignment, isRightToLeft: environment.isRightToLeft)
  }

  /// The rectangle of a child of an item within the stack's bounds, mirrored in right-to-left layout.
  func rect(of item: Item, _ index: Int, in bounds: Rect) -> Rect {
    let childSize = item.measured.size
    let across = stack.alignment
    var leading = (bounds.width - childSize.width) * across.horizontal.fraction
    var top = (bounds.height - childSize.height) * across.vertical.fraction
    switch stack.direction {
    case .horizontal: leading = item.start + Double(index) * (childSize.width + spacing)
    case .vertical: top = item.start + Double(index) * (childSize.height + spacing)
    case .depth: break
    }
    return bounds.placing(childSize, leading: leading, top: top, isRightToLeft: environment.isRightToLeft)
  }
}

extension Rect {
  /// A rectangle of a size, at distances from the leading and top edge of this one.
  func placing(_ size: Size, leading: Double, top: Double, isRightToLeft: Bool) -> Rect {
    let left = isRightToLeft ? width - leading - size.width : leading
    return Rect(x: x + left, y: y + top, width: size.width, height: size.height)
  }

  /// A rectangle of a size, aligned in this one.
  func aligning(_ size: Size, _ alignment: Alignment, isRightToLeft: Bool) -> Rect {
    placing(
      size, leading: (width - size.width) * alignment.horizontal.fraction,
      top: (height - size.height) * alignment.vertical.fraction, isRightToLeft: isRightToLeft)
  }
}
