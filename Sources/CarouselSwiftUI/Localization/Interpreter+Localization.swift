internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// What stands in an interpolated key: its characters, and the values between them.
  struct LocalizedKey {
    /// The key; the placeholders of values that are not known are guessed.
    var key = ""
    /// The stretches between the values.
    var literals: [String] = [""]
    /// The values.
    var arguments: [LocalizedFormatter.Argument] = []
    /// The placeholders that each value may have left in the key.
    var placeholders: [[String]] = []

    mutating func append(_ words: String) {
      key += words
      literals[literals.count - 1] += words
    }

    mutating func append(_ value: Value, _ text: TextValue, _ possible: [String]) {
      key += possible.first ?? "%@"
      placeholders.append(possible)
      arguments.append(LocalizedFormatter.Argument(value: value, text: text))
      literals.append("")
    }

    /// The key with its values in their places; `spoken` takes the marks out of the stretches between them.
    func text(_ spoken: ([String]) -> [String]) -> TextValue {
      var text = TextValue(parts: [])
      for (index, words) in spoken(literals).enumerated() {
        if !words.isEmpty { text.append(.known(words)) }
        if arguments.indices.contains(index) {
          for part in arguments[index].text.parts { text.append(part) }
        }
      }
      return text
    }

    /// The keys that may be meant, at most 64: the type of a value that is not known decides about its placeholder.
    var candidates: [String] {
      var keys = [literals[0]]
      for (possible, words) in zip(placeholders, literals.dropFirst()) {
        keys = keys.prefix(64 / max(possible.count, 1)).flatMap { key in possible.map { key + $0 + words } }
      }
      return keys
    }
  }

  /// The text of a key in the person's language; nil where the project has no text for it.
  func translation(
    _ key: LocalizedKey, table: String? = nil, file: UInt32, speaksMarkdown: Bool
  ) -> TextValue? {
    let catalog = project.catalog
    guard !catalog.isEmpty else { return nil }
    let folder = project.folder(of: file)
    let table = table ?? StringCatalog.standardName
    let development = catalog.developmentLanguage
    let language = catalog.language(for: spokenSettings.language)
    let found = language.flatMap { language in
      catalog.text(key.candidates, table: table, language: language, near: folder)
    }
    if let found, let language { return formatted(found, key, language, speaksMarkdown) }
    // A key of values only, such as "%@", has nothing to translate.
    guard key.literals.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    if let language, !catalog.isDevelopmentLanguage(language) {
      assume("'\(key.key)' has no text in \(language); the development language, \(development), is taken")
    } else if language == nil {
      assume(
        "the app has no texts in \(spokenSettings.language); the development language, \(development), is taken"
      )
    }
    return catalog.text(key.candidates, table: table, language: development, near: folder).map {
      formatted($0, key, development, speaksMarkdown)
    }
  }

  private func formatted(
    _ found: (key: String, text: LocalizedText), _ key: LocalizedKey, _ language: String,
    _ speaksMarkdown: Bool
  ) -> TextValue {
    var formatter = LocalizedFormatter(
      found.text, key.arguments, language: String(language.prefix { $0 != "-" && $0 != "_" }).lowercased(),
      spoken: speaksMarkdown ? { Markdown.spoken($0) } : { $0 }, number: { self.format($0, [$1]) })
    var text = formatter.formatted()
    if formatter.hasGuessedForm {
      assume("which plural form of '\(found.key)' is said is not known; that for other numbers is taken")
    }
    text.origin = .localized(key: found.key)
    return text
  }

  /// Remembers what a text rests on, once.
  private func assume(_ assumption: String) {
    guard memory.languageAssumptions.count < 100, !memory.languageAssumptions.contains(assumption) else {
      return
    }
    memory.languageAssumptions.append(assumption)
  }
}
