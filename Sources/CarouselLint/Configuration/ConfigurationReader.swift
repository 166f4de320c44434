public import LocatedValues

/// Reads configurations: `.carousel-a11y.yml`, described in `Documentation/Linting.md`.
public struct ConfigurationReader: Sendable {
  /// The names of a configuration, of which the first that exists in a folder counts.
  public static let fileNames = [".carousel-a11y.yml", ".carousel-a11y.yaml", ".carousel-a11y.json"]

  let rules: [Rule]
  let load: @Sendable (String) -> [UInt8]?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - rules: The rules that may be configured.
  ///   - load: Returns the bytes of a file, or nil when it cannot be read.
  public init(rules: [Rule] = Rule.all, load: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.rules = rules
    self.load = load
  }

  /// What came of reading a configuration and those that it extends.
  public struct Outcome: Sendable {
    /// What is decided, as far as it could be read.
    public var configuration = ToolConfiguration()
    /// What is wrong, file by file.
    public var diagnostics: [Diagnostics] = []

    /// Whether the configuration cannot be used.
    public var hasErrors: Bool { diagnostics.contains(where: \.hasErrors) }
    /// The lines to print.
    public var lines: [String] { diagnostics.flatMap(\.lines) }
  }

  /// Reads the configuration at an absolute path; `name` is what messages call it.
  public func read(_ path: String, name: String) -> Outcome {
    var outcome = Outcome()
    guard let bytes = load(path) else {
      var diagnostics = Diagnostics(file: name)
      diagnostics.error(
        at: .start, "the configuration cannot be read", advice: "check the path and its permissions")
      outcome.diagnostics.append(diagnostics)
      return outcome
    }
    read(bytes, path: path, name: name, chain: [path], into: &outcome)
    return outcome
  }

  func read(_ bytes: [UInt8], path: String, name: String, chain: [String], into outcome: inout Outcome) {
    let reading = DocumentReader().read(bytes, file: name)
    var form = ConfigurationForm(self, path: path, chain: chain, diagnostics: reading.diagnostics)
    if let value = reading.value, !value.isNull { form.read(value, into: &outcome) }
    outcome.diagnostics.append(form.diagnostics)
  }
}
