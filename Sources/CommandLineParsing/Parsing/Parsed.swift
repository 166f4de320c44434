/// What a command line asks for.
public enum Parsed: Sendable {
  /// To run a command.
  case command(Command, Arguments)
  /// To show this help text, which ends in a line end.
  case help(String)
  /// To show this version text, which ends in a line end.
  case version(String)
  /// Nothing that can be done.
  case failure(UsageFailure)
}
