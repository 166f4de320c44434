/// A command line worth imitating.
public struct Example: Hashable, Sendable {
  /// What the line does: one sentence.
  public let explanation: String
  /// The line as a person would type it, the name of the program included.
  public let line: String

  /// Makes an example.
  public init(_ explanation: String, _ line: String) {
    self.explanation = explanation
    self.line = line
  }
}
