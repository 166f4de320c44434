public import CarouselModel

/// Nodes that are made when they are asked for, one list a card, in reading order.
///
/// None of them has a sort priority or is modal: then all would be needed to tell the first one.
public struct LazyNodes: Sendable {
  /// How many lists there are.
  public var count: Int
  /// The list of the card at a zero-based index.
  public var list: @Sendable (Int) -> NodeList
  /// Whether iOS has made the card at an index while its row is at rest.
  public var existence: @Sendable (Int) -> CardExistence

  /// Creates nodes to be made later; both functions must be pure.
  public init(
    count: Int, existence: @escaping @Sendable (Int) -> CardExistence = { _ in .unknown },
    list: @escaping @Sendable (Int) -> NodeList
  ) {
    self.count = count
    self.existence = existence
    self.list = list
  }
}
