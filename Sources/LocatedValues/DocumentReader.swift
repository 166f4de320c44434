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
    let known = format ?? DocumentFormat(fileName: file)
    if let refusal = refusal(of: bytes, file: file) {
      var diagnostics = Diagnostics(file: file)
      diagnostics.add(refusal)
      return Reading(
        file: file, format: known ?? .yaml, value: nil, diagnostics: diagnostics, stop: refusal.place)
    }
    if let known { return read(SourceText(bytes, file: file, format: known)) }
    return readByContent(bytes, file: file)
  }

  /// Reads a document that is at hand as a string.
  public func read(_ text: String, file: String, format: DocumentFormat? = nil) -> Reading {
    read(Array(text.utf8), file: file, format: format)
  }

  private func read(_ source: SourceText) -> Reading {
    switch source.format {
    case .json:
      var reader = JSONReader(source, limits: limits)
      return reader.read()
    case .yaml: return YAMLReader(source, limits: limits).read()
    }
  }

  private func readByContent(_ bytes: [UInt8], file: String) -> Reading {
    let yaml = { read(SourceText(bytes, file: file, format: .yaml)) }
    guard DocumentFormat.mayBeJSON(bytes.dropFirst(SourceText.textStart(of: bytes))) else { return yaml() }
    let asJSON = read(SourceText(bytes, file: file, format: .json))
    guard let jsonStop = asJSON.stop else { return asJSON }
    let asYAML = yaml()
    // The language in which more of the text makes sense is the one that was meant.
    return asYAML.stop.map { $0 > jsonStop } ?? true ? asYAML : asJSON
  }

  private func refusal(of bytes: [UInt8], file: String) -> Diagnostic? {
    if bytes.count > limits.bytes {
      return Diagnostic(
        file: file, place: .start,
        message: "the file has \(bytes.count) bytes, more than the limit of \(limits.bytes)",
        advice: "split it into several files")
    }
    guard SourceText.isWide(bytes) else { return nil }
    return Diagnostic(
      file: file, place: .start, message: "the file is in UTF-16 or UTF-32",
      advice: "save it in the encoding UTF-8")
  }
}
