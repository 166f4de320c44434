/// Something that a person can do with an element, and what becomes of the screen's state.
public struct Action: Sendable {
  /// What triggers the action.
  public enum Kind: Hashable, Sendable {
    /// Activating: a double tap.
    case activate
    /// The two-finger scrub.
    case escape
    /// The two-finger double tap.
    case magicTap
    /// Swiping up on an adjustable element.
    case increment
    /// Swiping down on an adjustable element.
    case decrement
    /// Chosen by name from the actions rotor.
    case named(TextValue)
    /// A three-finger scroll towards an edge.
    case scroll(Edge)

    /// The edge that a scroll reveals.
    public enum Edge: String, Hashable, Sendable, CaseIterable { case top, leading, bottom, trailing }
  }

  /// What triggers the action.
  public var kind: Kind
  /// What the author calls it ("open"), where only a name is given.
  public var name: String?
  /// The change that it makes; nil where it is not known.
  public var change: StateChange?

  /// Creates an action.
  public init(_ kind: Kind, name: String? = nil, change: StateChange? = nil) {
    self.kind = kind
    self.name = name
    self.change = change
  }
}

/// A change of a screen's state; it must be a pure function.
public typealias StateChange = @Sendable (inout ScreenState) -> Void
