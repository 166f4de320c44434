public import CarouselModel

/// Mends a source by the fixes of its findings, round by round until nothing changes.
///
/// A fix counts only when it removes its finding: what does not, or what brings a new finding that is as grave, is
/// undone and told.
public struct FixSession {
  /// The most rounds; each mends or refuses something, so that this is reached only when fixes undo each other.
  static let rounds = 200
  /// The most fixes of one round.
  static let batch = 500

  private let safeties: Set<Fix.Safety>
  private let lint: ([UInt8]) -> [LintedFinding]?
  private let edit: ([SemanticEdit], [UInt8]) -> [TextEdit]?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - safeties: The fixes that may be made.
  ///   - lint: Returns the findings of a source; nil where it cannot be read.
  ///   - edit: Returns the text edits for semantic edits of a source; nil where the source has no place for them.
  public init(
    safeties: Set<Fix.Safety>, lint: @escaping ([UInt8]) -> [LintedFinding]?,
    edit: @escaping ([SemanticEdit], [UInt8]) -> [TextEdit]?
  ) {
    self.safeties = safeties
    self.lint = lint
    self.edit = edit
  }

  /// What came of mending.
  public struct Outcome: Sendable {
    /// The source after mending.
    public var bytes: [UInt8]
    /// The findings that were mended, in order.
    public var mended: [Finding] = []
    /// The findings whose fix was not made or was undone.
    public var refused: [Finding] = []
  }

  /// A fix on its way: its finding, and the edits of the text.
  private struct Candidate {
    var finding: Finding
    var edits: [TextEdit]
    var key: NodeKey { NodeKey(finding) }
  }

  /// Mends a source.
  public func run(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome(bytes: bytes)
    var refused: Set<NodeKey> = []
    guard var findings = lint(bytes) else { return outcome }
    for _ in 0..<Self.rounds {
      var candidates = self.candidates(findings, in: outcome.bytes, &refused, &outcome)
      var isMended = false
      while !candidates.isEmpty, !isMended {
        if let next = attempt(candidates, on: outcome.bytes, before: findings) {
          outcome.mended += candidates.map(\.finding)
          (outcome.bytes, findings, isMended) = (next.bytes, next.findings, true)
        } else if candidates.count == 1 {
          refused.insert(candidates[0].key)
          outcome.refused.append(candidates[0].finding)
          candidates = []
          isMended = true
        } else {
          // One of them is no good; the half without it is found sooner than trying each.
          candidates.removeLast(candidates.count / 2)
        }
      }
      if candidates.isEmpty, !isMended { break }
    }
    return outcome
  }

  /// The fixes that may be made at once: allowed, not refused, and apart from each other.
  private func candidates(
    _ findings: [LintedFinding], in bytes: [UInt8], _ refused: inout Set<NodeKey>, _ outcome: inout Outcome
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    var taken: [Range<Int>] = []
    for linted in findings where linted.silence == nil && candidates.count < Self.batch {
      guard let fix = linted.finding.fix, safeties.contains(fix.safety) else { continue }
      guard !refused.contains(NodeKey(linted.finding)) else { continue }
      guard let edits = edit(fix.edits, bytes), !edits.isEmpty else {
        refused.insert(NodeKey(linted.finding))
        outcome.refused.append(linted.finding)
        continue
      }
      let ranges = edits.map(\.range)
      guard !ranges.contains(where: { range in taken.contains { Self.touch($0, range) } }) else { continue }
      taken += ranges
      candidates.append(Candidate(finding: linted.finding, edits: edits))
    }
    return candidates
  }

  private static func touch(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.lowerBound <= second.upperBound && second.lowerBound <= first.upperBound
  }

  private func attempt(
    _ candidates: [Candidate], on bytes: [UInt8], before: [LintedFinding]
  ) -> (bytes: [UInt8], findings: [LintedFinding])? {
    guard let changed = TextEdit.applied(candidates.flatMap(\.edits), to: bytes), let after = lint(changed)
    else {
      return nil
    }
    let (old, new) = (Self.tally(before), Self.tally(after))
    let wanted = Dictionary(candidates.map { ($0.key, 1) }, uniquingKeysWith: +)
    for (key, count) in wanted where (new[key] ?? 0) > (old[key] ?? 0) - count { return nil }
    let least = candidates.map(\.finding.level).min() ?? .info
    let isWorse = after.contains { linted in
      let key = NodeKey(linted.finding)
      return linted.finding.level >= least && linted.finding.certainty == .fail
        && (new[key] ?? 0) > (old[key] ?? 0)
    }
    return isWorse ? nil : (changed, after)
  }

  private static func tally(_ findings: [LintedFinding]) -> [NodeKey: Int] {
    findings.reduce(into: [:]) { $0[NodeKey($1.finding), default: 0] += 1 }
  }

  /// A finding as it is known again after lines have moved and labels have changed.
  private struct NodeKey: Hashable {
    var rule: String
    var screen: String
    var path: String

    init(_ finding: Finding) {
      rule = finding.rule
      screen = finding.screen
      path = finding.path
    }
  }
}
