/// SwiftUI's accessibility modifiers; see `AccessibilityModifier` for what each does.
extension View {
  /// Replaces the label.
  public func accessibilityLabel(_ label: TextValue, isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.label(label)), isEnabled: isEnabled)
  }
  /// Replaces the value.
  public func accessibilityValue(_ value: TextValue, isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.value(value)), isEnabled: isEnabled)
  }
  /// Replaces the hint.
  public func accessibilityHint(_ hint: TextValue, isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.hint(hint)), isEnabled: isEnabled)
  }
  /// Hides from, or shows to, assistive technology.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.hidden(isHidden)), isEnabled: isEnabled)
  }
  /// Sets traits.
  public func accessibilityAddTraits(_ traits: Traits) -> ViewNode {
    node.modifier(.accessibility(.addTraits(traits)))
  }
  /// Clears traits.
  public func accessibilityRemoveTraits(_ traits: Traits) -> ViewNode {
    node.modifier(.accessibility(.removeTraits(traits)))
  }
  /// Sets the identifier for UI tests.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.identifier(identifier)), isEnabled: isEnabled)
  }
  /// Sets the names for Voice Control.
  public func accessibilityInputLabels(_ labels: [TextValue], isEnabled: Bool = true) -> ViewNode {
    node.modifier(.accessibility(.inputLabels(labels)), isEnabled: isEnabled)
  }
  /// Moves among the siblings: higher is earlier.
  public func accessibilitySortPriority(_ priority: Double) -> ViewNode {
    node.modifier(.accessibility(.sortPriority(priority)))
  }
  /// Sets the heading level, 1 to 6.
  public func accessibilityHeading(_ level: Int) -> ViewNode {
    node.modifier(.accessibility(.headingLevel(level)))
  }
  /// Adds an action with a name.
  public func accessibilityAction(named name: TextValue, _ change: StateChange? = nil) -> ViewNode {
    node.modifier(.accessibility(.action(Action(.named(name), change: change))))
  }
  /// Adds an action of a kind.
  public func accessibilityAction(_ kind: Action.Kind = .activate, _ change: StateChange? = nil) -> ViewNode {
    node.modifier(.accessibility(.action(Action(kind, change: change))))
  }
  /// Makes the element adjustable.
  public func accessibilityAdjustableAction(increment: StateChange?, decrement: StateChange?) -> ViewNode {
    node.modifier(.accessibility(.action(Action(.increment, change: increment))))
      .modifier(.accessibility(.action(Action(.decrement, change: decrement))))
  }
  /// Makes a new element from the children.
  public func accessibilityElement(children: AccessibilityModifier.ChildBehavior = .ignore) -> ViewNode {
    node.modifier(.accessibility(.element(children)))
  }
  /// Puts the nodes of other views in place of this view's.
  public func accessibilityRepresentation(@ViewBuilder _ views: () -> ViewList) -> ViewNode {
    node.modifier(.accessibility(.representation(views())))
  }
  /// Gives the element the nodes of other views as children.
  public func accessibilityChildren(@ViewBuilder _ views: () -> ViewList) -> ViewNode {
    node.modifier(.accessibility(.children(views())))
  }
  /// Adds a fact that is told on request.
  public func accessibilityCustomContent(
    _ label: TextValue, _ value: TextValue, isImportant: Bool = false
  ) -> ViewNode {
    node.modifier(
      .accessibility(.customContent(CustomContent(label: label, value: value, isImportant: isImportant))))
  }
}
