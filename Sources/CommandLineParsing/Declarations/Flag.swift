/// An option without a value: given or not given.
///
/// The declaration is also the key that reads the answer: `arguments[.quiet]` is a `Bool`.
public struct Flag: OptionDeclaration {
  /// What the parser and help need to know.
  public let definition: OptionDefinition

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - short: The letter of the short form.
  ///   - help: What the flag does: sentences, one fact a line.
  public init(_ name: String, short: Character? = nil, help: String) {
    definition = OptionDefinition(
      name: name, short: short, value: nil, isRepeatable: false, defaultText: nil, help: help)
  }
}

extension Flag {
  /// The flag that every level understands.
  static let help = Flag("help", short: "h", help: "Shows this help.")
  /// The flag that tells the version of the program.
  static let version = Flag("version", help: "Shows the version.")
}
