import CarouselModel

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
  private let mender: ([UInt8]) -> Mender

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - safeties: The fixes that may be made.
  ///   - lint: Returns the findings of a source; nil where it cannot be read.
  ///   - mender: Returns what turns semantic edits into edits of a source.
  package init(
    safeties: Set<Fix.Safety>, lint: @escaping ([UInt8]) -> [LintedFinding]?,
    mender: @escaping ([UInt8]) -> Mender
  ) {
    self.safeties = safeties
    self.lint = lint
    self.mender = mender
  }

  /// What came of mending.
  public struct Outcome: Sendable {
    /// The source after mending.
    public var bytes: [UInt8]
    /// The findings that were mended, in order.
    public var mended: [Finding] = []
    /// The findings whose fix was not made or was undone.
    public var refused: [Refusal] = []
  }

  /// A finding whose fix was not made or was undone.
  public struct Refusal: Sendable {
    /// The finding.
    public var finding: Finding
    /// Why, as part of a sentence.
    public var reason: String
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
        switch attempt(candidates, on: outcome.bytes, before: findings) {
        case .mended(let bytes, let left):
          outcome.mended += candidates.map(\.finding)
          (outcome.bytes, findings, isMended) = (bytes, left, true)
        case .undone(let reason) where candidates.count == 1:
          refused.insert(candidates[0].key)
          outcome.refused.append(Refusal(finding: candidates[0].finding, reason: reason))
          candidates = []
          isMended = true
        case .undone:
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
    let mender = mender(bytes)
    for linted in findings where linted.silence == nil && candidates.count < Self.batch {
      guard let fix = linted.finding.fix, safeties.contains(fix.safety) else { continue }
      guard !refused.contains(NodeKey(linted.finding)) else { continue }
      let edits: [TextEdit]
      switch mender.edits(fix.edits) {
      case .success(let found) where !found.isEmpty: edits = found
      case let answer:
        refused.insert(NodeKey(linted.finding))
        let obstacle: MendingObstacle = if case .failure(let reason) = answer { reason } else { .noPlace }
        outcome.refused.append(Refusal(finding: linted.finding, reason: obstacle.words))
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

  /// What came of changes that were tried together.
  private enum Attempt {
    case mended([UInt8], [LintedFinding])
    case undone(String)
  }

  private func attempt(
    _ candidates: [Candidate], on bytes: [UInt8], before: [LintedFinding]
  ) -> Attempt {
    guard let changed = TextEdit.applied(candidates.flatMap(\.edits), to: bytes), let after = lint(changed)
    else { return .undone("the text could not be read after the change") }
    let (old, new) = (Self.tally(before), Self.tally(after))
    let wanted = Dictionary(candidates.map { ($0.key, 1) }, uniquingKeysWith: +)
    for (key, count) in wanted where (new[key] ?? 0) > (old[key] ?? 0) - count {
      return .undone("it was found again after the change")
    }
    let least = candidates.map(\.finding.level).min() ?? .info
    let worse = after.first { linted in
      let key = NodeKey(linted.finding)
      return linted.finding.level >= least && linted.finding.certainty == .fail
        && (new[key] ?? 0) > (old[key] ?? 0)
    }
    guard let worse = worse?.finding else { return .mended(changed, after) }
    return .undone("the change brought \(worse.rule): \(worse.message)")
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
