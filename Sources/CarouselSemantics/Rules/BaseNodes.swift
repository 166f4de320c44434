import CarouselModel

/// What each kind of view yields before its modifiers.
extension SemanticsBuilder {
  func baseNodes(of view: ViewNode, in rect: Rect, _ environment: LayoutEnvironment) -> NodeList {
    switch view.kind {
    case .empty, .spacer, .divider, .shape: NodeList()
    case .text(let text): textNode(text, view, rect, environment)
    case .image(let image): imageNode(image, view, rect, environment)
    case .label(let icon): labelNode(icon, view, rect, environment)
    case .button(_, let action): buttonNode(action, view, rect, environment)
    case .link: linkNode(view, rect, environment)
    case .control(let control): controlNode(control, view, rect, environment)
    case .stack(let stack): stackNodes(stack, view, rect, environment)
    case .group: nodes(of: view.children, in: rect, environment)
    case .scroll(let axes): scrollNode(axes, view, rect, environment)
    case .geometryReader(let content): nodesAtTopLeading(content(rect.size), in: rect, environment)
    case .reader(let content): nodes(of: content(environment.context), in: rect, environment)
    case .carousel(let carousel): carouselNodes(carousel, view, rect, environment)
    case .element(let content): elementNodes(content, view, rect, environment)
    case .opaque(let type, let note): opaqueNode(type, note, view, rect)
    }
  }

  /// A geometry reader puts its views at its top leading corner, each with the size it takes.
  private func nodesAtTopLeading(
    _ views: ViewList, in rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    nodes(
      of: Stack(.depth, alignment: .topLeading), StackChildren(views, environment), in: rect, environment,
      keepsOrder: false)
  }

  /// A view of an unknown type: one stop that says which.
  private func opaqueNode(_ type: String, _ note: String?, _ view: ViewNode, _ rect: Rect) -> NodeList {
    var node = SemanticNode(.element, view: type, source: view.source)
    node.label = .unknown(type)
    node.frame = frame(rect)
    node.assumptions = [note ?? "what '\(type)' shows is not known"]
    return NodeList([node])
  }

  /// A carousel is what it is made of; its row tells where it was met.
  private func carouselNodes(
    _ carousel: Carousel, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    var inner = environment
    inner.carousel = carousel
    var list = nodes(of: view.children, in: rect, inner)
    if !list.carousels.contains(where: { $0.facts.position == carousel.position }) {
      list.carousels.append(
        PlacedCarousel(
          facts: carousel, geometry: nil, axis: .horizontal, cards: [], context: environment.context))
    }
    return list
  }
}
