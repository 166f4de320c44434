/// An operand: a word that is known by its place rather than by a name.
///
/// The declaration is also the key that reads the answer. `Value` is the type of that answer, and follows from how
/// the argument is declared: `Argument<String>` is required or has a default, `Argument<String?>` may be left out,
/// and `Argument<[String]>` takes all words that are left.
public struct Argument<Value: Sendable>: ArgumentDeclaration {
  /// What the parser and help need to know.
  public let definition: ArgumentDefinition
  let read: @Sendable ([String]) -> Value?

  /// Declares an argument that must be given.
  public init(required syntax: ValueSyntax<Value>, help: String) {
    definition = ArgumentDefinition(value: syntax.definition, isRequired: true, help: help)
    read = { $0.last.flatMap(syntax.parse) }
  }

  /// Declares an argument that has a default.
  public init(_ syntax: ValueSyntax<Value>, default value: Value, help: String) {
    definition = ArgumentDefinition(
      value: syntax.definition, defaultText: syntax.format(value), help: help)
    read = { $0.last.flatMap(syntax.parse) ?? value }
  }

  /// Declares an argument that may be left out.
  public init<Wrapped>(_ syntax: ValueSyntax<Wrapped>, defaultText: String? = nil, help: String)
  where Value == Wrapped? {
    definition = ArgumentDefinition(value: syntax.definition, defaultText: defaultText, help: help)
    read = { .some($0.last.flatMap(syntax.parse)) }
  }

  /// Declares the argument that takes all words that are left; it must be the last one.
  ///
  /// - Parameters:
  ///   - syntax: How each value is written.
  ///   - isRequired: Whether at least one must be given.
  ///   - defaultText: What holds when none is given, for help: "the current folder".
  ///   - help: What the values are: sentences, one fact a line.
  public init<Element>(
    repeating syntax: ValueSyntax<Element>, isRequired: Bool = false, defaultText: String? = nil, help: String
  ) where Value == [Element] {
    definition = ArgumentDefinition(
      value: syntax.definition, isRequired: isRequired, isRepeatable: true, defaultText: defaultText,
      help: help)
    read = { $0.compactMap(syntax.parse) }
  }
}
