/// What a team decides about linting: rules, files, what fails, what is accepted.
public struct ToolConfiguration: Hashable, Sendable {
  /// Which rules run, at which level, with which options.
  public var lint = LintConfiguration()
  /// The files of folders that are linted; all of them where it is empty.
  public var include: [Glob] = []
  /// The files that are not linted.
  public var exclude: [Glob] = []
  /// From which level on findings fail; nil leaves it to the command.
  public var failOn: FailLevel?
  /// The most warnings that are let through; nil is any number.
  public var maxWarnings: Int?
  /// The path of the baseline; nil is none.
  public var baseline: String?
  /// What is asked of suppressions in sources.
  public var suppressions = SuppressionPolicy()

  /// Creates a configuration in which nothing is decided.
  public init() {}

  /// Whether a file is linted; `isNamed` says that the caller named it and did not find it in a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file, without `.` and `..`.
  ///   - isNamed: Whether `include` may be passed over.
  /// - Returns: Whether the file is linted.
  public func covers(_ path: String, isNamed: Bool) -> Bool {
    if exclude.contains(where: { $0.matches(path) }) { return false }
    return isNamed || include.isEmpty || include.contains { $0.matches(path) }
  }
}
