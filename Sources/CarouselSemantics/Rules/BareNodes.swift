import CarouselModel

extension ViewNode {
  /// The views of a row of as many cards, which no scroll view shows.
  fileprivate func row(of count: Int, in size: Size, depth: Int) -> ViewList? {
    var views = children
    if case .geometryReader(let content) = kind { views = content(size) }
    guard count > 1, depth > 0, !views.isComputed || views.count == count else { return nil }
    if views.count == count { return views }
    return views.lazy.compactMap { $0.row(of: count, in: size, depth: depth - 1) }.first
  }
}

/// What each kind of view yields before its modifiers.
extension SemanticsBuilder {
  func bareNodes(of measured: Measurement, in rect: Rect) -> NodeList {
    switch measured.view.kind {
    case .empty, .spacer, .divider, .shape: NodeList()
    case .text(let text): textNode(text, measured, rect)
    case .image(let image): imageNode(image, measured, rect)
    case .label(let icon): labelNode(icon, measured, rect)
    case .button(_, let action): buttonNode(action, measured, rect)
    case .link: linkNode(measured, rect)
    case .control(let control): controlNode(control, measured, rect)
    case .stack, .group, .reader: contentNodes(of: measured, in: rect)
    case .scroll: scrollNodes(measured, rect)
    case .geometryReader(let content): readerNodes(content(rect.size), measured, rect)
    case .carousel(let carousel): carouselNodes(carousel, measured, rect)
    case .element(let content): elementNodes(content, measured, rect)
    case .opaque(let type, let note): opaqueNode(type, note, measured, rect)
    }
  }

  /// The nodes of what is inside a view that arranges others; a lazy stack is a container besides.
  func contentNodes(of measured: Measurement, in rect: Rect) -> NodeList {
    guard case .stack(let layout) = measured.content else { return NodeList() }
    let row = self.row.flatMap { $0.view === measured ? $0 : nil }
    let list = nodes(of: layout, in: rect, row: row)
    guard layout.stack.isLazy else { return list }
    return contained(list, in: node(.container, measured, rect))
  }

  /// A geometry reader puts its views at its top leading corner, each with the size it takes; frames decide
  /// their order.
  private func readerNodes(_ views: ViewList, _ measured: Measurement, _ rect: Rect) -> NodeList {
    let pile = Stack(.depth, alignment: .topLeading)
    let layout = StackLayout(pile, views, ProposedSize(rect.size), measured.environment)
    return joined(layout, in: rect, row: nil)
  }

  /// A view of an unknown type: one stop that says which.
  private func opaqueNode(_ type: String, _ note: String?, _ measured: Measurement, _ rect: Rect) -> NodeList
  {
    var node = node(.element, measured, rect)
    node.label = .unknown(type)
    node.assumptions = [note ?? "what '\(type)' shows is not known"]
    return NodeList([node])
  }

  /// A carousel is what it is made of; its row tells where it was met.
  private func carouselNodes(_ carousel: Carousel, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var list = contentNodes(of: measured, in: rect)
    let rows = list.carousels.indices.filter { list.carousels[$0].facts.position == carousel.position }
    guard let row = rows.first else {
      let placed = PlacedCarousel(
        facts: carousel, geometry: nil, axis: .horizontal,
        cards: measured.view.row(of: carousel.cards.count, in: rect.size, depth: 6) ?? [],
        context: measured.environment.context)
      list.carousels.insert(placed, at: 0)
      return list
    }
    // Of several rows the first one is the carousel's; it stands before what is inside it.
    let placed = list.carousels[row]
    for index in rows.reversed() { list.carousels.remove(at: index) }
    list.carousels.insert(placed, at: 0)
    return list
  }
}
