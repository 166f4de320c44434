import CarouselModel

/// Whether a view takes any length that it is offered.
struct Flexibility: Sendable {
  var environment: LayoutEnvironment

  func isFlexible(_ view: ViewNode, _ axis: Axis) -> Bool {
    for modifier in view.modifiers.reversed() where modifier.isEnabled {
      if let answer = answer(of: modifier, axis) { return answer }
    }
    return isBaseFlexible(view, axis)
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

  private func isBaseFlexible(_ view: ViewNode, _ axis: Axis) -> Bool {
    switch view.kind {
    case .shape, .geometryReader, .spacer, .opaque: true
    case .divider: axis == .horizontal
    case .image(let image): if case .symbol = image.source { false } else { true }
    case .control(let control): if case .textEditor = control { true } else { axis == .horizontal }
    case .scroll(let axes): axes.contains(axis)
    case .reader(let content): anyFlexible(content(environment.context), axis)
    case .stack, .group, .carousel: anyFlexible(view.children, axis)
    case .empty, .text, .label, .button, .link, .element: false
    }
  }

  private func anyFlexible(_ views: ViewList, _ axis: Axis) -> Bool {
    if views.isComputed { return views.first.map { isFlexible($0, axis) } ?? false }
    return views.contains { isFlexible($0, axis) }
  }
}
