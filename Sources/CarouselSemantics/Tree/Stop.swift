public import CarouselModel

/// A place where a screen reader stops, in reading order.
public struct Stop: Sendable {
  /// The element.
  public var node: SemanticNode
  /// The containers around it, outermost first, without their children.
  public var containers: [SemanticNode]
  /// Where the element is in the tree: the index at each level among that level's reading order.
  public var path: [Int]
  /// The place in a series, list, landmark or table that is spoken with the element.
  public var context: ContainerContext?

  /// Creates a stop.
  public init(
    node: SemanticNode, containers: [SemanticNode] = [], path: [Int] = [], context: ContainerContext? = nil
  ) {
    self.node = node
    self.containers = containers
    self.path = path
    self.context = context
  }
}
