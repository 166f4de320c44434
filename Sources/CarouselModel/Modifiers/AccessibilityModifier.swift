/// What is said about a view to assistive technology; each case is SwiftUI's modifier of that name.
public enum AccessibilityModifier: Sendable {
  /// What becomes of the children of a new element.
  public enum ChildBehavior: String, Hashable, Sendable, CaseIterable {
    /// They are dropped, and the element has no properties of its own.
    case ignore
    /// They stay separate stops inside a container.
    case contain
    /// Their properties are merged into one element.
    case combine
  }

  /// Replaces the label.
  case label(TextValue)
  /// Replaces the value.
  case value(TextValue)
  /// Replaces the hint.
  case hint(TextValue)
  /// Hides from, or shows to, assistive technology.
  case hidden(Bool)
  /// Sets traits.
  case addTraits(Traits)
  /// Clears traits.
  case removeTraits(Traits)
  /// Sets the identifier for UI tests, which is never spoken.
  case identifier(String)
  /// Sets the names for Voice Control, best first.
  case inputLabels([TextValue])
  /// Moves among the siblings: higher is earlier, zero is the default.
  case sortPriority(Double)
  /// Sets the heading level, 1 to 6; zero is unspecified.
  case headingLevel(Int)
  /// Adds an action.
  case action(Action)
  /// Makes a new element from the children.
  case element(ChildBehavior)
  /// Puts the nodes of other views in place of this view's.
  case representation(ViewList)
  /// Gives the element the nodes of other views as children.
  case children(ViewList)
  /// Adds a fact that is told on request.
  case customContent(CustomContent)
  /// Sets the language of the words, as a BCP 47 tag (UIKit's `accessibilityLanguage`).
  case language(String)
  /// Overrides whether the element takes part in Switch Control and Voice Control.
  case respondsToUserInteraction(Bool)
  /// Sets where a double tap lands, as a share of the frame.
  case activationPoint(x: Double, y: Double)
  /// Says what container the view is to assistive technology.
  case container(ContainerKind)
}
