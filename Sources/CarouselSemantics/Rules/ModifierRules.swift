import CarouselModel

/// What each modifier does to the nodes inside it.
extension SemanticsBuilder {
  func apply(_ modifier: Modifier, to list: NodeList, at place: ModifierPlace) -> NodeList {
    switch modifier.kind {
    case .accessibility(let change): apply(change, modifier.source, to: list, at: place)
    case .layout(.overlay(let views, let alignment)), .layout(.background(let views, let alignment)):
      list.appending(layer(views, alignment, at: place))
    case .appearance(.opacity(let opacity)):
      opacity == 0 ? list.hiddenByOpacity(HiddenReason(.zeroOpacity, source: modifier.source)) : list
    case .appearance(.hidden): list.taken(because: HiddenReason(.hiddenModifier, source: modifier.source))
    case .interaction(.gesture(let gesture, let action)): apply(gesture, action, to: list)
    case .layout, .appearance, .scrolling, .motion, .interaction, .other: list
    }
  }

  /// Views in front of or behind others are their siblings, whichever way they lie.
  private func layer(_ views: ViewList, _ alignment: Alignment, at place: ModifierPlace) -> NodeList {
    let environment = place.environment
    let size = layout.unitSize(views, ProposedSize(place.inner.size), environment)
    let rect = place.inner.aligning(size, alignment, isRightToLeft: environment.isRightToLeft)
    return nodes(of: views, in: rect, environment)
  }

  /// A tap that is recognised can also be made by assistive technology; it adds no trait and makes no element
  /// (CVS Health, iOS SwiftUI Accessibility Techniques, Buttons).
  private func apply(
    _ gesture: InteractionModifier.Gesture, _ action: Action?, to list: NodeList
  ) -> NodeList {
    guard case .tap(1) = gesture, let action else { return list }
    return list.mapNodes { node in
      var node = node
      if !node.actions.contains(where: { $0.kind == .activate }) {
        node.actions.append(Action(.activate, name: action.name, change: action.change))
      }
      return node
    }
  }

  private func apply(
    _ change: AccessibilityModifier, _ source: SourceRange?, to list: NodeList, at place: ModifierPlace
  ) -> NodeList {
    switch change {
    case .element(let behavior): element(behavior, source, from: list, at: place)
    case .representation(let views): representation(views, source, of: list, at: place)
    case .children(let views): children(views, of: list, at: place)
    case .container(let kind): contained(list, at: place).mapNodes { $0.asContainer(kind) }
    default: list.orNewElement(at: place).mapNodes { PropertyEdit(change, source).applied(to: $0) }
    }
  }

  /// The nodes of other views take the place of these.
  private func representation(
    _ views: ViewList, _ source: SourceRange?, of list: NodeList, at place: ModifierPlace
  ) -> NodeList {
    let reason = HiddenReason(.replacedByRepresentation, source: source)
    var result = nodes(of: views, in: place.inner, place.environment)
    let replaced = list.hidden(because: reason)
    result.removed += replaced.nodes + replaced.removed
    result.carousels += list.carousels
    return result
  }

  /// Elements keep their own properties and get the nodes of other views as children.
  private func children(_ views: ViewList, of list: NodeList, at place: ModifierPlace) -> NodeList {
    let children = nodes(of: views, in: place.inner, place.environment)
    return list.orNewElement(at: place).mapNodes { node in
      var node = node
      node.role = .container
      node.containerKind = .semanticGroup
      node.children = children
      return node
    }
  }
}

extension SemanticNode {
  func asContainer(_ kind: ContainerKind) -> SemanticNode {
    var node = self
    node.containerKind = kind
    return node
  }
}
