import CarouselModel
public import CarouselSemantics

extension Stop {
  /// What was assumed about what is spoken, one sentence each; of a stop that is not known as a whole, its words tell so.
  public var assumptions: [String] {
    if let label = node.label, label.parts.count == 1, !label.isKnown { return [] }
    return node.assumptions
  }
}
