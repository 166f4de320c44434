/// An argument apart from the type of its value: what the parser, help, completions and the manual page need.
public struct ArgumentDefinition: Sendable {
  /// The value; its placeholder is the name of the argument.
  public let value: ValueDefinition
  /// Whether the command line is refused without it.
  public let isRequired: Bool
  /// Whether it takes all words that are left.
  public let isRepeatable: Bool
  /// What holds when it is not given, as a person would type or say it.
  public let defaultText: String?
  /// What the argument is: sentences, one fact a line.
  public let help: String

  init(
    value: ValueDefinition, isRequired: Bool = false, isRepeatable: Bool = false, defaultText: String? = nil,
    help: String
  ) {
    self.value = value
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    self.defaultText = defaultText
    self.help = help
  }

  /// The name of the argument, such as `PATH`.
  public var name: String { value.placeholder }

  /// The argument as a usage line shows it: `PATH`, `[PATH]`, `PATH...` or `[PATH...]`.
  var usage: String {
    let repeated = isRepeatable ? name + "..." : name
    return isRequired ? repeated : "[\(repeated)]"
  }
}

/// Something that a command lists among its arguments, with a value of any type.
public protocol ArgumentDeclaration: Sendable {
  /// The part that does not depend on the type of the value.
  var definition: ArgumentDefinition { get }
}
