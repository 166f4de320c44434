/// A set of rules that a configuration names in `extends`.
public struct Preset: Hashable, Sendable {
  /// The name: "recommended".
  public let name: String
  /// What it is, in one sentence without a full stop.
  public let summary: String
  /// From which level on findings fail with it; nil leaves it to the command.
  let failOn: FailLevel?
  private let tags: Set<Rule.Tag>

  private init(_ name: String, _ summary: String, tags: Set<Rule.Tag> = [], failOn: FailLevel? = nil) {
    self.name = name
    self.summary = summary
    self.tags = tags
    self.failOn = failOn
  }

  /// All sets, in the order of the documentation.
  public static let all: [Preset] =
    [
      Preset("recommended", "every rule that is not deprecated; what runs without a configuration"),
      Preset("strict", "every rule that is not deprecated, and warnings fail", failOn: .warning),
      Preset("wcag-a", "rules that rest on criteria of level A", tags: [.wcagA]),
      Preset("wcag-aa", "rules that rest on criteria of levels A and AA", tags: [.wcagA, .wcagAA]),
      Preset("wcag-aaa", "rules that rest on any criterion", tags: [.wcagA, .wcagAA, .wcagAAA]),
    ]
    + [Rule.Tag.apple, .bestPractice, .labels, .motion, .visual].map {
      Preset($0.rawValue, "rules with the tag \($0.rawValue)", tags: [$0])
    } + [Preset("none", "no rule, to name each that runs", tags: Set())]

  /// The set of a name.
  public static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  /// Whether a rule belongs to the set.
  public func contains(_ rule: Rule) -> Bool {
    guard rule.status != .deprecated else { return false }
    switch name {
    case "recommended", "strict": return true
    default: return !rule.tags.isDisjoint(with: tags)
    }
  }
}
