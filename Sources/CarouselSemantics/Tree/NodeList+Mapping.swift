extension NodeList {
  /// Whether there is no node at all, hidden or not.
  public var isEmpty: Bool { entries.allSatisfy(\.isEmpty) }

  /// The single node, if there is exactly one.
  var onlyNode: SemanticNode? {
    var found: SemanticNode?
    for entry in entries where !entry.isEmpty {
      guard found == nil, let node = entry.onlyNode else { return nil }
      found = node
    }
    return found
  }

  /// The list with every node changed; nodes that are not made yet are changed when they are.
  func mapNodes(_ change: @escaping @Sendable (SemanticNode) -> SemanticNode) -> NodeList {
    var copy = self
    copy.entries = entries.map { $0.mapNodes(change) }
    return copy
  }

  /// Calls `visit` for every node in the order of declaration, making those that are not made yet.
  public func forEachNode(_ visit: (SemanticNode) -> Void) {
    for entry in entries { entry.forEachNode(visit) }
  }

  /// Every node in the order of declaration; makes those that are not made yet.
  public var nodes: [SemanticNode] {
    var nodes: [SemanticNode] = []
    forEachNode { nodes.append($0) }
    return nodes
  }
}

extension NodeList.Entry {
  var isEmpty: Bool {
    switch self {
    case .node: false
    case .group(_, let entries): entries.allSatisfy(\.isEmpty)
    case .lazy(let nodes): !(0..<nodes.count).contains { !nodes.list($0).isEmpty }
    }
  }

  var onlyNode: SemanticNode? {
    switch self {
    case .node(let node): node
    case .group(_, let entries): NodeList(entries: entries).onlyNode
    case .lazy(let nodes): nodes.count == 1 ? nodes.list(0).onlyNode : nil
    }
  }

  func mapNodes(_ change: @escaping @Sendable (SemanticNode) -> SemanticNode) -> Self {
    switch self {
    case .node(let node): .node(change(node))
    case .group(let isExplicit, let entries):
      .group(isExplicit: isExplicit, entries.map { $0.mapNodes(change) })
    case .lazy(let nodes):
      .lazy(nodes.mapping { $0.mapNodes(change) })
    }
  }

  func forEachNode(_ visit: (SemanticNode) -> Void) {
    switch self {
    case .node(let node): visit(node)
    case .group(_, let entries): for entry in entries { entry.forEachNode(visit) }
    case .lazy(let nodes): for index in 0..<nodes.count { nodes.list(index).forEachNode(visit) }
    }
  }
}

extension NodeList.LazyNodes {
  func mapping(_ change: @escaping @Sendable (NodeList) -> NodeList) -> Self {
    var copy = self
    copy.list = { [list] in change(list($0)) }
    return copy
  }
}
