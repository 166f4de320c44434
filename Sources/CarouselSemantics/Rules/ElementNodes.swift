import CarouselModel

/// Elements and containers whose properties are given one by one.
extension SemanticsBuilder {
  func elementNodes(
    _ content: ElementContent, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    content.role == .element
      ? elementNode(content, view, rect, environment) : containerNodes(content, view, rect, environment)
  }

  private func elementNode(
    _ content: ElementContent, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    // An element without any extent is no stop (AccessibilitySnapshot 0.12.1).
    if let given = content.frame, given.width == 0, given.height == 0 { return NodeList() }
    var node = properties(of: content, .element, view, rect)
    node.hidden = nodes(of: view.children, in: rect, environment)
      .hidden(because: HiddenReason(.partOfControl, source: view.source))
    return NodeList([node])
  }

  /// A container that says nothing by itself keeps its children together, or lets them mix with what is around.
  private func containerNodes(
    _ content: ElementContent, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    let children = childNodes(of: view, rect, environment)
    guard !content.isKept else {
      var node = properties(of: content, .container, view, rect)
      node.children = children
      node.children.carousels = []
      return NodeList(entries: [.node(node)], carousels: children.carousels)
    }
    var list = children
    if content.isHidden {
      list = list.hidden(because: HiddenReason(.declaredHidden, source: view.source))
    }
    guard content.order != .flatten else { return list }
    list.entries = [.group(isExplicit: content.order == .explicit, list.entries)]
    return list
  }

  /// The nodes of children that each have a frame of their own.
  private func childNodes(of view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment) -> NodeList {
    guard !view.children.contains(where: { $0.givenFrame == nil && !$0.isContainer }) else {
      return nodes(of: view.children, in: rect, environment)
    }
    var list = NodeList()
    for child in view.children { list.append(nodes(of: child, in: child.givenFrame ?? rect, environment)) }
    return list
  }

  private func properties(
    of content: ElementContent, _ role: SemanticNode.Role, _ view: ViewNode, _ rect: Rect
  ) -> SemanticNode {
    var node = SemanticNode(role, view: view.kind.name, source: view.source)
    (node.label, node.value, node.hint) = (content.label, content.value, content.hint)
    (node.traits, node.language, node.context) = (content.traits, content.language, content.context)
    (node.customContent, node.order) = (content.customContent, content.order)
    node.containerKind = role == .container ? content.containerKind : .none
    node.actions = content.customActions.map { Action(.named($0)) }
    node.frame = content.frame.map { .known($0) } ?? frame(rect)
    if content.isHidden { node.visibility = .hidden(HiddenReason(.declaredHidden, source: view.source)) }
    return node
  }
}

extension ElementContent {
  /// Whether a container stays in the tree: a plain group only with words of its own
  /// (AccessibilitySnapshot 0.12.1).
  var isKept: Bool {
    switch containerKind {
    case .none: false
    case .semanticGroup: label != nil || value != nil
    case .list, .landmark, .dataTable, .tabBar, .series, .scroll: true
    }
  }
}

extension ViewNode {
  fileprivate var givenFrame: Rect? {
    if case .element(let content) = kind, modifiers.isEmpty { content.frame } else { nil }
  }

  fileprivate var isContainer: Bool {
    if case .element(let content) = kind { content.role == .container } else { false }
  }
}
