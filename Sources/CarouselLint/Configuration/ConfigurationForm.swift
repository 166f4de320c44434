import LocatedValues
import NearestNames

/// The keys of a configuration file.
struct ConfigurationForm {
  private let reader: ConfigurationReader
  private let path: String
  private let chain: [String]
  private(set) var diagnostics: Diagnostics

  private static let keys = [
    "extends", "include", "exclude", "rules", "fail-on", "max-warnings", "baseline", "suppressions",
  ]

  init(_ reader: ConfigurationReader, path: String, chain: [String], diagnostics: Diagnostics) {
    self.reader = reader
    self.path = path
    self.chain = chain
    self.diagnostics = diagnostics
  }

  private var folder: String { FilePath.folder(of: path) }

  mutating func read(_ value: LocatedValue, into outcome: inout ConfigurationReader.Outcome) {
    guard let mapping = value.mapping else {
      return wrongType(value, "a configuration", wants: "a mapping, such as rules: {text-contrast: error}")
    }
    // What is extended comes first, wherever it is written, so that the file itself decides.
    if let entry = mapping.entry(for: "extends") { extend(entry.value, into: &outcome) }
    for entry in mapping where entry.key != "extends" { read(entry, into: &outcome.configuration) }
  }

  private mutating func read(_ entry: Mapping.Entry, into configuration: inout ToolConfiguration) {
    switch entry.key {
    case "include": configuration.include = globs(entry)
    case "exclude": configuration.exclude += globs(entry)
    case "rules":
      var form = RuleLevelsForm(reader.rules, diagnostics)
      form.read(entry.value, into: &configuration.lint)
      diagnostics = form.diagnostics
    case "fail-on": configuration.failOn = choice(entry, FailLevel.self) ?? configuration.failOn
    case "max-warnings":
      guard let number = entry.value.asInteger, number >= 0 else {
        return wrongType(entry.value, "'max-warnings'", wants: "a whole number, not below zero")
      }
      configuration.maxWarnings = number
    case "baseline":
      guard let text = entry.value.text, !text.isEmpty else {
        return wrongType(entry.value, "'baseline'", wants: "the path of a file")
      }
      configuration.baseline = FilePath.absolute(text, in: folder)
    case "suppressions": readSuppressions(entry.value, into: &configuration.suppressions)
    default: diagnostics.unknownKey(entry, among: Self.keys, of: "a configuration")
    }
  }

  private mutating func readSuppressions(_ value: LocatedValue, into policy: inout SuppressionPolicy) {
    guard let mapping = value.mapping else {
      return wrongType(value, "'suppressions'", wants: "a mapping, such as {require-reason: true}")
    }
    for entry in mapping {
      switch entry.key {
      case "require-reason":
        guard let isOn = entry.value.asBool else {
          wrongType(entry.value, "'require-reason'", wants: "true or false")
          continue
        }
        policy.requiresReason = isOn
      case "useless":
        if entry.value.text == "off" {
          policy.useless = nil
        } else {
          policy.useless = choice(entry, Level.self, more: ["off"]) ?? policy.useless
        }
      default: diagnostics.unknownKey(entry, among: ["require-reason", "useless"], of: "'suppressions'")
      }
    }
  }

  private mutating func globs(_ entry: Mapping.Entry) -> [Glob] {
    diagnostics.texts(entry.value, "'\(entry.key)'").compactMap { text, place in
      let glob = Glob(text, in: folder)
      if glob == nil {
        diagnostics.error(
          at: place, "\(TerminalText.quoted(text)) is no pattern for paths",
          advice: "write, for example, Tests/**")
      }
      return glob
    }
  }

  private mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ entry: Mapping.Entry, _ type: Choice.Type, more: [String] = []
  ) -> Choice? {
    if let choice = entry.value.text.flatMap(Choice.init) { return choice }
    diagnostics.unknownChoice(
      entry.value, for: "'\(entry.key)'", among: Choice.allCases.map(\.rawValue) + more)
    return nil
  }

  private mutating func wrongType(_ value: LocatedValue, _ name: String, wants: String) {
    diagnostics.error(at: value.place, "\(name) takes \(wants)", advice: "it is \(value.looksLike) here")
  }
}

/// `extends`: presets by name, other configurations by path.
extension ConfigurationForm {
  private mutating func extend(_ value: LocatedValue, into outcome: inout ConfigurationReader.Outcome) {
    let names = diagnostics.texts(value, "'extends'")
    let presets = names.compactMap { Preset.named($0.text) }
    if !presets.isEmpty {
      for rule in reader.rules where !presets.contains(where: { $0.contains(rule) }) {
        outcome.configuration.lint.levels[rule.id] = .off
      }
      if let failOn = presets.compactMap(\.failOn).first { outcome.configuration.failOn = failOn }
    }
    for (name, place) in names where Preset.named(name) == nil {
      extend(file: name, at: place, into: &outcome)
    }
  }

  private mutating func extend(
    file name: String, at place: Place, into outcome: inout ConfigurationReader.Outcome
  ) {
    let other = FilePath.absolute(name, in: folder)
    guard !chain.contains(other) else {
      return diagnostics.error(
        at: place, "\(TerminalText.quoted(name)) extends itself in the end", advice: "take one of the two out"
      )
    }
    guard let bytes = reader.load(other) else {
      let presets = Preset.all.map(\.name)
      let advice = nearestName(to: name, in: presets).map { "did you mean '\($0)'?" }
      return diagnostics.error(
        at: place, "\(TerminalText.quoted(name)) is neither a preset nor a file that can be read",
        advice: advice ?? "the presets are \(presets.joined(separator: ", "))")
    }
    let shown = FilePath.relative(other, to: FilePath.folder(of: path))
    let folderName = FilePath.folder(of: "/" + diagnostics.file).dropFirst()
    reader.read(
      bytes, path: other, name: folderName.isEmpty ? shown : folderName + "/" + shown, chain: chain + [other],
      into: &outcome)
  }
}
