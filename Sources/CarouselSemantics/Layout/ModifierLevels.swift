import CarouselModel

/// What the modifiers of a view are offered and take: level 0 is the bare view, the last one is all of it.
///
/// Where no modifier changes sizes, or the environment, all levels share one value.
struct ModifierLevels: Sendable {
  private let modifiers: [Modifier]
  private let isScroll: Bool
  private let hasLayout: Bool
  private var proposals: [ProposedSize] = []
  private var environments: [LayoutEnvironment] = []
  private var sizes: [Size] = []
  /// What is offered to the bare view.
  private(set) var innerProposal: ProposedSize
  /// The size of the view with all its modifiers.
  private(set) var outerSize = Size.zero

  init(of view: ViewNode, _ proposal: ProposedSize, _ environment: LayoutEnvironment) {
    modifiers = view.modifiers
    hasLayout = modifiers.contains(where: \.isLayout)
    isScroll = modifiers.contains(where: \.isSafeAreaPadding) && view.holdsOneScroll(environment)
    innerProposal = proposal
    takeEnvironments(from: environment)
    guard hasLayout else { return }
    proposals = Array(repeating: proposal, count: modifiers.count + 1)
    for level in stride(from: modifiers.count, to: 0, by: -1) {
      proposals[level - 1] = Self.offered(
        by: modifiers[level - 1], proposals[level], self.environment(level), isScroll: isScroll)
    }
    innerProposal = proposals[0]
  }

  private mutating func takeEnvironments(from outer: LayoutEnvironment) {
    environments = [outer]
    var environment = outer
    for level in stride(from: modifiers.count, to: 0, by: -1) {
      let inner = environment.inside(modifiers[level - 1], isScroll: isScroll)
      if inner !== environment, environments.count == 1 {
        environments = Array(repeating: outer, count: modifiers.count + 1)
      }
      environment = inner
      if environments.count > 1 { environments[level - 1] = inner }
    }
  }

  /// The environment around the first `level` modifiers.
  func environment(_ level: Int) -> LayoutEnvironment {
    environments.count == 1 ? environments[0] : environments[level]
  }

  /// Works out what every level takes around the bare view.
  mutating func take(_ bare: Size) {
    guard hasLayout else { return outerSize = bare }
    sizes = Array(repeating: bare, count: modifiers.count + 1)
    for level in modifiers.indices {
      sizes[level + 1] = Self.taken(
        by: modifiers[level], sizes[level], proposals[level + 1], environment(level + 1), isScroll: isScroll)
    }
    outerSize = sizes[modifiers.count]
  }

  /// What a modifier offers to what is inside.
  private static func offered(
    by modifier: Modifier, _ proposal: ProposedSize, _ environment: LayoutEnvironment, isScroll: Bool
  ) -> ProposedSize {
    guard modifier.isEnabled, case .layout(let change) = modifier.kind else { return proposal }
    switch change {
    case .frame(let width, let height, _):
      return ProposedSize(
        width: width?.asLength ?? proposal.width, height: height?.asLength ?? proposal.height)
    case .flexibleFrame(let limits):
      return ProposedSize(
        width: proposal.width.map { limits.clamp($0, .horizontal) },
        height: proposal.height.map { limits.clamp($0, .vertical) })
    case .padding(let insets): return proposal.inset(by: insets)
    case .safeAreaPadding(let insets): return isScroll ? proposal : proposal.inset(by: insets)
    case .containerRelativeFrame(let axes, let length):
      var result = proposal
      for axis in axes { result[axis] = relative(length, axis, environment) }
      return result
    case .fixedSize: return ProposedSize()
    default: return proposal
    }
  }

  /// What a modifier takes around what is inside.
  private static func taken(
    by modifier: Modifier, _ inner: Size, _ proposal: ProposedSize, _ environment: LayoutEnvironment,
    isScroll: Bool
  ) -> Size {
    guard modifier.isEnabled, case .layout(let change) = modifier.kind else { return inner }
    switch change {
    case .frame(let width, let height, _):
      return Size(width: width?.asLength ?? inner.width, height: height?.asLength ?? inner.height)
    case .flexibleFrame(let limits):
      return Size(
        width: limits.taken(inner.width, of: proposal.width, .horizontal),
        height: limits.taken(inner.height, of: proposal.height, .vertical))
    case .padding(let insets): return inner.outset(by: insets)
    case .safeAreaPadding(let insets): return isScroll ? inner : inner.outset(by: insets)
    case .containerRelativeFrame(let axes, let length):
      var size = inner
      for axis in axes { size[axis] = relative(length, axis, environment) }
      return size
    case .aspectRatio(let ratio?, let fills): return inner.fitting(ratio, fills: fills)
    default: return inner
    }
  }

  private static func relative(
    _ length: @Sendable (Double) -> Double, _ axis: Axis, _ environment: LayoutEnvironment
  ) -> Double {
    let container = environment.container[axis]
    return length(container).asLength ?? container
  }

  /// The rectangle of each level, given that of the whole view.
  func rects(outer: Rect, isRightToLeft: Bool) -> LevelRects {
    guard hasLayout else { return LevelRects(all: outer) }
    var rects = Array(repeating: outer, count: sizes.count)
    for level in stride(from: modifiers.count, to: 0, by: -1) {
      rects[level - 1] = inner(of: modifiers[level - 1], rects[level], sizes[level - 1], isRightToLeft)
    }
    return LevelRects(rects)
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

/// The rectangles of a view's levels.
struct LevelRects: Sendable {
  private let outer: Rect
  private let rects: [Rect]

  /// Levels that all have the same rectangle.
  init(all rect: Rect) { (outer, rects) = (rect, []) }

  init(_ rects: [Rect]) { (outer, self.rects) = (rects[rects.count - 1], rects) }

  /// The rectangle of the bare view with its first `level` modifiers.
  subscript(level: Int) -> Rect { rects.isEmpty ? outer : rects[level] }
}

extension Modifier {
  fileprivate var isLayout: Bool { if case .layout = kind { isEnabled } else { false } }

  fileprivate var isSafeAreaPadding: Bool {
    if case .layout(.safeAreaPadding) = kind { isEnabled } else { false }
  }
}

extension ViewNode {
  /// Whether the view is a scroll view, or nothing but a wrapper around one.
  ///
  /// Safe area around it is left to the scroll view, which insets what it scrolls.
  fileprivate func holdsOneScroll(_ environment: LayoutEnvironment) -> Bool {
    switch kind {
    case .scroll: true
    case .reader(let content): content(environment.context).holdOneScroll(environment)
    case .group, .carousel: children.holdOneScroll(environment)
    default: false
    }
  }
}

extension ViewList {
  fileprivate func holdOneScroll(_ environment: LayoutEnvironment) -> Bool {
    count == 1 && self[0].modifiers.allSatisfy { !$0.isLayout } && self[0].holdsOneScroll(environment)
  }
}

extension Double {
  /// The number as a length; SwiftUI leaves out lengths that are negative or not finite.
  fileprivate var asLength: Double? { isFinite && self >= 0 ? self : nil }
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
