/// The nodes that a view yields, in the order of declaration, with the groups that reading keeps together.
public struct NodeList: Sendable {
  /// One node, or several that follow each other by a rule of their own.
  public indirect enum Entry: Sendable {
    /// One node.
    case node(SemanticNode)
    /// Nodes that are read one after the other, whatever lies between them.
    case group(NodeGroup)
    /// Nodes that are made when they are asked for: the cards of a lazy stack, in reading order.
    case lazy(LazyNodes)
  }

  /// The entries in order.
  public var entries: [Entry]
  /// Nodes that are not given at all, such as those behind a representation, each with its reason.
  public var removed: [SemanticNode]
  /// The carousels that were met on the way, apart from those inside entries that are not made yet.
  public var carousels: [PlacedCarousel]

  /// Creates a list from entries.
  public init(
    entries: [Entry] = [], removed: [SemanticNode] = [], carousels: [PlacedCarousel] = []
  ) {
    self.entries = entries
    self.removed = removed
    self.carousels = carousels
  }

  /// Creates a list from nodes.
  public init(_ nodes: [SemanticNode]) { self.init(entries: nodes.map { .node($0) }) }

  /// Adds another list behind this one.
  public mutating func append(_ other: NodeList) {
    entries += other.entries
    removed += other.removed
    carousels += other.carousels
  }

  /// Whether there is no node at all, hidden or not.
  public var isEmpty: Bool { entries.allSatisfy(\.isEmpty) }

  /// Every node in the order of declaration; makes those that are not made yet.
  public var nodes: [SemanticNode] {
    var nodes: [SemanticNode] = []
    forEachNode { nodes.append($0) }
    return nodes
  }

  /// The nodes at hand in the order of declaration, without those that are made when they are asked for.
  public var madeNodes: [SemanticNode] {
    entries.flatMap { entry -> [SemanticNode] in
      switch entry {
      case .node(let node): [node]
      case .group(let group): NodeList(entries: group.entries).madeNodes
      case .lazy: []
      }
    }
  }

  /// Calls `visit` for every node in the order of declaration, making those that are not made yet.
  public func forEachNode(_ visit: (SemanticNode) -> Void) {
    for entry in entries { entry.forEachNode(visit) }
  }
}

extension NodeList.Entry {
  var isEmpty: Bool {
    switch self {
    case .node: false
    case .group(let group): group.entries.allSatisfy(\.isEmpty)
    case .lazy(let nodes): (0..<nodes.count).allSatisfy { nodes.list($0).isEmpty }
    }
  }

  fileprivate func forEachNode(_ visit: (SemanticNode) -> Void) {
    switch self {
    case .node(let node): visit(node)
    case .group(let group): for entry in group.entries { entry.forEachNode(visit) }
    case .lazy(let nodes): for index in 0..<nodes.count { nodes.list(index).forEachNode(visit) }
    }
  }
}
