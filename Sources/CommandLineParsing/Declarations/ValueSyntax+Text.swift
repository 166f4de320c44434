extension ValueSyntax where Value == String {
  /// Any text, the empty text too.
  public static func text(_ placeholder: String, completion: CompletionKind = .none) -> Self {
    Self(placeholder, expecting: "a text", completion: completion, format: { $0 }, parse: { $0 })
  }

  /// The path of a file; `-`, which stands for standard input or output, is accepted as well.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the path in help.
  ///   - extensions: The extensions that completion offers, without the dot. Other files are accepted all the
  ///     same: reading them tells more than refusing their name.
  /// - Returns: The syntax of a path.
  public static func file(_ placeholder: String, extensions: [String] = []) -> Self {
    path(placeholder, expecting: "the path of a file", completion: .file(extensions: extensions))
  }

  /// The path of a folder.
  public static func directory(_ placeholder: String) -> Self {
    path(placeholder, expecting: "the path of a folder", completion: .directory)
  }

  /// One word of a list that is known only when the program runs.
  public static func choice(_ placeholder: String, _ choices: [Choice]) -> Self {
    let names = Set(choices.map(\.name))
    return Self(
      placeholder, expecting: "one of the choices", choices: choices, format: { $0 },
      parse: { names.contains($0) ? $0 : nil })
  }

  private static func path(
    _ placeholder: String, expecting expectation: String, completion: CompletionKind
  ) -> Self {
    Self(
      placeholder, expecting: expectation, completion: completion, format: { $0 },
      parse: { $0.isEmpty ? nil : $0 })
  }
}
