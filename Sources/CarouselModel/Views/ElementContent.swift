/// An accessibility element or container whose properties are given one by one, as UIKit code does.
public struct ElementContent: Sendable {
  /// Whether the children, if any, are reached.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A stop of its own; its children are not reached.
    case element
    /// Not a stop; its children are.
    case container
  }

  /// Whether the children are reached.
  public var role: Role
  /// The name.
  public var label: TextValue?
  /// The value.
  public var value: TextValue?
  /// What activating it does.
  public var hint: TextValue?
  /// The traits.
  public var traits: Traits
  /// The language of the words, as a BCP 47 tag.
  public var language: String?
  /// The frame, where it is given.
  public var frame: Rect?
  /// The place in a series, list, landmark or table.
  public var context: ContainerContext?
  /// How the children of a container are ordered.
  public var order: ChildOrder
  /// What the container is, for those that are one.
  public var containerKind: ContainerKind
  /// Further actions by name.
  public var customActions: [TextValue]
  /// Further facts that are told on request.
  public var customContent: [CustomContent]
  /// Whether it is hidden.
  public var isHidden: Bool

  /// Creates an element without properties.
  public init(_ role: Role = .element) {
    self.role = role
    traits = []
    order = .sorted
    containerKind = .semanticGroup
    customActions = []
    customContent = []
    isHidden = false
  }
}

/// How the children of a container follow each other.
public enum ChildOrder: String, Hashable, Sendable, CaseIterable {
  /// By their frames: rows from top to bottom, each in the layout direction.
  case sorted
  /// As they are declared.
  case explicit
  /// Among the elements around the container, as if it were not there.
  case flatten
}

/// What a container is to assistive technology (UIAccessibilityContainerType).
public enum ContainerKind: String, Hashable, Sendable, CaseIterable {
  case none, semanticGroup, list, landmark, dataTable, tabBar, series, scroll
}

/// A fact that is told on request or, if important, at once (`accessibilityCustomContent`).
public struct CustomContent: Hashable, Sendable {
  /// What the fact is about.
  public var label: TextValue
  /// The fact.
  public var value: TextValue
  /// Whether the value is spoken without being asked for.
  public var isImportant: Bool

  /// Creates a fact.
  public init(label: TextValue, value: TextValue, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
