public import CarouselModel

/// Nodes that are read one after the other, though no container holds them.
public struct NodeGroup: Sendable {
  /// How the entries follow each other.
  public var order: ChildOrder
  /// Whether the group was declared as a view of its own: what is modal inside then silences only what is
  /// inside, and sort priorities count only inside.
  public var isDeclared: Bool
  /// Whether the group silences what stands beside it.
  public var isModal: Bool
  /// The frame of the group itself, where one was given.
  public var frame: Rect?
  /// The entries in the order of declaration.
  public var entries: [NodeList.Entry]

  /// Creates a group.
  public init(
    _ order: ChildOrder, _ entries: [NodeList.Entry], isDeclared: Bool = false, isModal: Bool = false,
    frame: Rect? = nil
  ) {
    self.order = order
    self.entries = entries
    self.isDeclared = isDeclared
    self.isModal = isModal
    self.frame = frame
  }
}
