/// The name of a variable of a screen's state, such as "selection".
public struct StateKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public var name: String

  /// Creates a key.
  public init(_ name: String) { self.name = name }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { name = value }
}

/// A value of a state variable.
public enum StateValue: Hashable, Sendable {
  /// Nothing chosen.
  case none
  /// A text, such as an item's identifier.
  case text(String)
  /// A number.
  case number(Double)
  /// A switch.
  case bool(Bool)

  /// The text, where it is one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// What has been chosen and scrolled so far on a screen.
public struct ScreenState: Hashable, Sendable {
  /// The variables by name.
  public var values: [StateKey: StateValue]

  /// Creates a state.
  public init(_ values: [StateKey: StateValue] = [:]) { self.values = values }

  /// The value of a variable; `none` if it was never set.
  public subscript(key: StateKey) -> StateValue {
    get { values[key] ?? .none }
    set { values[key] = newValue }
  }
}
