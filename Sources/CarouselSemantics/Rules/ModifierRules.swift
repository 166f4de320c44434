import CarouselModel

/// What each modifier does to the nodes inside it.
extension SemanticsBuilder {
  func apply(_ modifier: Modifier, to list: inout NodeList, at place: ModifierPlace) {
    guard modifier.isEnabled else { return }
    switch modifier.kind {
    case .accessibility(let change): list = applying(change, modifier.source, to: list, at: place)
    case .layout(.overlay(let views, let alignment)), .layout(.background(let views, let alignment)):
      // Views in front of or behind others are their siblings, whichever way they lie.
      list.append(nodes(of: views, in: place.inner, place.environment, alignment: alignment))
    case .appearance(.opacity(let opacity)):
      if opacity <= 0 { list.hideByOpacity(HiddenReason(.zeroOpacity, source: modifier.source)) }
    case .appearance(.hidden):
      list = list.taken(because: HiddenReason(.hiddenModifier, source: modifier.source))
    case .interaction(.gesture(.tap(count: 1), let action?)):
      let shared = list.onlyNode == nil ? SemanticNode.SharedTap(source: modifier.source) : nil
      list.edit { $0.addTap(action, shared) }
    case .motion(.scrollTransition(let transition)): if transition.fadesOut { list.edit { $0.noteFading() } }
    case .unknown(let unknown):
      if let doubt = Doubt(unknown, source: modifier.source) { list.edit { $0.doubt(doubt) } }
    case .layout, .appearance, .scrolling, .motion, .interaction, .other: break
    }
  }

  private func applying(
    _ change: AccessibilityModifier, _ source: SourceRange?, to list: NodeList, at place: ModifierPlace
  ) -> NodeList {
    switch change {
    case .element(let behavior): element(behavior, source, from: list, at: place)
    case .representation(let views): representation(views, source, of: list, at: place)
    case .children(let views): children(views, source, of: list, at: place)
    case .container(let kind): contained(list, at: place).editing { $0.containerKind = kind }
    // Set together with their neighbours.
    default: list
    }
  }

  /// The nodes of other views take the place of these.
  private func representation(
    _ views: ViewList, _ source: SourceRange?, of list: NodeList, at place: ModifierPlace
  ) -> NodeList {
    var result = nodes(of: views, in: place.inner, place.environment)
    let replaced = list.taken(because: HiddenReason(.replacedByRepresentation, source: source))
    result.removed += replaced.removed
    result.carousels += replaced.carousels
    return result
  }

  /// The element keeps its own properties and gets the nodes of other views as children, in place of its own;
  /// several nodes give way to one container.
  private func children(
    _ views: ViewList, _ source: SourceRange?, of list: NodeList, at place: ModifierPlace
  ) -> NodeList {
    let reason = HiddenReason(.replacedByChildren, source: source)
    var node = list.onlyNode ?? newElement(at: place)
    let replaced = list.onlyNode == nil ? list : node.children
    node.hidden.append(replaced.hidden(because: reason))
    node.role = .container
    if node.containerKind == .none { node.containerKind = .semanticGroup }
    let children = nodes(of: views, in: place.inner, place.environment)
    var result = contained(children, in: node)
    result.carousels = list.carousels + result.carousels
    result.removed = list.onlyNode == nil ? [] : list.removed
    return result
  }
}

extension NodeList {
  /// Hides what nobody said is shown.
  fileprivate mutating func hideByOpacity(_ reason: HiddenReason) {
    edit { if $0.visibility == .automatic { $0.visibility = .hidden(reason) } }
  }
}

extension SemanticNode {
  /// A tap that is recognised can also be made by assistive technology; it adds no trait and makes no element
  /// (CVS Health, iOS SwiftUI Accessibility Techniques, Buttons).
  fileprivate mutating func addTap(_ action: Action, _ shared: SharedTap?) {
    guard !activates else { return }
    sharedTap = shared
    addedActions.insert(Action(.activate, name: action.name, change: action.change), at: 0)
  }

  fileprivate mutating func noteFading() {
    assumptions.append(
      "a scroll transition makes it fully transparent on its way out; that iOS hides it then is not known, and "
        + "it is taken to be given")
  }
}

extension ScrollTransition {
  /// Whether the view is fully transparent in one of the phases.
  fileprivate var fadesOut: Bool { Phase.allCases.contains { effect($0).opacity == 0 } }
}
