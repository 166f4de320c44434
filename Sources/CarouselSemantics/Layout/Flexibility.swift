import CarouselModel

/// Whether a view takes any length that it is offered.
struct Flexibility: Sendable {
  let environment: LayoutEnvironment

  func isFlexible(_ view: ViewNode, _ axis: Axis) -> Bool {
    for modifier in view.modifiers.reversed() where modifier.isEnabled {
      if let answer = answer(of: modifier, axis) { return answer }
    }
    return isBareFlexible(view, axis)
  }

  /// What a modifier decides by itself; nil leaves it to what is inside.
  private func answer(of modifier: Modifier, _ axis: Axis) -> Bool? {
    guard case .layout(let change) = modifier.kind else { return nil }
    switch change {
    case .frame(let width, let height, _):
      return (axis == .horizontal ? width : height) == nil ? nil : false
    case .flexibleFrame(let limits):
      let limit = axis == .horizontal ? limits.maxWidth : limits.maxHeight
      return limit.map { $0 == .infinity }
    case .containerRelativeFrame(let axes, _): return axes.contains(axis) ? false : nil
    case .fixedSize: return false
    default: return nil
    }
  }

  private func isBareFlexible(_ view: ViewNode, _ axis: Axis) -> Bool {
    switch view.kind {
    case .shape, .geometryReader, .spacer, .opaque: true
    case .divider: axis == (environment.dividesColumns ? .vertical : .horizontal)
    case .image(let image): if case .symbol = image.source { false } else { true }
    case .control(let control): if case .textEditor = control { true } else { axis == .horizontal }
    case .scroll(let axes): axes.contains(axis)
    case .reader(let content): anyFlexible(content(environment.context), axis, in: .depth)
    case .stack(let stack): anyFlexible(view.children, axis, in: stack.direction)
    case .group, .carousel: anyFlexible(view.children, axis, in: .depth)
    case .empty, .text, .label, .button, .link, .element: false
    }
  }

  /// Space and lines only stretch along, or across, the stack that they stand in.
  private func anyFlexible(_ views: ViewList, _ axis: Axis, in direction: Stack.Direction) -> Bool {
    func test(_ view: ViewNode) -> Bool {
      guard view.modifiers.isEmpty, direction != .depth else { return isFlexible(view, axis) }
      let along: Axis = direction == .horizontal ? .horizontal : .vertical
      switch view.kind {
      case .spacer: return axis == along
      case .divider: return axis == along.other
      default: return isFlexible(view, axis)
      }
    }
    return views.isComputed ? views.first.map(test) ?? false : views.contains(where: test)
  }
}
