/// A limit or a list of words that a rule lets teams choose.
public struct RuleOption: Hashable, Sendable {
  /// The name in a configuration: "limit".
  public var name: String
  /// What it decides, in one sentence without a full stop.
  public var summary: String
  /// The value where nothing is configured; it also says which kind of value is allowed.
  public var standard: OptionValue
  /// The words that are allowed, where it is one of a few.
  public var choices: [String]

  /// Creates an option.
  public init(_ name: String, _ standard: OptionValue, choices: [String] = [], _ summary: String) {
    self.name = name
    self.standard = standard
    self.choices = choices
    self.summary = summary
  }

  /// Whether a value is of the option's kind and one of its choices.
  public func allows(_ value: OptionValue) -> Bool {
    switch (standard, value) {
    case (.number, .number(let number)): number.isFinite && number >= 0
    case (.bool, .bool): true
    case (.word, .word(let word)): choices.isEmpty || choices.contains(word)
    case (.words, .words): true
    default: false
    }
  }
}

/// The value of an option.
public enum OptionValue: Hashable, Sendable {
  /// A number, not below zero.
  case number(Double)
  /// A switch.
  case bool(Bool)
  /// One of a few words.
  case word(String)
  /// Words in any number.
  case words([String])
}
