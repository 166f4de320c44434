/// The nodes that a view yields, in the order of declaration, with the groups that reading keeps together.
public struct NodeList: Sendable {
  /// One node, or several that follow each other by a rule of their own.
  public indirect enum Entry: Sendable {
    /// One node.
    case node(SemanticNode)
    /// Nodes that stay together; `isExplicit` keeps their order, else their frames decide.
    case group(isExplicit: Bool, [Entry])
    /// Nodes in reading order that are made when they are asked for, such as the cards of a lazy row.
    case lazy(count: Int, @Sendable (Int) -> NodeList)
  }

  /// The entries in order.
  public var entries: [Entry]
  /// Nodes that are not given at all, such as those behind a representation, each with its reason.
  public var removed: [SemanticNode]

  /// Creates a list from entries.
  public init(entries: [Entry] = [], removed: [SemanticNode] = []) {
    self.entries = entries
    self.removed = removed
  }

  /// Creates a list from nodes.
  public init(_ nodes: [SemanticNode]) { self.init(entries: nodes.map { .node($0) }) }

  /// Adds another list behind this one.
  public mutating func append(_ other: NodeList) {
    entries += other.entries
    removed += other.removed
  }
}
