public import CarouselLint

/// The answers of a whole run, counted.
public struct FindingTotals: Hashable, Sendable {
  /// Nodes that break a rule, after findings on the same fault were joined.
  public var fail = 0
  /// Nodes that a person must look at.
  public var review = 0
  /// Nodes that meet a rule, each rule counted by itself.
  public var pass = 0
  /// Screens on which a rule met nothing that it is about.
  public var notApplicable = 0
  /// Nodes whose findings are silenced in the source or by a baseline.
  public var suppressed = 0
  /// Those of `suppressed` that a baseline accepts.
  public var inBaseline = 0
  /// Reported findings by level; those that need review are not among them.
  public var findings: [Level: Int] = [:]

  /// Counts what was found in files.
  public init(_ files: [LintedFile] = []) {
    for file in files { add(file) }
  }

  /// Adds what was found in a file.
  public mutating func add(_ file: LintedFile) {
    for counts in file.counts.values {
      pass += counts.pass
      notApplicable += counts.notApplicable
    }
    for finding in file.findings { add(finding) }
  }

  private mutating func add(_ linted: LintedFinding) {
    let (finding, nodes) = (linted.finding, linted.finding.occurrences)
    switch (linted.silence, finding.certainty) {
    case (.baseline?, _):
      suppressed += nodes
      inBaseline += nodes
    case (.inSource?, _): suppressed += nodes
    case (nil, .review): review += nodes
    case (nil, .fail):
      fail += nodes
      findings[finding.level, default: 0] += 1
    }
  }
}
