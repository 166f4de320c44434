extension NodeList {
  /// The single node, if there is exactly one.
  var onlyNode: SemanticNode? {
    var found: SemanticNode?
    for entry in entries where !entry.isEmpty {
      guard found == nil, let node = entry.onlyNode else { return nil }
      found = node
    }
    return found
  }

  /// Changes every node; nodes that are not made yet are changed when they are.
  mutating func edit(_ change: @escaping @Sendable (inout SemanticNode) -> Void) {
    for index in entries.indices { entries[index].edit(change) }
  }

  /// The list with every node changed.
  func editing(_ change: @escaping @Sendable (inout SemanticNode) -> Void) -> NodeList {
    var copy = self
    copy.edit(change)
    return copy
  }

  func appending(_ other: NodeList) -> NodeList {
    var list = self
    list.append(other)
    return list
  }
}

extension NodeList.Entry {
  fileprivate var onlyNode: SemanticNode? {
    switch self {
    case .node(let node): node
    case .group(let group): NodeList(entries: group.entries).onlyNode
    case .lazy(let nodes): nodes.count == 1 ? nodes.list(0).onlyNode : nil
    }
  }

  fileprivate mutating func edit(_ change: @escaping @Sendable (inout SemanticNode) -> Void) {
    switch self {
    case .node(var node):
      change(&node)
      self = .node(node)
    case .group(var group):
      for index in group.entries.indices { group.entries[index].edit(change) }
      self = .group(group)
    case .lazy(let nodes): self = .lazy(nodes.mapping { $0.editing(change) })
    }
  }
}

extension LazyNodes {
  func mapping(_ change: @escaping @Sendable (NodeList) -> NodeList) -> Self {
    var copy = self
    copy.list = { [list] in change(list($0)) }
    return copy
  }
}
