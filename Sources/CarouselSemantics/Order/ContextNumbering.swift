import CarouselModel

/// What a container adds to the words of its stops (AccessibilitySnapshot 0.12.1).
enum ContextRule: Sendable {
  /// Every stop inside is a tab with its number.
  case tabs
  /// Every child is a tab with its number; what lies deeper has none.
  case tabChildren
  /// Every child is one of a series with its number.
  case series
  /// The first and the last child say so.
  case list
  /// The first and the last child say so.
  case landmark

  init?(_ node: SemanticNode) {
    if node.isTabBar {
      self = node.order == .explicit ? .tabChildren : .tabs
    } else if node.containerKind == .series {
      self = .series
    } else if node.containerKind == .list, node.order == .explicit {
      self = .list
    } else if node.containerKind == .landmark, node.order == .explicit {
      self = .landmark
    } else {
      return nil
    }
  }

  /// Whether stops are counted at any depth, and not only the children.
  var countsAllStops: Bool { if case .tabs = self { true } else { false } }
}

/// Tells the stops of a container their place, one after the other.
struct ContextNumbering: Sendable {
  private let rule: ContextRule
  private let count: Int
  private var read = 0

  init(_ rule: ContextRule, count: Int) { (self.rule, self.count) = (rule, count) }

  /// The place of the next stop, which may be a child of the container itself, with its zero-based number
  /// among the children; nil where the container does not know it.
  mutating func place(isChild: Bool, child: Int) -> ContainerContext? {
    read += 1
    guard rule.countsAllStops || isChild else { return nil }
    switch rule {
    case .tabs: return .tab(index: read, count: count)
    case .tabChildren: return .tab(index: child + 1, count: count)
    case .series: return .series(index: child + 1, count: count)
    case .list: return .list(edge(of: child))
    case .landmark: return .landmark(edge(of: child))
    }
  }

  /// A container with one child gets only the word for its start.
  private func edge(of child: Int) -> ContainerContext.Edge {
    child == 0 ? .start : child == count - 1 ? .end : .middle
  }
}
