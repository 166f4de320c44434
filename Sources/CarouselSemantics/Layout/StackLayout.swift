import CarouselModel

/// Where the children of a stack are, relative to its leading top corner.
struct StackLayout: Sendable {
  let stack: Stack
  let children: StackChildren
  /// The size of one child of each item.
  private(set) var childSizes: [Size] = []
  /// Where each item begins along the stack's direction.
  private(set) var starts: [Double] = []
  /// The size of the whole stack.
  private(set) var size = Size.zero

  /// The distance between neighbours, taken to be 8 points where the system chooses.
  var spacing: Double { stack.direction == .depth ? 0 : stack.spacing ?? 8 }

  init(
    _ stack: Stack, _ children: StackChildren, _ proposal: ProposedSize, _ environment: LayoutEnvironment,
    _ layout: Layout
  ) {
    self.stack = stack
    self.children = children
    switch stack.direction {
    case .horizontal: measure(along: .horizontal, proposal, environment, layout)
    case .vertical: measure(along: .vertical, proposal, environment, layout)
    case .depth: measurePile(proposal, environment, layout)
    }
  }

  /// Fixed children first, then the flexible ones share what is left.
  private mutating func measure(
    along axis: Axis, _ proposal: ProposedSize, _ environment: LayoutEnvironment, _ layout: Layout
  ) {
    let flexibility = Flexibility(environment: environment)
    let samples = children.items.map(\.sample)
    let flexible = samples.map { $0.map { flexibility.isFlexible($0, axis) } ?? false }
    childSizes = Array(repeating: .zero, count: samples.count)
    var rest = proposal[axis].map { $0 - gaps }
    for (index, sample) in samples.enumerated() where !flexible[index] {
      guard let sample else { continue }
      var offered = proposal
      // A text may use the whole line; it is not squeezed by neighbours that come later.
      offered[axis] = stack.isLazy ? nil : rest.map { max(0, $0) }
      childSizes[index] = layout.size(of: sample, offered, environment)
      rest = rest.map { $0 - childSizes[index][axis] * Double(children.items[index].count) }
    }
    shareRest(rest, among: flexible, along: axis, proposal, environment, layout)
    finish(along: axis)
  }

  private mutating func shareRest(
    _ rest: Double?, among flexible: [Bool], along axis: Axis, _ proposal: ProposedSize,
    _ environment: LayoutEnvironment, _ layout: Layout
  ) {
    let takers = zip(flexible, children.items).reduce(0) { $0 + ($1.0 ? $1.1.count : 0) }
    var offered = proposal
    offered[axis] = rest.map { max(0, $0) / Double(max(takers, 1)) }
    for (index, item) in children.items.enumerated() where flexible[index] {
      guard let sample = item.sample else { continue }
      childSizes[index] = layout.size(of: sample, offered, environment)
      if case .spacer = sample.kind { childSizes[index][axis] = offered[axis] ?? 0 }
    }
  }

  private mutating func measurePile(
    _ proposal: ProposedSize, _ environment: LayoutEnvironment, _ layout: Layout
  ) {
    childSizes = children.items.map { item in
      item.sample.map { layout.size(of: $0, proposal, environment) } ?? .zero
    }
    starts = Array(repeating: 0, count: childSizes.count)
    size = Size(
      width: childSizes.map(\.width).max() ?? 0, height: childSizes.map(\.height).max() ?? 0)
  }

  private var gaps: Double {
    let count = children.items.reduce(0) { $0 + $1.count }
    return spacing * Double(max(count - 1, 0))
  }

  private mutating func finish(along axis: Axis) {
    var place = 0.0
    for (item, childSize) in zip(children.items, childSizes) {
      starts.append(place)
      place += Double(item.count) * (childSize[axis] + spacing)
    }
    size[axis] = max(0, place - (children.items.isEmpty ? 0 : spacing))
    size[axis.other] = childSizes.map { $0[axis.other] }.max() ?? 0
  }

  /// The rectangle of a child within the stack's rectangle, mirrored in right-to-left layout.
  func rect(item: Int, index: Int, in bounds: Rect, isRightToLeft: Bool) -> Rect {
    let childSize = childSizes[item]
    let across = stack.alignment
    var leading = (bounds.width - childSize.width) * across.horizontal.fraction
    var top = (bounds.height - childSize.height) * across.vertical.fraction
    switch stack.direction {
    case .horizontal: leading = starts[item] + Double(index) * (childSize.width + spacing)
    case .vertical: top = starts[item] + Double(index) * (childSize.height + spacing)
    case .depth: break
    }
    return bounds.placing(childSize, leading: leading, top: top, isRightToLeft: isRightToLeft)
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
