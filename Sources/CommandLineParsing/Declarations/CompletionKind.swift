/// What a shell offers when a value is being typed.
public enum CompletionKind: Hashable, Sendable {
  /// Nothing: the value is free text.
  case none
  /// These words.
  case list([Choice])
  /// Folders, and files with one of these extensions (without the dot); an empty list offers every file.
  case file(extensions: [String])
  /// Folders only.
  case directory
}
