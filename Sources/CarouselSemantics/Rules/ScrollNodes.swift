import CarouselModel

/// Scroll views and other containers.
extension SemanticsBuilder {
  /// A scroll view is a container whose content is shifted by where it rests.
  func scrollNodes(_ measured: Measurement, _ rect: Rect) -> NodeList {
    guard case .scroll(let scroll) = measured.content else { return NodeList() }
    let rest = ScrollRest(scroll)
    let builder = entering(scroll, at: rest)
    let content = scroll.contentRect(in: rect, offset: rest.offset)
    var node = node(.container, measured, rect)
    node.containerKind = .scroll
    var list = contained(builder.nodes(of: scroll.content, in: content, row: nil), in: node)
    if let placed = rest.carousel { list.carousels.insert(placed, at: 0) }
    return list
  }

  /// The builder for what scrolls: it knows which stack is the row of cards.
  func entering(_ scroll: ScrollLayout, at rest: ScrollRest) -> SemanticsBuilder {
    var builder = self
    builder.row = scroll.row.map { row in
      CardRow(view: row.view, carousel: rest.carousel?.facts.position) { [geometry = rest.geometry] index in
        geometry?.existence(of: index, offset: rest.offset) ?? .unknown
      }
    }
    return builder
  }

  /// A list whose nodes are the children of a container.
  func contained(_ list: NodeList, in container: SemanticNode) -> NodeList {
    var node = container
    node.children = list
    node.children.carousels = []
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }
}
