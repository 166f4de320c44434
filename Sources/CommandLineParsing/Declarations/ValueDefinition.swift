/// What is known about a value apart from its type: enough for help, completions and error messages.
public struct ValueDefinition: Sendable {
  /// The word that stands for the value in help, such as `FORMAT`.
  public let placeholder: String
  /// What a value must look like, to follow "expected": "a whole number from 1 to 10".
  public let expectation: String
  /// The words that are accepted; empty when the value is not one of a list.
  public let choices: [Choice]
  /// What a shell offers for the value.
  public let completion: CompletionKind
  /// Tells whether a text is a value.
  let accepts: @Sendable (String) -> Bool
}
