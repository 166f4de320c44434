/// A demand on a screen with a carousel: the reason for it, its examples, and the check.
///
/// The identifier names what is wrong. Configuration, documentation, `explain` and the tests all read this value.
public struct Rule: Identifiable, Sendable {
  /// The name in configurations and reports: "position-missing".
  public let id: String
  /// What the rule is about.
  public let group: Group
  /// What is wrong, in one sentence.
  public let summary: String
  /// Who is hurt, and how.
  public let impact: String
  /// Why the fault is one and what to change, for a developer who knows nothing of accessibility.
  public let rationale: String
  /// The gravest level, and what decides when there are several.
  public let levels: Levels
  /// What the rule rests on.
  public let references: [Reference]
  /// Since which release of the tool it is there.
  public let since: String
  /// Whether its findings may still change.
  public let status: Status
  /// The words by which sets of rules are chosen.
  public let tags: Set<Tag>
  /// Limits and words that teams may choose.
  public let options: [RuleOption]
  /// Definitions with the fault.
  public let fails: [Example]
  /// Definitions without it.
  public let passes: [Example]
  /// Definitions that look as if they had it.
  public let traps: [Example]
  /// The rules whose findings on the same fault this one's replace.
  public let supersedes: [Supersession]
  /// What a machine can mend.
  public let fixing: Fixing
  package let checks: [Check]

  package init(
    _ id: String, _ group: Group, _ summary: String, levels: Levels, impact: String,
    because rationale: String,
    references: [Reference], since: String = "0.1.0", status: Status = .stable, tags: Set<Tag> = [],
    options: [RuleOption] = [], supersedes: [Supersession] = [], fixing: Fixing = .none, fails: [Example],
    passes: [Example], traps: [Example] = [], checks: Check...
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.levels = levels
    self.impact = impact
    self.rationale = rationale
    self.references = references
    self.since = since
    self.status = status
    self.tags = tags.union(Tag.implied(by: references, group))
    self.options = options
    self.supersedes = supersedes
    self.fixing = fixing
    self.fails = fails
    self.passes = passes
    self.traps = traps
    self.checks = checks
  }

  /// The success criteria of WCAG 2.2 that the rule touches, in order: "1.1.1".
  public var wcag: [String] { references.compactMap(\.criterion) }
}

extension Rule: CustomStringConvertible {
  /// The identifier.
  public var description: String { id }
}
