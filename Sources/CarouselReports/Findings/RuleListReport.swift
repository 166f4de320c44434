public import CarouselLint

/// The rules with their levels, for people and for programs.
public struct RuleListReport: Sendable {
  private let rules: [Rule]
  private let configuration: LintConfiguration

  /// Lists rules as a configuration sets them.
  public init(_ rules: [Rule], configuration: LintConfiguration) {
    self.rules = rules
    self.configuration = configuration
  }

  /// Writes a rule a line, grouped by what they are about.
  public func writeText(to output: inout some TextOutputStream) {
    var group: Rule.Group?
    for rule in rules {
      if rule.group != group { output.write("\(rule.group.rawValue)\n") }
      group = rule.group
      output.write("  \(rule.id): \(level(of: rule)). \(rule.summary)\(facts(of: rule))\n")
    }
    output.write("rules: \(rules.count)\n")
  }

  /// Writes `{"schema":1,"rules":[...]}`.
  public func writeJSON(to output: inout some TextOutputStream) {
    output.write("{\"schema\":1,\"rules\":[")
    for (index, rule) in rules.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      output.write(json(of: rule))
    }
    output.write("\n]}\n")
  }

  private func level(of rule: Rule) -> String {
    switch configuration.level(of: rule) {
    case .off: "off"
    case .standard: rule.levels.gravest.rawValue
    case .fixed(let level): level.rawValue
    }
  }

  private func facts(of rule: Rule) -> String {
    let wcag = rule.wcag.isEmpty ? "" : " WCAG \(rule.wcag.joined(separator: ", "))."
    return wcag + (rule.fixing == .none ? "" : " Fix: \(rule.fixing.rawValue).")
  }

  private func json(of rule: Rule) -> String {
    JSONText.object([
      "id": JSONText.string(rule.id), "group": JSONText.string(rule.group.rawValue),
      "summary": JSONText.string(rule.summary), "level": JSONText.string(level(of: rule)),
      "gravestLevel": JSONText.string(rule.levels.gravest.rawValue),
      "status": JSONText.string(rule.status.rawValue), "since": JSONText.string(rule.since),
      "fix": JSONText.string(rule.fixing.rawValue), "wcag": JSONText.strings(rule.wcag),
      "tags": JSONText.strings(rule.tags.map(\.rawValue).sorted()),
      "options": "[" + rule.options.map { json(of: $0, for: rule) }.joined(separator: ",") + "]",
    ])
  }

  private func json(of option: RuleOption, for rule: Rule) -> String {
    let value = configuration.options(of: rule).values[option.name] ?? option.standard
    return JSONText.object([
      "name": JSONText.string(option.name), "summary": JSONText.string(option.summary),
      "default": Self.json(of: option.standard), "value": Self.json(of: value),
      "choices": JSONText.strings(option.choices),
    ])
  }

  private static func json(of value: OptionValue) -> String {
    switch value {
    case .number(let number): JSONText.number(number)
    case .bool(let isOn): "\(isOn)"
    case .word(let word): JSONText.string(word)
    case .words(let words): JSONText.strings(words)
    }
  }
}
