/// What a program tells its caller when it ends.
///
/// The numbers are those of grep, diff and most linters: 1 is an answer, 2 is a failure. Usage errors count as
/// failures, so that a script needs to tell apart no more than three cases.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// The work is done and there is nothing to complain about.
  case done = 0
  /// The work is done and something was found.
  case findings = 1
  /// The work could not be done: a usage error, an unreadable file, bad input.
  case failure = 2

  /// The meaning that help shows where a command says nothing of its own; nil when the code is not usual.
  var usualMeaning: String? {
    switch self {
    case .done: "The work is done."
    case .findings: nil
    case .failure: "The work could not be done, or the command line is wrong."
    }
  }
}
