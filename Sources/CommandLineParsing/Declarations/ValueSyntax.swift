/// How values of one type are written on the command line.
public struct ValueSyntax<Value: Sendable>: Sendable {
  /// The part that does not depend on the type.
  public let definition: ValueDefinition
  let parse: @Sendable (String) -> Value?
  let format: @Sendable (Value) -> String

  /// Makes a syntax of your own.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the value in help, in capitals.
  ///   - expectation: What a value must look like, to follow "expected" in an error message.
  ///   - choices: The accepted words, when there is a list of them.
  ///   - completion: What a shell offers; the choices when nil.
  ///   - format: Writes a value so that `parse` reads it back; shows defaults in help.
  ///   - parse: Reads a value, or returns nil when the text is none.
  public init(
    _ placeholder: String, expecting expectation: String, choices: [Choice] = [],
    completion: CompletionKind? = nil,
    format: @escaping @Sendable (Value) -> String = { String(describing: $0) },
    parse: @escaping @Sendable (String) -> Value?
  ) {
    definition = ValueDefinition(
      placeholder: placeholder, expectation: expectation, choices: choices,
      completion: completion ?? (choices.isEmpty ? .none : .list(choices)),
      accepts: { parse($0) != nil })
    self.parse = parse
    self.format = format
  }
}
