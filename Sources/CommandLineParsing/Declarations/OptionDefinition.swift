/// An option or flag apart from the type of its value: what the parser, help, completions and the manual page need.
public struct OptionDefinition: Sendable {
  /// The long name without its dashes.
  public let name: String
  /// The letter of the short form.
  public let short: Character?
  /// The value that follows the name; nil for a flag.
  public let value: ValueDefinition?
  /// Whether every occurrence counts.
  ///
  /// Of an option that is not repeatable, the last one wins.
  public let isRepeatable: Bool
  /// The value that holds when the option is not given, as a person would type it.
  public let defaultText: String?
  /// What the option does: sentences, one fact a line.
  public let help: String

  /// The long name as it is typed, such as `--format`.
  public var spelling: String { "--" + name }

  /// All names as they are typed, short form first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

/// Something that a command lists among its options: a flag or an option with a value of any type.
public protocol OptionDeclaration: Sendable {
  /// The part that does not depend on the type of the value.
  var definition: OptionDefinition { get }
}
