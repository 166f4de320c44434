/// The difference of two texts line by line, as a page that can be listened to.
///
/// Each line begins with a word: "expected" for one that is missing, "spoken" for one too many, "both" for one that
/// stays. Where lines were exchanged, what was expected stands before what was spoken.
package struct LineDifference {
  private static let context = 2

  private enum Step {
    case both(String)
    case expected(String)
    case actual(String)

    var isBoth: Bool { if case .both = self { true } else { false } }
  }

  private let steps: [Step]
  private let actualWord: String

  /// Compares lines; `actualWord` names the second side, such as "spoken".
  package init(expected: [String], actual: [String], actualWord: String) {
    self.actualWord = actualWord
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if left < expected.count, removed.contains(left) {
        steps.append(.expected(expected[left]))
        left += 1
      } else if right < actual.count, inserted.contains(right) {
        steps.append(.actual(actual[right]))
        right += 1
      } else {
        steps.append(.both(actual[right]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.steps = steps
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
    return lines + Self.gap(skipped)
  }

  private func text(_ step: Step, _ width: Int) -> String {
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
