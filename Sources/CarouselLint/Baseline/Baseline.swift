/// Findings that a team accepts for now, so that only new ones are reported.
///
/// An entry is known by rule, file, screen, the node's path and its label, never by a line number: text above a finding
/// may come and go. A node that has moved within its screen is still known by its label.
public struct Baseline: Hashable, Sendable {
  /// One accepted finding, or several that look the same.
  public struct Entry: Hashable, Sendable {
    /// The rule's identifier.
    public var rule: String
    /// The file's path from the folder of the baseline.
    public var file: String
    /// The name of the screen.
    public var screen: String
    /// Where the node is in the screen.
    public var path: String
    /// The label of the node; empty where the finding is about none.
    public var label: String
    /// How many findings look like this.
    public var count: Int
  }

  /// The entries by file, rule, screen and path.
  public private(set) var entries: [Entry]

  /// Creates a baseline of the findings of files that nothing else silences.
  ///
  /// - Parameters:
  ///   - files: What was found.
  ///   - path: Returns the path of a file as the baseline keeps it.
  public init(accepting files: [LintedFile], path: (String) -> String) {
    var counts: [Entry: Int] = [:]
    for file in files {
      let name = path(file.name)
      for linted in file.findings where linted.isAcceptable {
        counts[Entry(linted, file: name), default: 0] += 1
      }
    }
    self.init(
      counts.map { entry, count in
        var copy = entry
        copy.count = count
        return copy
      })
  }

  init(_ entries: [Entry]) { self.entries = entries.sorted { $0.order.lexicographicallyPrecedes($1.order) } }

  /// Whether nothing is accepted.
  public var isEmpty: Bool { entries.isEmpty }
  /// How many findings are accepted.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The baseline without entries of findings that are no longer there.
  public func pruned(_ stale: [Entry]) -> Baseline {
    var left = Dictionary(stale.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    return Baseline(
      entries.compactMap { entry in
        var copy = entry
        let taken = min(left[entry.key] ?? 0, entry.count)
        left[entry.key, default: 0] -= taken
        copy.count -= taken
        return copy.count > 0 ? copy : nil
      })
  }
}

extension Baseline.Entry {
  init(_ linted: LintedFinding, file: String) {
    let finding = linted.finding
    self.init(
      rule: finding.rule, file: file, screen: finding.screen, path: finding.path, label: linted.label,
      count: 1)
  }

  /// What makes two entries the same.
  var key: [String] { [file, rule, screen, path, label] }
  /// What stays when a node has moved within its screen.
  var looseKey: [String] { [file, rule, screen, label] }
  fileprivate var order: [String] { key }
}

extension LintedFinding {
  /// Whether a baseline may accept the finding: remarks of the tool itself are mended at once.
  fileprivate var isAcceptable: Bool {
    let isInSource = if case .inSource = silence { true } else { false }
    return !isInSource && ToolRemark(rawValue: finding.rule) == nil
  }
}
