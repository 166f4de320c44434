import LocatedValues
import NearestNames

/// `rules`: a level for each rule, or a mapping with a level and options.
struct RuleLevelsForm {
  private let rules: [Rule]
  private(set) var diagnostics: Diagnostics

  private static let levels = ["off", "on"] + Level.allCases.map(\.rawValue)

  init(_ rules: [Rule], _ diagnostics: Diagnostics) {
    self.rules = rules
    self.diagnostics = diagnostics
  }

  mutating func read(_ value: LocatedValue, into configuration: inout LintConfiguration) {
    guard let mapping = value.mapping else {
      return diagnostics.error(
        at: value.place, "'rules' takes a mapping of rules and levels, not \(value.looksLike)",
        advice: "write, for example, text-contrast: error")
    }
    for entry in mapping {
      guard let rule = rules.first(where: { $0.id == entry.key }) else {
        let advice = nearestName(to: entry.key, in: rules.map(\.id)).map { "did you mean '\($0)'?" }
        diagnostics.error(
          at: entry.keyRange.start, "unknown rule \(TerminalText.quoted(entry.key))",
          advice: advice ?? "'carousel-a11y rules' lists them")
        continue
      }
      read(entry.value, for: rule, into: &configuration)
    }
  }

  private mutating func read(
    _ value: LocatedValue, for rule: Rule, into configuration: inout LintConfiguration
  ) {
    guard let mapping = value.mapping else {
      if let level = level(value) { configuration.levels[rule.id] = level }
      return
    }
    // Options without a level switch a rule on that a preset has left out.
    if configuration.levels[rule.id] == .off { configuration.levels[rule.id] = .standard }
    for entry in mapping {
      if entry.key == "level" {
        if let level = level(entry.value) { configuration.levels[rule.id] = level }
      } else if let option = rule.options.first(where: { $0.name == entry.key }) {
        if let value = read(entry.value, as: option) {
          configuration.options[rule.id, default: [:]][option.name] = value
        }
      } else {
        diagnostics.unknownKey(
          entry, among: ["level"] + rule.options.map(\.name), of: "the rule '\(rule.id)'")
      }
    }
  }

  private mutating func level(_ value: LocatedValue) -> LintConfiguration.RuleLevel? {
    switch value.text {
    case "off": return .off
    case "on": return .standard
    case let text?:
      if let level = Level(rawValue: text) { return .fixed(level) }
    case nil: break
    }
    diagnostics.unknownChoice(value, for: "a rule", among: Self.levels)
    return nil
  }

  private mutating func read(_ value: LocatedValue, as option: RuleOption) -> OptionValue? {
    let read: OptionValue? =
      switch option.standard {
      case .number: value.asNumber.map(OptionValue.number)
      case .bool: value.asBool.map(OptionValue.bool)
      case .word: value.text.map(OptionValue.word)
      case .words:
        value.sequence?.allSatisfy({ $0.text != nil }) == true
          ? .words(value.sequence?.compactMap(\.text) ?? []) : value.text.map { .words([$0]) }
      }
    if let read, option.allows(read) { return read }
    if option.choices.isEmpty {
      diagnostics.error(
        at: value.place, "'\(option.name)' takes \(Self.kind(of: option)), not \(value.looksLike)",
        advice: "it decides this: \(option.summary)")
    } else {
      diagnostics.unknownChoice(value, for: "'\(option.name)'", among: option.choices)
    }
    return nil
  }

  private static func kind(of option: RuleOption) -> String {
    switch option.standard {
    case .number: "a number, not below zero"
    case .bool: "true or false"
    case .word: "a word"
    case .words: "a list of words"
    }
  }
}

extension Diagnostics {
  /// Reports a key that nothing reads.
  mutating func unknownKey(_ entry: Mapping.Entry, among names: [String], of what: String) {
    let advice = nearestName(to: entry.key, in: names).map { "did you mean '\($0)'?" }
    error(
      at: entry.keyRange.start, "\(what) has no key \(TerminalText.quoted(entry.key))",
      advice: advice ?? "the keys are \(names.joined(separator: ", "))")
  }

  /// Reports a word that is none of a few.
  mutating func unknownChoice(_ value: LocatedValue, for what: String, among names: [String]) {
    let shown = value.text.map { TerminalText.quoted($0) } ?? value.looksLike
    let advice = value.text.flatMap { nearestName(to: $0, in: names) }.map { "did you mean '\($0)'?" }
    error(
      at: value.place, "\(what) cannot be \(shown)",
      advice: advice ?? "the choices are \(names.joined(separator: ", "))")
  }

  /// One text or a list of them, with their places.
  mutating func texts(_ value: LocatedValue, _ what: String) -> [(text: String, place: Place)] {
    (value.sequence ?? [value]).compactMap { element in
      if let text = element.text, !element.isNull { return (text, element.place) }
      error(
        at: element.place, "\(what) takes texts, not \(element.looksLike)",
        advice: "write one, or a list of them")
      return nil
    }
  }
}
