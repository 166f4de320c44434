/// An option with a value.
///
/// The declaration is also the key that reads the answer. `Value` is the type of that answer, and follows from how
/// the option is declared: `Option<Format>` has a default, `Option<Format?>` may be left out, and
/// `Option<[Format]>` may be given several times.
public struct Option<Value: Sendable>: OptionDeclaration {
  /// What the parser and help need to know.
  public let definition: OptionDefinition
  let read: @Sendable ([String]) -> Value

  /// Declares an option that has a default.
  public init(
    _ name: String, short: Character? = nil, _ syntax: ValueSyntax<Value>, default value: Value, help: String
  ) {
    definition = OptionDefinition(
      name: name, short: short, value: syntax.definition, isRepeatable: false,
      defaultText: syntax.format(value), help: help)
    read = { $0.last.flatMap(syntax.parse) ?? value }
  }

  /// Declares an option that may be left out.
  ///
  /// - Parameters:
  ///   - name: The long name without its dashes.
  ///   - short: The letter of the short form.
  ///   - syntax: How the value is written.
  ///   - defaultText: What holds when it is left out, for help: "the language of the definition".
  ///   - help: What the option does: sentences, one fact a line.
  public init<Wrapped>(
    _ name: String, short: Character? = nil, _ syntax: ValueSyntax<Wrapped>, defaultText: String? = nil,
    help: String
  ) where Value == Wrapped? {
    definition = OptionDefinition(
      name: name, short: short, value: syntax.definition, isRepeatable: false, defaultText: defaultText,
      help: help)
    read = { $0.last.flatMap(syntax.parse) }
  }

  /// Declares an option that may be given several times; the values keep the order of the line.
  public init<Element>(
    repeating name: String, short: Character? = nil, _ syntax: ValueSyntax<Element>, help: String
  ) where Value == [Element] {
    definition = OptionDefinition(
      name: name, short: short, value: syntax.definition, isRepeatable: true, defaultText: nil, help: help)
    read = { $0.compactMap(syntax.parse) }
  }
}
