import CarouselModel

/// Elements and containers whose properties are given one by one, as UIKit code does.
extension SemanticsBuilder {
  func elementNodes(_ content: ElementContent, _ measured: Measurement, _ rect: Rect) -> NodeList {
    content.role == .element
      ? elementNode(content, measured, rect) : containerNodes(content, measured, rect)
  }

  private func elementNode(_ content: ElementContent, _ measured: Measurement, _ rect: Rect) -> NodeList {
    var node = properties(of: content, measured, rect)
    node.hidden = childNodes(of: measured, rect)
      .hidden(because: HiddenReason(.partOfControl, source: measured.view.source))
    guard !content.hasNoExtent else {
      node.visibility = .hidden(HiddenReason(.zeroSize, source: measured.view.source))
      return NodeList(removed: [node])
    }
    return NodeList([node])
  }

  /// A container that says nothing by itself keeps its children together, or lets them mix with what is around.
  private func containerNodes(_ content: ElementContent, _ measured: Measurement, _ rect: Rect) -> NodeList {
    let source = measured.view.source
    var list = childNodes(of: measured, rect)
    // With children in an array of their own, a container without any extent gives nothing.
    if content.hasNoExtent, content.order == .explicit {
      return list.taken(because: HiddenReason(.zeroSize, source: source))
    }
    guard !content.isKept(with: measured.view.modifiers) else {
      return contained(list, in: properties(of: content, measured, rect))
    }
    if content.isHidden { list = list.hidden(because: HiddenReason(.declaredHidden, source: source)) }
    let group = NodeGroup(
      content.order, list.entries, isDeclared: true, isModal: content.isModal, frame: content.frame)
    list.entries = [.group(group)]
    return list
  }

  /// The nodes of the children: where they all have frames, each in its own.
  private func childNodes(of measured: Measurement, _ rect: Rect) -> NodeList {
    let views = measured.view.children
    guard views.haveGivenFrames else {
      if case .stack(let layout) = measured.content { return nodes(of: layout, in: rect, row: nil) }
      let column = Layout.column(views, ProposedSize(rect.size), measured.environment)
      return nodes(of: column, in: rect, row: nil)
    }
    var list = NodeList()
    for view in views {
      let frame = view.givenFrame ?? rect
      list.append(nodes(of: Measurement(view, ProposedSize(frame.size), measured.environment), in: frame))
    }
    return list
  }

  private func properties(
    of content: ElementContent, _ measured: Measurement, _ rect: Rect
  ) -> SemanticNode {
    var node = node(content.role == .element ? .element : .container, measured, rect)
    (node.label, node.value, node.hint) = (content.label, content.value, content.hint)
    (node.traits, node.language, node.context) = (content.traits, content.language, content.context)
    (node.customContent, node.order) = (content.customContent, content.order)
    if content.role == .container { node.containerKind = content.containerKind }
    node.actions = content.customActions.map { Action(.named($0)) }
    if let frame = content.frame { node.frame = .known(frame) }
    if content.isHidden {
      node.visibility = .hidden(HiddenReason(.declaredHidden, source: measured.view.source))
    }
    return node
  }
}

extension ElementContent {
  /// Whether a frame is given that has neither width nor height: such an element is no stop
  /// (AccessibilitySnapshot 0.12.1).
  fileprivate var hasNoExtent: Bool { frame.map { $0.width == 0 && $0.height == 0 } ?? false }

  fileprivate var isModal: Bool { traits.contains(.modal) && !isHidden }

  /// Whether a container stays in the tree: a plain group only with words of its own, or an identifier
  /// (AccessibilitySnapshot 0.12.1).
  fileprivate func isKept(with modifiers: [Modifier]) -> Bool {
    if traits.contains(.tabBar) { return true }
    switch containerKind {
    case .none: return false
    case .semanticGroup:
      return label != nil || value != nil || modifiers.contains(where: \.namesForTests)
    case .list, .landmark, .dataTable, .tabBar, .series, .scroll: return true
    }
  }
}

extension Modifier {
  fileprivate var namesForTests: Bool {
    if case .accessibility(.identifier) = kind { isEnabled } else { false }
  }
}

extension ViewNode {
  fileprivate var givenFrame: Rect? {
    if case .element(let content) = kind, modifiers.allSatisfy({ !$0.movesView }) {
      content.frame
    } else {
      nil
    }
  }

  fileprivate var isContainer: Bool {
    if case .element(let content) = kind { content.role == .container } else { false }
  }
}

extension Modifier {
  fileprivate var movesView: Bool { if case .layout = kind { isEnabled } else { false } }
}

extension ViewList {
  /// Whether every view has a frame of its own, or is a container of such views.
  var haveGivenFrames: Bool { allSatisfy { $0.givenFrame != nil || $0.isContainer } }
}
