/// All that is wrong with a command line.
public struct UsageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the program.
  public let program: String
  /// The command that the line names, when it exists.
  public let command: String?
  /// The errors in the order of the line; never empty.
  public let errors: [UsageError]

  /// Makes a failure, also for errors that a command finds after parsing.
  public init(program: String, command: String?, errors: [UsageError]) {
    self.program = program
    self.command = command
    self.errors = errors
  }

  /// The lines to show: each error, then where to read more.
  public var lines: [String] {
    errors.map { "\(program): error: \($0)" } + [advice]
  }

  /// The lines as one text, without a line end at the end.
  public var description: String { lines.joined(separator: "\n") }

  private var advice: String {
    guard let command else { return "'\(program) --help' lists the commands." }
    return "'\(program) \(command) --help' tells what '\(command)' takes."
  }
}
