/// Reads YAML and JSON into values that know their places.
public struct DocumentReader: Sendable {
  /// How much is taken on before reading stops with an error.
  public let limits: ReadingLimits

  /// A reader with the given limits.
  public init(limits: ReadingLimits = .standard) {
    self.limits = limits
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8, with or without a byte order mark.
  ///   - file: The name for diagnostics; its ending says the format.
  ///   - format: The format, when it is known better than by the name. Without either, text that starts with
  ///     `{` or `[` is JSON if it can be read so, and everything else is YAML.
  /// - Returns: The value as far as it could be read, the first error of syntax and every error of meaning before it.
  public func read(_ bytes: [UInt8], file: String, format: DocumentFormat? = nil) -> Reading {
    Reading(file: file, format: .yaml, value: nil, diagnostics: Diagnostics(file: file), stop: nil)
  }

  /// Reads a document that is at hand as a string.
  public func read(_ text: String, file: String, format: DocumentFormat? = nil) -> Reading {
    read(Array(text.utf8), file: file, format: format)
  }
}
