import CarouselModel

/// A modifier that sets one property of a node; applied innermost first, so that the outermost wins.
struct PropertyEdit: Sendable {
  let change: AccessibilityModifier
  let source: SourceRange?

  init(_ change: AccessibilityModifier, _ source: SourceRange?) {
    self.change = change
    self.source = source
  }

  func applied(to node: SemanticNode) -> SemanticNode {
    var node = node
    switch change {
    case .label(let label):
      node.label = label
      node.isLabelImplicit = false
    case .value(let value): node.value = value
    case .hint(let hint): if !hint.isEmpty { node.hint = hint }
    case .hidden(let isHidden):
      node.visibility = isHidden ? .hidden(HiddenReason(.accessibilityHidden, source: source)) : .shown
    case .addTraits(let traits): node.traits.formUnion(traits)
    case .removeTraits(let traits): node.traits.subtract(traits)
    case .identifier(let identifier): node.identifier = identifier
    case .inputLabels(let labels): node.inputLabels = labels
    case .sortPriority(let priority): node.sortPriority = priority
    case .headingLevel(let level): node.headingLevel = level == 0 ? nil : level
    case .language(let tag): node.language = tag
    case .action(let action): add(action, to: &node)
    case .customContent(let content): add(content, to: &node)
    case .respondsToUserInteraction, .activationPoint, .element, .representation, .children, .container: break
    }
    return node
  }

  /// Actions accumulate, outermost first; increment and decrement make the element adjustable.
  private func add(_ action: Action, to node: inout SemanticNode) {
    node.actions.insert(action, at: 0)
    if action.kind == .increment || action.kind == .decrement { node.traits.insert(.adjustable) }
  }

  /// Facts accumulate in the order of the source; the same label replaces.
  private func add(_ content: CustomContent, to node: inout SemanticNode) {
    if let index = node.customContent.firstIndex(where: { $0.label == content.label }) {
      node.customContent[index] = content
    } else {
      node.customContent.append(content)
    }
  }
}
