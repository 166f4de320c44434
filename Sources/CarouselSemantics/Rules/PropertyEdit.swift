import CarouselModel

/// Modifiers that set properties of a node; applied innermost first, so that the outermost wins.
extension SemanticsBuilder {
  /// Sets the properties on every node, or on a new element where there is none.
  func setProperties(_ modifiers: ArraySlice<Modifier>, of list: inout NodeList, at place: ModifierPlace) {
    guard modifiers.contains(where: \.isEnabled) else { return }
    if list.isEmpty { list.entries = [.node(newElement(at: place))] }
    list.edit { $0.set(modifiers) }
  }
}

extension ArraySlice<Modifier> {
  /// The end of the stretch of modifiers from an index on that only set properties.
  func endOfProperties(from start: Int) -> Int {
    var end = start
    while end < endIndex, self[end].setsProperty { end += 1 }
    return end
  }
}

extension Modifier {
  fileprivate var setsProperty: Bool {
    guard case .accessibility(let change) = kind else { return false }
    switch change {
    case .element, .representation, .children, .container: return false
    default: return true
    }
  }
}

extension SemanticNode {
  fileprivate mutating func set(_ modifiers: ArraySlice<Modifier>) {
    var facts = CustomContentIndex()
    for modifier in modifiers where modifier.isEnabled {
      guard case .accessibility(let change) = modifier.kind else { continue }
      if case .customContent(let content) = change {
        facts.add(content, to: &customContent)
      } else {
        set(change, modifier.source)
      }
    }
  }

  private mutating func set(_ change: AccessibilityModifier, _ source: SourceRange?) {
    switch change {
    case .label(let label):
      (self.label, isLabelImplicit) = (label, false)
      assumptions.removeAll { $0.hasPrefix(SymbolWords.openWord) }
    case .value(let value): self.value = value
    case .hint(let hint): if !hint.isEmpty { self.hint = hint }
    case .hidden(let isHidden):
      visibility = isHidden ? .hidden(HiddenReason(.accessibilityHidden, source: source)) : .shown
    case .addTraits(let traits): self.traits.formUnion(traits)
    case .removeTraits(let traits): self.traits.subtract(traits)
    case .identifier(let identifier): self.identifier = identifier
    case .inputLabels(let labels): inputLabels = labels
    case .sortPriority(let priority): sortPriority = priority
    case .headingLevel(let level): headingLevel = level == 0 ? nil : level
    case .language(let tag): language = tag
    case .action(let action): add(action)
    case .customContent, .respondsToUserInteraction, .activationPoint, .element, .representation, .children,
      .container:
      break
    }
  }

  /// Actions accumulate; increment and decrement make the element adjustable.
  private mutating func add(_ action: Action) {
    addedActions.append(action)
    if action.kind == .increment || action.kind == .decrement { traits.insert(.adjustable) }
  }
}

/// Where each fact of a node stands: facts accumulate in the order of the source, and the same label replaces.
private struct CustomContentIndex {
  private var places: [TextValue: Int]?

  mutating func add(_ content: CustomContent, to facts: inout [CustomContent]) {
    var places =
      self.places
      ?? Dictionary(
        zip(facts.map(\.label), facts.indices), uniquingKeysWith: { first, _ in first })
    self.places = nil
    if let place = places[content.label] {
      facts[place] = content
    } else {
      places[content.label] = facts.count
      facts.append(content)
    }
    self.places = places
  }
}
