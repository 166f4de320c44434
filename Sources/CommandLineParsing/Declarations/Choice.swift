/// One of the words that a value may be.
public struct Choice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The word as it is typed.
  public let name: String
  /// What choosing it means, or nil when the word says it all.
  public let help: String?

  /// Makes a choice.
  public init(_ name: String, help: String? = nil) {
    self.name = name
    self.help = help
  }

  /// Makes a choice without an explanation from a literal word.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
