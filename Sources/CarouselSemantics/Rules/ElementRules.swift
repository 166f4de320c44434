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
    var node = place.newElement
    node.hidden = list.hidden(because: HiddenReason(.ignoredByParent, source: source))
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }

  /// A container around none or several nodes, or around one element; a container at hand stays the one.
  func contained(_ list: NodeList, at place: ModifierPlace) -> NodeList {
    if let only = list.onlyNode, only.role == .container { return list }
    var node = place.newElement
    node.role = .container
    node.containerKind = .semanticGroup
    node.children = list
    node.children.carousels = []
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }

  /// One element with the merged properties; a lone element stays as it is.
  private func combined(_ list: NodeList, _ source: SourceRange?, at place: ModifierPlace) -> NodeList {
    if let only = list.onlyNode, only.role == .element { return list }
    var node = place.newElement
    let combination = Combination(list)
    combination.write(to: &node)
    node.assumptions = combination.assumptions
    node.hidden = list.hidden(because: HiddenReason(.combinedIntoParent, source: source))
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }
}

extension ModifierPlace {
  /// An element without properties.
  var newElement: SemanticNode {
    var node = SemanticNode(.element, view: view, source: source)
    node.frame = frame
    return node
  }
}

extension NodeList {
  /// The list, or a new element where there is no node to set a property on.
  func orNewElement(at place: ModifierPlace) -> NodeList {
    guard isEmpty else { return self }
    var list = self
    list.entries = [.node(place.newElement)]
    return list
  }

  func appending(_ other: NodeList) -> NodeList {
    var list = self
    list.append(other)
    return list
  }

  /// The same nodes, each hidden for a reason unless it has one already; kept to be shown, never to be read.
  func hidden(because reason: HiddenReason) -> NodeList {
    var list = mapNodes { $0.hidden(because: reason) }
    list.removed = removed.map { node in
      // What is replaced as a whole is hidden by that, even if it was decoration before.
      reason.cause == .replacedByRepresentation && node.visibility.hiddenReason?.cause == .decorative
        ? node.with(.hidden(reason)) : node
    }
    list.carousels = []
    return list
  }

  /// No nodes; those at hand are kept apart with the reason.
  func taken(because reason: HiddenReason) -> NodeList {
    NodeList(removed: hidden(because: reason).nodes + removed, carousels: carousels)
  }

  /// Hidden unless somebody said that the node is shown.
  func hiddenByOpacity(_ reason: HiddenReason) -> NodeList {
    mapNodes { $0.visibility == .automatic ? $0.with(.hidden(reason)) : $0 }
  }
}

extension SemanticNode {
  func with(_ visibility: Visibility) -> SemanticNode {
    var node = self
    node.visibility = visibility
    return node
  }

  func hidden(because reason: HiddenReason) -> SemanticNode {
    visibility.hiddenReason == nil ? with(.hidden(reason)) : self
  }
}
