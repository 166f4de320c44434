import CarouselLint
import CarouselModel

/// Joins what is found on several screens: a view that two of them show has its faults once.
enum FindingsByPlace {
  /// What makes findings of different screens the same.
  private struct Key: Hashable {
    var rule: String
    var place: SourceRange?
    var message: String
  }

  /// The findings of screens by place; of the same finding the gravest stands for all.
  static func joined(_ screens: [[LintedFinding]]) -> [LintedFinding] {
    var found: [Key: [Int]] = [:]
    var result: [LintedFinding] = []
    for findings in screens {
      var met: [Key: Int] = [:]
      for linted in findings {
        let key = Key(
          rule: linted.finding.rule, place: linted.finding.place, message: linted.finding.message)
        // One screen may tell a place several times, card by card.
        let number = met[key, default: 0]
        met[key] = number + 1
        guard let same = found[key], number < same.count else {
          found[key, default: []].append(result.count)
          result.append(linted)
          continue
        }
        if isGraver(linted.finding, than: result[same[number]].finding) { result[same[number]] = linted }
      }
    }
    return ordered(result)
  }

  private static func isGraver(_ finding: Finding, than other: Finding) -> Bool {
    finding.level > other.level || (finding.certainty == .fail && other.certainty == .review)
  }

  private static func ordered(_ findings: [LintedFinding]) -> [LintedFinding] {
    let first = SourcePosition(line: 0, column: 0)
    return findings.enumerated().sorted {
      let (a, b) = ($0.element.finding, $1.element.finding)
      let (left, right) = (a.place?.start ?? first, b.place?.start ?? first)
      return left == right ? (a.rule, $0.offset) < (b.rule, $1.offset) : left < right
    }.map(\.element)
  }
}
