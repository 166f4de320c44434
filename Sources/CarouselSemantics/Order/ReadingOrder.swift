public import CarouselModel

/// The order in which a screen reader goes through the nodes of one container.
///
/// Frames decide, where all are known or estimated; else the order of declaration holds. A higher sort priority
/// comes first whatever the frames say.
public struct ReadingOrder: Sendable {
  /// One node, or nodes in reading order that are made when they are asked for.
  public enum Run: Sendable {
    /// One node that is not hidden.
    case node(SemanticNode)
    /// Nodes to be made later.
    case lazy(LazyNodes)
  }

  private let rows: ReadingRows

  /// Creates the order that holds under given settings.
  public init(_ settings: AccessibilitySettings) { rows = ReadingRows(settings) }

  /// The nodes of a container that are not hidden, in reading order.
  public func runs(of list: NodeList, order: ChildOrder = .sorted) -> [Run] {
    placed(list, order: order, inTabBar: false).map(\.run)
  }

  /// All nodes of a container that are not hidden, in reading order; makes those that are not made yet.
  public func nodes(of list: NodeList, order: ChildOrder = .sorted) -> [SemanticNode] {
    runs(of: list, order: order).flatMap { run -> [SemanticNode] in
      switch run {
      case .node(let node): [node]
      case .lazy(let nodes): (0..<nodes.count).flatMap { self.nodes(of: nodes.list($0)) }
      }
    }
  }

  /// The runs of a container with what orders them.
  func placed(_ list: NodeList, order: ChildOrder, inTabBar: Bool) -> [PlacedRun] {
    prioritised(arranged(list.entries, isExplicit: order == .explicit, inTabBar: inTabBar))
  }

  private func prioritised(_ runs: [PlacedRun]) -> [PlacedRun] {
    guard runs.contains(where: { $0.priority != 0 }) else { return runs }
    return runs.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// Entries by their frames, or as they are declared; groups stay together.
  private func arranged(_ entries: [NodeList.Entry], isExplicit: Bool, inTabBar: Bool) -> [PlacedRun] {
    var items: [[PlacedRun]] = []
    for entry in entries { add(entry, to: &items, inTabBar: inTabBar) }
    guard !isExplicit, items.count > 1 else { return items.flatMap { $0 } }
    var corners: [Rect] = []
    for index in items.indices {
      guard let corner = corner(of: &items[index][0], inTabBar: inTabBar), corner.isFinite else {
        return items.flatMap { $0 }
      }
      corners.append(corner)
    }
    return rows.order(corners).flatMap { items[$0] }
  }

  private func add(_ entry: NodeList.Entry, to items: inout [[PlacedRun]], inTabBar: Bool) {
    switch entry {
    case .node(let node):
      guard node.visibility.hiddenReason == nil else { return }
      items.append([PlacedRun(.node(node), priority: node.sortPriority ?? 0)])
    case .lazy(let nodes): if nodes.count > 0 { items.append([PlacedRun(.lazy(nodes))]) }
    case .group(let group) where group.order == .flatten:
      let first = items.count
      for entry in group.entries { add(entry, to: &items, inTabBar: inTabBar) }
      for item in first..<items.count { items[item].markGrouped() }
    case .group(let group):
      var runs = arranged(group.entries, isExplicit: group.order == .explicit, inTabBar: inTabBar)
      guard !runs.isEmpty else { return }
      if group.isDeclared { settle(&runs, group, inTabBar: inTabBar) }
      runs.markGrouped()
      items.append(runs)
    }
  }

  /// Orders a group that was declared as a view of its own by the priorities inside, which end there.
  private func settle(_ runs: inout [PlacedRun], _ group: NodeGroup, inTabBar: Bool) {
    let corner = inTabBar && group.order == .explicit ? group.frame : nil
    let key = corner ?? self.corner(of: &runs[0], inTabBar: inTabBar)
    runs = prioritised(runs)
    for index in runs.indices { runs[index].priority = 0 }
    runs[0].corner = key
  }

  /// The corner that a run is ordered by; worked out once.
  private func corner(of run: inout PlacedRun, inTabBar: Bool) -> Rect? {
    if run.corner == nil { run.corner = corner(of: run.run, inTabBar: inTabBar) }
    return run.corner
  }

  /// A container's corner is that of its first child, in whichever order its children are; only in a tab bar
  /// does a container with an order of its own count by its own frame (AccessibilitySnapshot 0.12.1).
  private func corner(of run: Run, inTabBar: Bool) -> Rect? {
    switch run {
    case .node(let node):
      guard node.role == .container else { return node.frame.rect }
      if inTabBar, node.order == .explicit, case .known(let frame) = node.frame { return frame }
      let isInTabBar = inTabBar || node.isTabBar
      var children = arranged(
        node.children.entries, isExplicit: node.order == .explicit, inTabBar: isInTabBar)
      guard !children.isEmpty else { return node.frame.rect }
      return corner(of: &children[0], inTabBar: isInTabBar)
    case .lazy(let nodes):
      for index in 0..<nodes.count {
        var first = arranged(nodes.list(index).entries, isExplicit: false, inTabBar: inTabBar)
        if !first.isEmpty { return corner(of: &first[0], inTabBar: inTabBar) }
      }
      return nil
    }
  }
}

/// A run with what orders it among others.
struct PlacedRun: Sendable {
  var run: ReadingOrder.Run
  /// The sort priority; cards that are made later have none.
  var priority: Double
  /// The corner that it is ordered by, once it has been worked out.
  var corner: Rect?
  /// Whether it stands in a group, so that its container does not know it as a child.
  var isGrouped = false

  init(_ run: ReadingOrder.Run, priority: Double = 0) {
    self.run = run
    self.priority = priority.isNaN ? 0 : priority
  }
}

extension [PlacedRun] {
  fileprivate mutating func markGrouped() { for index in indices { self[index].isGrouped = true } }
}

extension SemanticNode {
  var isTabBar: Bool { traits.contains(.tabBar) || containerKind == .tabBar }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
