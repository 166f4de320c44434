public import CarouselModel

/// The order in which a screen reader goes through the nodes of one container.
public struct ReadingOrder: Sendable {
  /// One node, or nodes in reading order that are made when they are asked for.
  public enum Run: Sendable {
    /// One node that is not hidden.
    case node(SemanticNode)
    /// Nodes to be made later.
    case lazy(NodeList.LazyNodes)
  }

  private let rows: ReadingRows

  /// Creates the order that holds under given settings.
  public init(_ settings: AccessibilitySettings) { rows = ReadingRows(settings) }

  /// The nodes of a container that are not hidden, in reading order.
  ///
  /// Frames decide, where all are known or estimated; else the order of declaration holds. A higher sort
  /// priority comes first whatever the frames say. A modal node silences its siblings.
  public func runs(of list: NodeList, order: ChildOrder = .sorted) -> [Run] {
    let runs = arranged(list.entries, isExplicit: order == .explicit)
    return prioritised(modal(runs))
  }

  private func arranged(_ entries: [NodeList.Entry], isExplicit: Bool) -> [Run] {
    let items = entries.map(arranged).filter { !$0.isEmpty }
    guard !isExplicit, items.count > 1 else { return items.flatMap { $0 } }
    var corners: [Rect] = []
    for item in items {
      guard let corner = item.first.flatMap(corner) else { return items.flatMap { $0 } }
      corners.append(corner)
    }
    return rows.order(corners).flatMap { items[$0] }
  }

  private func arranged(_ entry: NodeList.Entry) -> [Run] {
    switch entry {
    case .node(let node): node.visibility.hiddenReason == nil ? [.node(node)] : []
    case .group(let isExplicit, let entries): arranged(entries, isExplicit: isExplicit)
    case .lazy(let nodes):
      nodes.count == 0 ? [] : nodes.hasPriorities() ? made(nodes) : [.lazy(nodes)]
    }
  }

  private func made(_ nodes: NodeList.LazyNodes) -> [Run] {
    (0..<nodes.count).flatMap { arranged(nodes.list($0).entries, isExplicit: false) }
  }

  /// The corner that a node is ordered by: a container's is that of its first child.
  private func corner(_ run: Run) -> Rect? {
    switch run {
    case .node(let node):
      guard node.role == .container else { return node.frame.rect }
      let first = arranged(node.children.entries, isExplicit: node.order == .explicit).first
      return first.flatMap(corner) ?? node.frame.rect
    case .lazy(let nodes):
      for index in 0..<nodes.count {
        if let first = arranged(nodes.list(index).entries, isExplicit: false).first { return corner(first) }
      }
      return nil
    }
  }

  private func modal(_ runs: [Run]) -> [Run] {
    let last = runs.last { run in
      if case .node(let node) = run { node.traits.contains(.modal) } else { false }
    }
    return last.map { [$0] } ?? runs
  }

  private func prioritised(_ runs: [Run]) -> [Run] {
    guard runs.contains(where: { $0.priority != 0 }) else { return runs }
    return runs.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }
}

extension ReadingOrder.Run {
  /// The sort priority; a run that is made later has none, or it would have been made.
  var priority: Double {
    if case .node(let node) = self { node.sortPriority ?? 0 } else { 0 }
  }
}
