/// A modifier of which something that is not known decides whether it applies, or what it does.
public struct UnknownModifier: Hashable, Sendable {
  /// SwiftUI's name of the modifier; `if` is the condition under which a view is there at all.
  public var name: String
  /// The expression that is not known.
  public var expression: String

  /// Creates a modifier.
  public init(_ name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}
