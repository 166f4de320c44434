internal import Foundation
internal import LocatedValues

/// Reads the files that hold an app's texts: `.strings`, `.stringsdict`, `.xcstrings`.
struct LocalizationReader {
  private var tables: [StringCatalog.Table] = []
  private var developmentLanguage: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// The catalogue of everything that was read.
  var catalog: StringCatalog { StringCatalog(tables, developmentLanguage: developmentLanguage) }

  /// Reads a file.
  mutating func read(_ file: LocalizationFile) {
    let names = file.path.split(separator: "/")
    guard let last = names.last, let dot = last.lastIndex(of: ".") else { return }
    let name = String(last[..<dot])
    switch last[dot...].lowercased() {
    case ".xcstrings": readCatalog(file, name, Array(names.dropLast()))
    case ".strings": add(StringsFile.texts(in: text(file)), name, names)
    case ".stringsdict":
      guard let texts = StringsDictionary.texts(in: file.bytes) else {
        return note(file, .start, "this is no property list in XML", "save it as XML; its texts are left out")
      }
      add(texts, name, names)
    default: break
    }
  }

  /// A table in the folder of its language; without one it is of the development language.
  private mutating func add(_ texts: [String: LocalizedText], _ name: String, _ names: [Substring]) {
    var folder = Array(names.dropLast())
    var language: String?
    if let last = folder.last, last.lowercased().hasSuffix(".lproj") {
      folder.removeLast()
      let tag = String(last.dropLast(".lproj".count))
      language = tag == "Base" ? nil : tag
    }
    tables.append(StringCatalog.Table(name: name, language: language, folder: folder, texts: texts))
  }

  private mutating func readCatalog(_ file: LocalizationFile, _ name: String, _ folder: [Substring]) {
    let reading = DocumentReader().read(file.bytes, file: file.path, format: .json)
    for fault in reading.diagnostics where fault.severity == .error {
      note(file, fault.place, fault.message, "mend it; its texts are left out")
    }
    guard let catalog = CatalogFile(reading.value) else { return }
    developmentLanguage = developmentLanguage ?? catalog.sourceLanguage
    for (language, texts) in catalog.texts.sorted(by: { $0.key < $1.key }) {
      tables.append(StringCatalog.Table(name: name, language: language, folder: folder, texts: texts))
    }
  }

  private mutating func note(_ file: LocalizationFile, _ place: Place, _ message: String, _ advice: String) {
    diagnostics.append(
      Diagnostic(file: file.path, place: place, severity: .warning, message: message, advice: advice))
  }

  /// The characters of a file; Xcode has written UTF-16 for long.
  private func text(_ file: LocalizationFile) -> String {
    let isWide = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
    let wide = isWide ? String(data: Data(file.bytes), encoding: .utf16) : nil
    let plain = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes[...]
    return wide ?? String(decoding: plain, as: UTF8.self)
  }
}

/// A file with texts of an app in one or several languages.
public struct LocalizationFile: Hashable, Sendable {
  /// The endings of such files, without the dot and in lower case.
  public static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// The path, whose folder names the language: `de.lproj/Localizable.strings`.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
