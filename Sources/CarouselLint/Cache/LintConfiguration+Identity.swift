extension LintConfiguration {
  /// Everything that is decided, in a steady order: two configurations with the same text find the same.
  public var identity: String {
    let levels = levels.map { "\($0.key)=\($0.value)" }.sorted()
    let options = options.flatMap { rule, values in values.map { "\(rule).\($0.key)=\($0.value)" } }.sorted()
    return (levels + options).joined(separator: "\n")
  }
}
