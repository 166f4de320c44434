import CarouselModel

/// Texts and pictures.
extension SemanticsBuilder {
  func textNode(_ text: TextValue, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = node(.element, measured, rect)
    node.label = text
    node.traits = .staticText
    if let redaction = measured.environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  func imageNode(_ image: ImageContent, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = node(.element, measured, rect)
    node.traits = .image
    name(&node, after: image)
    if image.isDecorative {
      node.visibility = .hidden(HiddenReason(.decorative, source: measured.view.source))
      return NodeList(removed: [node])
    }
    if let redaction = measured.environment.redaction { node.visibility = .hidden(redaction) }
    return NodeList([node])
  }

  /// The author's label, else the asset's name or the symbol's word, which give way to any text beside them.
  private func name(_ node: inout SemanticNode, after image: ImageContent) {
    if case .symbol(let symbol) = image.source { node.symbol = symbol }
    guard image.label == nil else {
      node.label = image.label
      return
    }
    node.isLabelImplicit = true
    switch image.source {
    case .asset(let name): node.label = TextValue(name)
    case .symbol(let symbol):
      let word = SymbolWords.word(for: symbol)
      node.label = TextValue(word ?? symbol)
      if word == nil, !SymbolWords.rawNames.contains(symbol) {
        node.assumptions.append("\(SymbolWords.openWord) '\(symbol)'; its raw name is used")
      }
    // Observed on iOS 16 to 26: `Image(uiImage:)` has the image trait and no label.
    case .drawn(let expression):
      if expression != nil {
        node.assumptions.append("a picture from run time is taken to bring no label of its own")
      }
    }
  }
}
