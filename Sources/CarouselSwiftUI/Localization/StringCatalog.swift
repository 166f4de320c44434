/// The texts of an app in its languages, from all the files of a project that hold such texts.
struct StringCatalog: Sendable {
  /// A file's texts in one language.
  struct Table: Sendable {
    /// The name by which source asks for it; `Localizable` where none is given.
    var name: String
    /// The language as a BCP 47 tag; nil is the development language (`Base.lproj`).
    var language: String?
    /// The folder, without that of the language.
    var folder: [Substring]
    var texts: [String: LocalizedText]
  }

  /// The name of the table that is asked for where source names none.
  static let standardName = "Localizable"
  /// No texts: every key stands for itself.
  static let none = StringCatalog([], developmentLanguage: nil)

  /// The tables by name and language.
  private let tables: [TableKey: [Table]]
  /// The language in which the keys are written, and in which everything is said that has no translation.
  let developmentLanguage: String
  private let languages: Set<String>

  /// A name and a language in the form in which languages are compared.
  private struct TableKey: Hashable {
    var name: String
    var language: String
  }

  init(_ tables: [Table], developmentLanguage: String?) {
    let development = developmentLanguage ?? "en"
    self.developmentLanguage = development
    self.tables = Dictionary(grouping: tables) {
      TableKey(name: $0.name, language: LanguageMatch.plain($0.language ?? development))
    }
    languages = Set(tables.compactMap { $0.language.map(LanguageMatch.plain) })
  }

  /// Whether no file holds texts.
  var isEmpty: Bool { tables.isEmpty }

  /// Whether a table has a key.
  func has(_ key: String) -> Bool { tables.values.joined().contains { $0.texts[key] != nil } }

  /// The language of the app for a person's; nil where the app has none that fits.
  func language(for wanted: String) -> String? {
    LanguageMatch.best(for: wanted, among: languages.union([LanguageMatch.plain(developmentLanguage)]))
  }

  func isDevelopmentLanguage(_ language: String) -> Bool {
    LanguageMatch.plain(language) == LanguageMatch.plain(developmentLanguage)
  }

  /// The text of a key in a language of the app, from the table that is nearest to a file.
  func text(
    _ keys: [String], table: String, language: String, near folder: [Substring]
  ) -> (key: String, text: LocalizedText)? {
    let fitting = tables[TableKey(name: table, language: LanguageMatch.plain(language))] ?? []
    let ordered = fitting.enumerated().sorted {
      (Self.distance($0.element.folder, folder), $0.offset)
        < (Self.distance($1.element.folder, folder), $1.offset)
    }
    for (_, candidate) in ordered {
      for key in keys {
        if let text = candidate.texts[key] { return (key, text) }
      }
    }
    return nil
  }

  private static func distance(_ first: [Substring], _ second: [Substring]) -> Int {
    first.count + second.count - 2 * zip(first, second).prefix { $0 == $1 }.count
  }
}

/// Which of an app's languages a person gets.
enum LanguageMatch {
  /// A tag in the form in which tags are compared.
  static func plain(_ tag: String) -> String { tag.lowercased().replacing("_", with: "-") }

  /// The language itself, else without its last subtags, else another of the same language that is written alike.
  static func best(for wanted: String, among languages: Set<String>) -> String? {
    var subtags = plain(wanted).split(separator: "-")
    let primary = subtags.first ?? ""
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if languages.contains(tag) { return tag }
      subtags.removeLast()
    }
    // Chinese in the other script would not be read.
    guard primary != "zh" else { return nil }
    return languages.sorted().first { $0.hasPrefix(primary + "-") }
  }
}
