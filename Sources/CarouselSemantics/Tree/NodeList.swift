/// The nodes that a view yields, in the order of declaration, with the groups that reading keeps together.
public struct NodeList: Sendable {
  /// One node, or several that follow each other by a rule of their own.
  public indirect enum Entry: Sendable {
    /// One node.
    case node(SemanticNode)
    /// Nodes that stay together; `isExplicit` keeps their order, else their frames decide.
    case group(isExplicit: Bool, [Entry])
    /// Nodes in reading order that are made when they are asked for, such as the cards of a lazy row.
    case lazy(LazyNodes)
  }

  /// Nodes that are made when they are asked for.
  public struct LazyNodes: Sendable {
    /// How many lists there are.
    public var count: Int
    /// The list at an index.
    public var list: @Sendable (Int) -> NodeList
    /// Whether any of the nodes may have a sort priority, so that all are needed to tell the first.
    public var hasPriorities: @Sendable () -> Bool

    /// Creates nodes to be made later; both functions must be pure.
    public init(
      count: Int, hasPriorities: @escaping @Sendable () -> Bool, list: @escaping @Sendable (Int) -> NodeList
    ) {
      self.count = count
      self.hasPriorities = hasPriorities
      self.list = list
    }
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
}
