import enum LocatedValues.TerminalText

/// The difference of two texts in the form that `patch` and reviewers read.
public struct UnifiedDiff: Sendable {
  private static let context = 3

  /// The hunks with their header; empty where the texts are equal.
  public let text: String

  /// Compares two versions of a file.
  public init(file: String, old: [UInt8], new: [UInt8]) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    let hunks = Self.hunks(Self.steps(before, after))
    let name = TerminalText.escaped(file)
    text = hunks.isEmpty ? "" : "--- a/\(name)\n+++ b/\(name)\n" + hunks.joined()
  }

  private enum Step {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// Lines with their ends; a last one without an end says so, as diff does.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) + "\n" }
    let last = parts.popLast()
    if let last, last != "\n" { parts.append(last + "\\ No newline at end of file\n") }
    return parts
  }

  private static func steps(_ old: [String], _ new: [String]) -> [Step] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        steps.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        steps.append(.added(new[right]))
        right += 1
      } else if left < old.count {
        steps.append(.same(old[left]))
        (left, right) = (left + 1, right + 1)
      } else {
        break
      }
    }
    return steps
  }

  private static func hunks(_ steps: [Step]) -> [String] {
    var hunks: [String] = []
    var (oldLine, newLine, at) = (1, 1, 0)
    while at < steps.count {
      guard let first = steps[at...].firstIndex(where: { !$0.isSame }) else { break }
      let start = max(at, first - context)
      (oldLine, newLine) = (oldLine + start - at, newLine + start - at)
      let end = hunkEnd(steps, from: first)
      let hunk = steps[start..<end]
      hunks.append(text(hunk, oldLine, newLine))
      oldLine += hunk.count { if case .added = $0 { false } else { true } }
      newLine += hunk.count { if case .removed = $0 { false } else { true } }
      at = end
    }
    return hunks
  }

  /// Where a hunk ends: behind three lines that stay, unless another change follows soon.
  private static func hunkEnd(_ steps: [Step], from first: Int) -> Int {
    var (end, same) = (first, 0)
    while end < steps.count {
      same = steps[end].isSame ? same + 1 : 0
      end += 1
      if same > 2 * context { return end - same + context }
    }
    return end - max(0, same - context)
  }

  private static func text(_ hunk: ArraySlice<Step>, _ oldLine: Int, _ newLine: Int) -> String {
    var (old, new, body) = (0, 0, "")
    for step in hunk {
      switch step {
      case .same(let line):
        body += " " + line
        (old, new) = (old + 1, new + 1)
      case .removed(let line):
        body += "-" + line
        old += 1
      case .added(let line):
        body += "+" + line
        new += 1
      }
    }
    let (from, to) = (old == 0 ? oldLine - 1 : oldLine, new == 0 ? newLine - 1 : newLine)
    return "@@ -\(from),\(old) +\(to),\(new) @@\n" + body
  }
}
