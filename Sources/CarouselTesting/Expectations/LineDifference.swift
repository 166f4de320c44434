/// The difference of two texts line by line, as a page that can be listened to.
///
/// Each line begins with a word: "expected" for one that is missing, "spoken" for one too many, "both" for one that
/// stays. Where lines were exchanged, what was expected stands before what was spoken.
package struct LineDifference {
  private static let context = 2

  /// More lines than this are counted, and not told.
  private static let limit = 100

  private let steps: [LineAlignment.Step]
  private let actualWord: String

  /// Compares lines; `actualWord` names the second side, such as "spoken".
  package init(expected: [String], actual: [String], actualWord: String) {
    self.actualWord = actualWord
    steps = LineAlignment(expected: expected, actual: actual).steps
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { steps.allSatisfy(\.isBoth) }

  /// The lines of the page, with two lines around every change and the number of those left out.
  package var lines: [String] {
    let changed = steps.indices.filter { !steps[$0].isBoth }
    let shown = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
    let width = max("expected".count, actualWord.count) + 2
    var lines: [String] = []
    var skipped = 0
    for (index, step) in steps.enumerated() {
      guard shown.contains(index) else {
        skipped += 1
        continue
      }
      lines += Self.gap(skipped)
      skipped = 0
      lines.append(text(step, width))
    }
    lines += Self.gap(skipped)
    let left = lines.count - Self.limit
    return left > 0 ? lines.prefix(Self.limit) + ["(and \(left) more lines of this difference)"] : lines
  }

  private func text(_ step: LineAlignment.Step, _ width: Int) -> String {
    let (word, line) =
      switch step {
      case .both(let line): ("both", line)
      case .expected(let line): ("expected", line)
      case .actual(let line): (actualWord, line)
      }
    let head = word + ":"
    return head + String(repeating: " ", count: max(1, width - head.count)) + line
  }

  private static func gap(_ count: Int) -> [String] {
    count == 0 ? [] : ["(\(count) \(count == 1 ? "line" : "lines") the same)"]
  }
}
