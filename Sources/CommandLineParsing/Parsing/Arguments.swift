/// The values of one command line, read by the declarations of the command.
///
/// A declaration that the command does not list reads as though it was not given.
public struct Arguments: Hashable, Sendable {
  /// The accepted texts by name: `--format` for an option, `PATH` for an argument.
  var texts: [String: [String]] = [:]

  /// Whether a flag is given.
  public subscript(_ flag: Flag) -> Bool { texts[flag.definition.spelling] != nil }

  /// The value of an option: the last one given, or its default.
  public subscript<Value>(_ option: Option<Value>) -> Value {
    option.read(texts[option.definition.spelling] ?? [])
  }

  /// The value of an argument, or its default.
  ///
  /// - Precondition: A required argument is one that the command lists. The parser has then seen to it that there
  ///   is a value.
  public subscript<Value>(_ argument: Argument<Value>) -> Value {
    guard let value = argument.read(texts[argument.definition.name] ?? []) else {
      preconditionFailure("'\(argument.definition.name)' is not among the arguments of this command")
    }
    return value
  }

  /// Tells whether an option is on the line, be it with the value that is also its default.
  public func isGiven<Value>(_ option: Option<Value>) -> Bool {
    texts[option.definition.spelling] != nil
  }
}
