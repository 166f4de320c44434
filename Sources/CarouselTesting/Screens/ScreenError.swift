/// Why a screen cannot be put under test.
public struct ScreenError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// No file or folder is at any of the places that were looked at.
    case noFile(String, lookedAt: [String])
    /// The file is there, and cannot be read.
    case unreadable(String)
    /// The source has errors, each as `file:line:column: error: what is wrong; what to do`.
    case faults([String])
    /// The source holds no screen.
    case noScreen(in: String)
    /// The source holds no screen of this name.
    case noScreenNamed(String, available: [String])
    /// The source holds several screens, and none was named.
    case severalScreens([String])
    /// This build cannot read Swift source.
    case noSwiftParser
    /// The screen has no such variable.
    case noState(String, available: [String])
    /// The value is an expression, and a screen's state holds plain values.
    case expressionAsState(String)
    /// Unknown values of this kind of source cannot be supplied.
    case cannotSupply(String)
    /// No element is called so.
    case noElement(String, available: [String])
    /// The screen has no such card; positions are one-based.
    case noCard(Int, count: Int)
  }

  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(_ problem: Problem) { self.problem = problem }
}
