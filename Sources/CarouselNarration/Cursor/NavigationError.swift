/// A word of a navigation that is no command.
public struct NavigationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// No command has this name; the nearest ones are given.
    case unknownCommand(String, nearest: [String])
    /// `action` without the name of one.
    case missingActionName
    /// A quotation mark without its partner.
    case openQuote
  }

  /// What is wrong.
  public var problem: Problem
  /// Where it begins: a one-based column, counted in UTF-8 bytes.
  public var column: Int

  /// Creates an error.
  public init(_ problem: Problem, column: Int) {
    self.problem = problem
    self.column = column
  }
}

extension NavigationError: CustomStringConvertible {
  /// What is wrong and what to do: "column 6: no command is called "nxet"; did you mean next?".
  public var description: String { "column \(column): \(words)" }

  private var words: String {
    switch problem {
    case .unknownCommand(let name, let nearest) where nearest.isEmpty:
      "no command is called \"\(name)\"; the commands are \(NavigationError.all)"
    case .unknownCommand(let name, let nearest):
      "no command is called \"\(name)\"; did you mean \(nearest.joined(separator: " or "))?"
    case .missingActionName: "action needs a name; write action:NAME or action:\"A NAME\""
    case .openQuote: "a quotation mark is not closed; write another one behind the name"
    }
  }

  private static let all =
    CursorCommand.named.map(\.name).joined(separator: ", ") + " and action:NAME"
}

/// Everything that is wrong with a navigation, in order.
public struct NavigationErrors: Error, Hashable, Sendable {
  /// The errors.
  public var errors: [NavigationError]
}

extension NavigationErrors: CustomStringConvertible {
  /// One error a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
