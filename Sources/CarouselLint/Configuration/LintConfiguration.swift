/// Which rules run, at which level, with which options.
public struct LintConfiguration: Hashable, Sendable {
  /// What a team decides about one rule.
  public enum RuleLevel: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// Faults have the levels that the rule gives them.
    case standard
    /// All faults have this level; what needs review stays `info`.
    case fixed(Level)
  }

  /// The decisions by rule identifier; a rule that is not here has `standard`.
  public var levels: [String: RuleLevel]
  /// The options by rule identifier and name; what is not here has the option's standard value.
  public var options: [String: [String: OptionValue]]

  /// Creates a configuration; without arguments, every rule runs as it is.
  public init(levels: [String: RuleLevel] = [:], options: [String: [String: OptionValue]] = [:]) {
    self.levels = levels
    self.options = options
  }

  /// What is decided about a rule.
  public func level(of rule: Rule) -> RuleLevel { levels[rule.id] ?? .standard }

  /// The values of a rule's options, configured or standard.
  public func options(of rule: Rule) -> RuleOptions {
    var values: [String: OptionValue] = [:]
    for option in rule.options {
      let configured = options[rule.id]?[option.name]
      values[option.name] = configured.flatMap { option.allows($0) ? $0 : nil } ?? option.standard
    }
    return RuleOptions(values: values)
  }
}

/// The values of one rule's options.
public struct RuleOptions: Hashable, Sendable {
  /// The values by name.
  public var values: [String: OptionValue]

  /// A number; zero where the rule has no such option.
  package func number(_ name: String) -> Double {
    if case .number(let number)? = values[name] { number } else { 0 }
  }

  /// A switch; off where the rule has no such option.
  package func bool(_ name: String) -> Bool { values[name] == .bool(true) }

  /// A word; empty where the rule has no such option.
  package func word(_ name: String) -> String {
    if case .word(let word)? = values[name] { word } else { "" }
  }

  /// Words; none where the rule has no such option.
  package func words(_ name: String) -> [String] {
    if case .words(let words)? = values[name] { words } else { [] }
  }
}
