/// What the rules found on a screen, or on several.
public struct LintResult: Sendable {
  /// The findings by place, then by rule.
  public var findings: [Finding]
  /// How often each rule that ran gave each of its answers, by identifier.
  public var counts: [String: OutcomeCounts]
  /// How long each rule took, by identifier; empty unless it was asked for.
  public var durations: [String: Duration]

  /// Creates a result.
  public init(
    findings: [Finding] = [], counts: [String: OutcomeCounts] = [:], durations: [String: Duration] = [:]
  ) {
    self.findings = findings
    self.counts = counts
    self.durations = durations
  }

  /// The answers of all rules together.
  public var total: OutcomeCounts { counts.values.reduce(OutcomeCounts(), +) }

  /// Adds another result behind this one.
  public mutating func append(_ other: LintResult) {
    findings += other.findings
    counts.merge(other.counts, uniquingKeysWith: +)
    durations.merge(other.durations, uniquingKeysWith: +)
  }
}
