/// What the rules found in one file.
public struct LintedFile: Sendable {
  /// The file's path as the caller gave it.
  public var name: String
  /// The findings by place, those that somebody silenced included.
  public var findings: [LintedFinding]
  /// How often each rule that ran gave each of its answers, by identifier.
  public var counts: [String: OutcomeCounts]
  /// How long each rule took, by identifier; empty unless it was asked for.
  public var durations: [String: Duration]

  /// Whether only some of the file's screens were looked at, so that what was not found may be there all the same.
  public var isPartial = false

  /// The least level at which a finding fails the run; nil where none does.
  public var failLevel: Level? = .error

  /// Creates what was found in a file.
  public init(
    name: String, findings: [LintedFinding] = [], counts: [String: OutcomeCounts] = [:],
    durations: [String: Duration] = [:]
  ) {
    self.name = name
    self.findings = findings
    self.counts = counts
    self.durations = durations
  }

  /// Whether a finding fails the run.
  public func isFailure(_ finding: Finding) -> Bool {
    finding.certainty == .fail && (failLevel.map { finding.level >= $0 } ?? false)
  }

  /// Findings that nobody silenced.
  public var open: [LintedFinding] { findings.filter { $0.silence == nil } }
}
