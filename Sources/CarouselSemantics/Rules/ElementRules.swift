import CarouselModel

/// `accessibilityElement(children:)`.
extension SemanticsBuilder {
  func element(
    _ behavior: AccessibilityModifier.ChildBehavior, _ source: SourceRange?, from list: NodeList,
    at place: ModifierPlace
  ) -> NodeList {
    switch behavior {
    case .ignore: ignored(list, source, at: place)
    case .contain: contained(list, at: place)
    case .combine: combined(list, source, at: place)
    }
  }

  /// Always a new element without properties; even a lone text loses its label.
  private func ignored(_ list: NodeList, _ source: SourceRange?, at place: ModifierPlace) -> NodeList {
    var node = newElement(at: place)
    node.fold(list, because: HiddenReason(.ignoredByParent, source: source))
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }

  /// A container around none or several nodes, or around one element; a container at hand stays the one.
  func contained(_ list: NodeList, at place: ModifierPlace) -> NodeList {
    if let only = list.onlyNode, only.role == .container { return list }
    var node = newElement(at: place)
    node.role = .container
    node.containerKind = .semanticGroup
    node.foldDepth = list.onlyNode?.foldDepth ?? 0
    return contained(list, in: node)
  }

  /// One element with the merged properties; a lone element stays as it is, and what was said about a lone
  /// container itself outweighs the words of its children.
  private func combined(_ list: NodeList, _ source: SourceRange?, at place: ModifierPlace) -> NodeList {
    let only = list.onlyNode
    if let only, only.role == .element { return list }
    var node = newElement(at: place)
    let combination = Combination(only?.children ?? list)
    combination.write(to: &node)
    node.assumptions = combination.assumptions
    let reason = HiddenReason(.combinedIntoParent, source: source)
    guard let only else {
      node.fold(list, because: reason)
      return NodeList(entries: [.node(node)], carousels: list.carousels)
    }
    node.take(from: only)
    node.hidden = only.children.hidden(because: reason)
    node.hidden.append(only.hidden)
    node.hidden.removed += list.removed
    node.foldDepth = only.foldDepth
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }

  /// An element without properties.
  func newElement(at place: ModifierPlace) -> SemanticNode { node(.element, place.measured, place.outer) }
}

extension SemanticNode {
  /// The most elements that are kept inside each other only to be shown; a longer chain of modifiers on one
  /// view would be too deep to walk.
  private static let foldLimit = 100

  /// Keeps the nodes that an element was made from, with the reason.
  fileprivate mutating func fold(_ list: NodeList, because reason: HiddenReason) {
    hidden = list.hidden(because: reason)
    foldDepth = (list.onlyNode?.foldDepth ?? 0) + 1
    guard foldDepth > Self.foldLimit else { return }
    hidden.edit { $0 = $0.withoutChildren }
    foldDepth = 1
  }

  /// Takes over what was said about a container that became this element.
  fileprivate mutating func take(from container: SemanticNode) {
    label = container.label ?? label
    value = container.value ?? value
    hint = container.hint ?? hint
    identifier = container.identifier ?? identifier
    if !container.inputLabels.isEmpty { inputLabels = container.inputLabels }
    traits.formUnion(container.traits)
    headingLevel = container.headingLevel
    language = container.language ?? language
    sortPriority = container.sortPriority
    visibility = container.visibility
    doubts += container.doubts
    addedActions += container.addedActions
    customContent += container.customContent
  }
}

extension NodeList {
  /// The same nodes, each hidden for a reason unless it has one already; kept to be shown, never to be read.
  func hidden(because reason: HiddenReason) -> NodeList {
    var list = editing { $0.hide(because: reason) }
    for index in list.removed.indices {
      // What is replaced as a whole is hidden by that, even if it was decoration before.
      let isDecorative = list.removed[index].visibility.hiddenReason?.cause == .decorative
      if reason.cause == .replacedByRepresentation, isDecorative {
        list.removed[index].visibility = .hidden(reason)
      }
    }
    list.carousels = []
    return list
  }

  /// No nodes; those at hand are kept apart with the reason.
  func taken(because reason: HiddenReason) -> NodeList {
    let hidden = hidden(because: reason)
    return NodeList(removed: hidden.nodes + hidden.removed, carousels: carousels)
  }
}

extension SemanticNode {
  fileprivate mutating func hide(because reason: HiddenReason) {
    if visibility.hiddenReason == nil { visibility = .hidden(reason) }
  }
}
