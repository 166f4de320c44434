/// The reference of the language, made from the table that the reader reads by.
package enum DefinitionReference {
  /// The reference as Markdown: screens, kinds of views, modifiers, and the mappings that they take.
  package static var markdown: String {
    (screens + kinds + modifiers + mappings).joined(separator: "\n") + "\n"
  }

  private static var screens: [String] {
    let keys = ScreenForm.record.keys.map(\.shape) + [DocumentForm.screens, DocumentForm.schema]
    return ["## Screens", "", "These keys stand beside the outermost view of a screen.", ""]
      + keys.flatMap { KeyText(key: $0).item } + [""]
  }

  private static var kinds: [String] {
    ["## Kinds of views", "", "A view has one of these keys.", ""]
      + Kinds.all.flatMap { section($0.key, title: "`\($0.key.name)`") }
  }

  private static var modifiers: [String] {
    let list = KeyText(key: ModifierList.key).item
    return [
      "## Modifiers", "",
      "These keys stand beside the kind of a view, and apply in the order in which they are written.", "",
    ]
      + Modifiers.all.flatMap { KeyText(key: $0.key).item } + list + [""]
  }

  private static var mappings: [String] {
    let own = Set(Kinds.all.compactMap { record(of: $0.key.shape)?.name })
    let others = ShapeCollector.records.filter {
      !own.contains($0.name) && $0.name != ScreenForm.record.shape.name
    }
    return ["## Mappings", "", "What kinds and modifiers take in braces, or as keys on further lines.", ""]
      + others.flatMap { ["### \(heading($0))", ""] + items($0) + [""] }
  }

  private static func section(_ key: KeyShape, title: String) -> [String] {
    var lines = ["### \(title)", "", key.doc, "", "It takes \(key.shape.words). For example:", ""]
    lines += ["```yaml", "\(key.name): \(key.example)", "```", ""]
    if let record = record(of: key.shape) {
      lines += ["The keys of \(record.words):", ""] + items(record) + [""]
    }
    return lines
  }

  /// The mapping that a kind takes, if it takes one.
  private static func record(of shape: ValueShape) -> RecordShape? {
    switch shape {
    case .record(let record): record
    case .anyOf(let shapes): shapes.lazy.compactMap { record(of: $0) }.first
    default: nil
    }
  }

  private static func items(_ record: RecordShape) -> [String] {
    var lines = record.keys().flatMap { KeyText(key: $0).item }
    for names in record.requiresOneOf {
      lines += ["", "One of \(names.map { "`\($0)`" }.joined(separator: ", ")) must be there."]
    }
    if record.acceptsNull { lines += ["", "A key with `null` is as if it were not there."] }
    return lines
  }

  private static func heading(_ record: RecordShape) -> String {
    let words = record.words
    let noun = words.split(separator: " ", maxSplits: 1)
    let isArticle = noun.count == 2 && (noun[0] == "a" || noun[0] == "an")
    let text = isArticle ? String(noun[1]) : words
    return text.prefix(1).uppercased() + text.dropFirst() + " (`\(record.name)`)"
  }
}

/// One key as an item of a list.
private struct KeyText {
  let key: KeyShape

  var item: [String] {
    let aliases =
      key.aliases.isEmpty ? "" : " (also \(key.aliases.map { "`\($0)`" }.joined(separator: ", ")))"
    let needed = key.isRequired ? " It must be there." : ""
    let standard = key.standard.map { " Without it: \($0)." } ?? ""
    return [
      "- `\(key.name)`\(aliases): \(key.doc) It takes \(key.shape.words).\(standard)\(needed)",
      "  Example: `\(key.name): \(key.example)`.",
    ]
  }
}
