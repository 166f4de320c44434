/// From which level on a finding fails a run.
public enum FailLevel: String, Hashable, Sendable, CaseIterable {
  case error, warning, info
  /// Nothing fails.
  case never

  /// The least level that fails; nil where none does.
  public var level: Level? { Level(rawValue: rawValue) }
}
