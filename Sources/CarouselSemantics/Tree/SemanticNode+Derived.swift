import CarouselModel

extension SemanticNode {
  /// Whether double tapping does something.
  var activates: Bool { addedActions.contains { $0.kind == .activate } }

  /// Whether the label is a picture's own, which gives way to the words of others when elements are combined.
  ///
  /// It stays once the image trait is removed (observed: an icon-only `Label`, iOS 17).
  var isLabelOptional: Bool { isLabelImplicit && traits.contains(.image) }

  /// The node without what is inside it.
  var withoutChildren: SemanticNode {
    var node = self
    node.children = NodeList()
    node.hidden = NodeList()
    return node
  }

  /// Whether a person can change the node's value by swiping up or down.
  public var isAdjustable: Bool {
    traits.contains(.adjustable) || addedActions.contains { $0.kind == .increment || $0.kind == .decrement }
  }
}
