import CarouselModel

/// What each modifier of a view is offered and takes: level 0 is the bare view, the last one is all of it.
struct ModifierLevels: Sendable {
  /// What is offered to each level.
  private(set) var proposals: [ProposedSize]
  /// The environment of each level.
  private(set) var environments: [LayoutEnvironment]
  /// What each level takes.
  private(set) var sizes: [Size]
  private let modifiers: [Modifier]
  private let isScroll: Bool

  /// The size of the view with all its modifiers.
  var outerSize: Size { sizes[sizes.count - 1] }

  init(
    of view: ViewNode, _ proposal: ProposedSize, _ environment: LayoutEnvironment, layout: Layout
  ) {
    modifiers = view.modifiers
    let count = modifiers.count
    if case .scroll = view.kind { isScroll = true } else { isScroll = false }
    proposals = Array(repeating: proposal, count: count + 1)
    environments = Array(repeating: environment, count: count + 1)
    sizes = Array(repeating: .zero, count: count + 1)
    for level in stride(from: count, to: 0, by: -1) {
      environments[level - 1] = environments[level].inside(modifiers[level - 1])
      proposals[level - 1] = offered(by: modifiers[level - 1], proposals[level], environments[level])
    }
    sizes[0] = layout.baseSize(of: view, proposals[0], environments[0])
    for level in 0..<count {
      sizes[level + 1] = taken(
        by: modifiers[level], sizes[level], proposals[level + 1], environments[level + 1])
    }
  }

  /// What a modifier offers to what is inside.
  private func offered(
    by modifier: Modifier, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> ProposedSize {
    guard modifier.isEnabled, case .layout(let change) = modifier.kind else { return proposal }
    switch change {
    case .frame(let width, let height, _):
      return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexibleFrame(let limits):
      return ProposedSize(
        width: proposal.width.map { limits.clamp($0, .horizontal) },
        height: proposal.height.map { limits.clamp($0, .vertical) })
    case .padding(let insets): return proposal.inset(by: insets)
    case .safeAreaPadding(let insets): return isScroll ? proposal : proposal.inset(by: insets)
    case .containerRelativeFrame(let axes, let length):
      var result = proposal
      for axis in axes { result[axis] = length(environment.container[axis]) }
      return result
    case .fixedSize: return ProposedSize()
    default: return proposal
    }
  }

  /// What a modifier takes around what is inside.
  private func taken(
    by modifier: Modifier, _ inner: Size, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    guard modifier.isEnabled, case .layout(let change) = modifier.kind else { return inner }
    switch change {
    case .frame(let width, let height, _):
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let limits):
      return Size(
        width: limits.taken(inner.width, of: proposal.width, .horizontal),
        height: limits.taken(inner.height, of: proposal.height, .vertical))
    case .padding(let insets): return inner.outset(by: insets)
    case .safeAreaPadding(let insets): return isScroll ? inner : inner.outset(by: insets)
    case .containerRelativeFrame(let axes, let length):
      var size = inner
      for axis in axes { size[axis] = length(environment.container[axis]) }
      return size
    case .aspectRatio(let ratio?, let fills): return inner.fitting(ratio, fills: fills)
    default: return inner
    }
  }

  /// The rectangle of each level, given that of the whole view.
  func rects(outer: Rect, isRightToLeft: Bool) -> [Rect] {
    var rects = Array(repeating: outer, count: sizes.count)
    for level in stride(from: modifiers.count, to: 0, by: -1) {
      rects[level - 1] = inner(of: modifiers[level - 1], rects[level], sizes[level - 1], isRightToLeft)
    }
    return rects
  }

  private func inner(of modifier: Modifier, _ rect: Rect, _ size: Size, _ isRightToLeft: Bool) -> Rect {
    guard modifier.isEnabled, case .layout(let change) = modifier.kind else { return rect }
    switch change {
    case .frame(_, _, let alignment): return rect.aligning(size, alignment, isRightToLeft: isRightToLeft)
    case .flexibleFrame(let limits):
      return rect.aligning(size, limits.alignment, isRightToLeft: isRightToLeft)
    case .padding(let insets):
      return rect.placing(size, leading: insets.leading, top: insets.top, isRightToLeft: isRightToLeft)
    case .safeAreaPadding(let insets) where !isScroll:
      return rect.placing(size, leading: insets.leading, top: insets.top, isRightToLeft: isRightToLeft)
    case .containerRelativeFrame: return rect.aligning(size, .center, isRightToLeft: isRightToLeft)
    case .offset(let x, let y):
      return Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height)
    default: return rect
    }
  }
}

extension FrameLimits {
  func clamp(_ length: Double, _ axis: Axis) -> Double {
    let (low, high) = axis == .horizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    return max(low ?? 0, min(length, high ?? .infinity))
  }

  /// With an upper limit the frame takes what it is offered up to it; else what is inside, within the limits.
  func taken(_ inner: Double, of offered: Double?, _ axis: Axis) -> Double {
    let high = axis == .horizontal ? maxWidth : maxHeight
    guard high != nil, let offered else { return clamp(inner, axis) }
    return clamp(offered, axis)
  }
}

extension Size {
  func outset(by insets: EdgeInsets) -> Size {
    Size(
      width: max(0, width + insets.total(.horizontal)), height: max(0, height + insets.total(.vertical)))
  }

  func fitting(_ ratio: Double, fills: Bool) -> Size {
    guard ratio > 0, width > 0, height > 0 else { return self }
    let isWide = width / height > ratio
    return isWide == fills
      ? Size(width: width, height: width / ratio) : Size(width: height * ratio, height: height)
  }
}
