public import CarouselModel
public import LocatedValues

/// Reads definitions: screens written in YAML or JSON, in the language of `Documentation/Definitions.md`.
public struct DefinitionReader: Sendable {
  /// How much is taken on before reading stops with an error.
  public var limits: ReadingLimits

  /// Creates a reader.
  public init(limits: ReadingLimits = .standard) { self.limits = limits }

  /// Reads a definition that is at hand as bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - file: The name for diagnostics and, without its ending, for a screen without a name. Its ending says
  ///     the format: `.yaml`, `.yml` or `.json`.
  ///   - format: The format, where it is known better than by the name.
  /// - Returns: The screens without faults, and everything that is wrong with the others.
  public func read(_ bytes: [UInt8], file: String, format: DocumentFormat? = nil) -> DefinitionReading {
    read(DocumentReader(limits: limits).read(bytes, file: file, format: format))
  }

  /// Reads a definition that is at hand as text.
  public func read(_ text: String, file: String, format: DocumentFormat? = nil) -> DefinitionReading {
    read(Array(text.utf8), file: file, format: format)
  }

  private func read(_ document: Reading) -> DefinitionReading {
    let (screens, findings) = Self.walk(document)
    return DefinitionReading(screens: screens, diagnostics: findings.diagnostics)
  }

  /// The screens of a document, and what was found on the way.
  static func walk(_ document: Reading) -> ([Screen], Findings) {
    var findings = Findings(diagnostics: document.diagnostics)
    findings.noteEnding(of: document.file)
    guard let value = document.value else { return ([], findings) }
    guard !value.isNull || findings.diagnostics.hasErrors else {
      findings.diagnostics.error(
        at: value.place, "the definition is empty",
        advice: "write a view, such as text: Hello, or screens with one each")
      return ([], findings)
    }
    let screens = DocumentForm.screens(
      in: value, named: screenName(document.file), stop: document.stop, &findings)
    // What a document that could not be read to its end would have said of a screen is not known.
    return (document.stop == nil ? screens : [], findings)
  }

  /// The name of a file without folders and ending.
  static func screenName(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// What came of reading a definition.
public struct DefinitionReading: Sendable {
  /// The screens that nothing is wrong with, in the order of the definition.
  public let screens: [Screen]
  /// Everything that is wrong, and what is allowed and worth a note.
  public let diagnostics: Diagnostics
}

extension Findings {
  /// Notes a file whose name ends as no definition does.
  fileprivate mutating func noteEnding(of file: String) {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name[dot...].count > 1,
      DocumentFormat(fileName: file) == nil
    else { return }
    diagnostics.warning(
      at: .start,
      "the name of a definition ends with .yaml, .yml or .json, not \(TerminalText.quoted(String(name[dot...])))",
      advice: "rename the file; it is read by its content")
  }
}
