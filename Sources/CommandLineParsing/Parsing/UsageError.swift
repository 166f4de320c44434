/// One thing that is wrong with a command line.
///
/// Values are kept as they were typed. The description is safe to show on a terminal: control characters are
/// written as escapes, and very long words are cut.
public enum UsageError: Error, Hashable, Sendable {
  /// No command is named, though one of these could be.
  case missingCommand(commands: [String])
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option, though these commands may have it.
  case unknownOption(String, nearest: String?, commands: [String])
  /// An option ends the line, or is followed by a word that looks like another option.
  case missingValue(option: String, placeholder: String, found: String?)
  /// A flag is given a value with an equals sign.
  case unexpectedValue(String, option: String)
  /// A value is not what an option or argument takes.
  case invalidValue(String, name: String, expected: String, choices: [String], nearest: String?)
  /// A required argument is not there.
  case missingOperand(String)
  /// There are more arguments than this many.
  case tooManyOperands([String], limit: Int)
  /// Two things on the line exclude each other; found by commands after parsing.
  case conflict(String, with: String)
  /// One thing on the line needs another; found by commands after parsing.
  case missingCompanion(of: String, needed: String)
}
