import CarouselModel

/// Texts and pictures.
extension SemanticsBuilder {
  func textNode(
    _ text: TextValue, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    var node = SemanticNode(.element, view: "Text", source: view.source)
    node.label = text
    node.traits = .staticText
    node.frame = frame(rect)
    if let redaction = environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  func imageNode(
    _ image: ImageContent, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    var node = SemanticNode(.element, view: "Image", source: view.source)
    node.traits = .image
    node.frame = frame(rect)
    name(&node, after: image)
    if image.isDecorative {
      node.visibility = .hidden(HiddenReason(.decorative, source: view.source))
      return NodeList(removed: [node])
    }
    if let redaction = environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  /// The author's label, else the asset's name or the symbol's word, which give way to any text beside them.
  private func name(_ node: inout SemanticNode, after image: ImageContent) {
    guard image.label == nil else {
      node.label = image.label
      return
    }
    node.isLabelImplicit = true
    switch image.source {
    case .asset(let name): node.label = TextValue(name)
    case .symbol(let symbol):
      node.label = TextValue(SymbolWords.word(for: symbol) ?? symbol)
      if SymbolWords.word(for: symbol) == nil, !SymbolWords.rawNames.contains(symbol) {
        node.assumptions.append("iOS may have a word for the symbol '\(symbol)'; its raw name is used")
      }
    case .drawn(let expression): node.label = expression.map { .unknown($0) }
    }
  }
}
