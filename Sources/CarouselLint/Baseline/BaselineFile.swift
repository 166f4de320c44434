public import LocatedValues

extension Baseline {
  /// The number of the format; it grows when a key changes its meaning.
  static let schema = 1

  /// The baseline as JSON, an entry a line so that two branches can be merged.
  public var json: String {
    let lines = entries.map { entry in
      PlainValue.mapping([
        .init("rule", .string(entry.rule)), .init("file", .string(entry.file)),
        .init("screen", .string(entry.screen)), .init("path", .string(entry.path)),
        .init("label", .string(entry.label)), .init("count", .number(NumberText(entry.count))),
      ]).json(.compact)
    }
    let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
    return "{\"schema\":\(Self.schema),\"findings\":[\(body)]}\n"
  }

  /// Reads a baseline; nil comes with what is wrong.
  public static func read(_ bytes: [UInt8], file: String) -> (baseline: Baseline?, diagnostics: Diagnostics) {
    let reading = DocumentReader().read(bytes, file: file, format: .json)
    var diagnostics = reading.diagnostics
    guard let mapping = reading.value?.mapping, let found = mapping["findings"]?.sequence else {
      if !diagnostics.hasErrors {
        diagnostics.error(at: .start, "this is no baseline", advice: "write one anew with --write-baseline")
      }
      return (nil, diagnostics)
    }
    if let number = mapping["schema"], number.asInteger != schema {
      diagnostics.error(
        at: number.place, "the baseline has the schema \(number.text.map { TerminalText.quoted($0) } ?? "?")",
        advice: "this version writes and reads \(schema); write it anew with --write-baseline")
    }
    let entries = found.compactMap { value -> Entry? in
      let entry = Entry(value)
      if entry == nil {
        diagnostics.error(
          at: value.place, "an entry needs rule, file, screen, path, label and a count of at least 1",
          advice: "take it out, or write the baseline anew with --write-baseline")
      }
      return entry
    }
    return (diagnostics.hasErrors ? nil : Baseline(entries), diagnostics)
  }
}

extension Baseline.Entry {
  fileprivate init?(_ value: LocatedValue) {
    guard let mapping = value.mapping, let rule = mapping["rule"]?.text, let file = mapping["file"]?.text,
      let screen = mapping["screen"]?.text, let path = mapping["path"]?.text,
      let label = mapping["label"]?.text,
      let count = mapping["count"]?.asInteger, count > 0
    else { return nil }
    self.init(rule: rule, file: file, screen: screen, path: path, label: label, count: count)
  }
}
