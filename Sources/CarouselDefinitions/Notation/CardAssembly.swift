import CarouselModel

extension CardNotation {
  /// The card as views.
  ///
  /// A card with words of its own is one element: its single text with these words, or its views combined.
  /// What stays a stop of its own lies beside that element. A card without words of its own is its views.
  func node(id: String, index: Int) -> ViewNode {
    var node = outline(unknown: self.id ?? id)
    // A card is no decoration, even if the text is one that is all it shows.
    if case .text = node.kind, node.part == .decoration { node = ViewNode(.group, children: [node]) }
    node.source = source
    node.part = .card(CarouselPart.Card(id: id, index: index, isClone: isClone, isVisible: isVisible))
    for kind in outerModifiers { node.modifiers.append(Modifier(kind, source: source)) }
    return node
  }

  private func outline(unknown name: String) -> ViewNode {
    let own = ownWords
    if let children {
      return worded(stack(pieces).modifier(.accessibility(.element(children)), source: source), own)
    }
    let isNameless = label == nil && pieces.isEmpty
    guard !own.isEmpty || isNameless || label?.isAbsent == true else { return stack(pieces) }
    let words = isNameless ? [.accessibility(.label(.unknown(name)))] + own : own
    let element = worded(element(of: pieces.filter { !$0.isStop }), words)
    let stops = pieces.filter(\.isStop)
    return stops.isEmpty ? element : stack([Piece(node: element)] + stops)
  }

  /// One element of views.
  private func element(of pieces: [Piece]) -> ViewNode {
    let texts = pieces.filter(\.isText)
    if pieces.count == 1, let text = texts.first {
      return text.node.isHiddenByAuthor ? silent(pieces) : text.node
    }
    guard !pieces.isEmpty else {
      return Color(.clear).node.modifier(.accessibility(.element(.ignore)), source: source)
    }
    // A label stands for pictures; without one, theirs are said.
    let behavior: AccessibilityModifier.ChildBehavior =
      texts.isEmpty && label?.value != nil ? .ignore : .combine
    return stack(pieces).modifier(.accessibility(.element(behavior)), source: source)
  }

  /// One element without the words of what is on it.
  private func silent(_ pieces: [Piece]) -> ViewNode {
    ViewNode(.stack(Stack(.vertical)), children: ViewList(pieces.map(\.node)), source: source)
      .modifier(.accessibility(.element(.ignore)), source: source)
  }

  private func stack(_ pieces: [Piece]) -> ViewNode {
    pieces.count == 1
      ? pieces[0].node
      : ViewNode(.stack(Stack(.vertical)), children: ViewList(pieces.map(\.node)), source: source)
  }

  private func worded(_ node: ViewNode, _ words: [Modifier.Kind]) -> ViewNode {
    words.reduce(node) { $0.modifier($1, source: source) }
  }

  private var ownWords: [Modifier.Kind] {
    var result: [AccessibilityModifier] = []
    if let label = label?.value { result.append(.label(label)) }
    if let value = value?.value { result.append(.value(value)) }
    if let hint = hint?.value { result.append(.hint(hint)) }
    if !traits.isEmpty { result.append(.addTraits(traits)) }
    if !inputLabels.isEmpty { result.append(.inputLabels(inputLabels)) }
    result += customContent.map { .customContent($0) }
    result += actions.map { .action($0) }
    return result.map { .accessibility($0) }
  }

  private var outerModifiers: [Modifier.Kind] {
    var result: [Modifier.Kind] = []
    if let tap { result.append(.interaction(.gesture(.tap(count: 1), tap))) }
    if let gesture {
      result.append(.interaction(.gesture(gesture, does.map { Action(.activate, name: $0) })))
    }
    if let isFocusable { result.append(.interaction(.focusable(isFocusable))) }
    if let height { result.append(.layout(.frame(width: nil, height: height, alignment: .center))) }
    if let minHeight { result.append(.layout(.flexibleFrame(FrameLimits(minHeight: minHeight)))) }
    if let sort { result.append(.accessibility(.sortPriority(sort))) }
    if let language { result.append(.accessibility(.language(language))) }
    if let isHidden { result.append(.accessibility(.hidden(isHidden))) }
    return result
  }
}

extension ViewNode {
  /// Whether a modifier hides it from assistive technology, so that words around it need an element of their own.
  fileprivate var isHiddenByAuthor: Bool {
    modifiers.contains { modifier in
      if case .accessibility(.hidden(true)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }
}
