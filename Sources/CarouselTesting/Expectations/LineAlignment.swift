/// Which lines of two texts stay, and which were exchanged.
struct LineAlignment {
  /// A line, and on which side it is.
  enum Step {
    /// The line is on both sides.
    case both(String)
    /// The line is only on the expected side.
    case expected(String)
    /// The line is only on the actual side.
    case actual(String)

    var isBoth: Bool { if case .both = self { true } else { false } }
  }

  /// The lines in order; where lines were exchanged, the expected ones stand before the actual ones.
  let steps: [Step]

  /// Looking for the shortest difference takes time by the product of the lengths; beyond this, lines that stay in the
  /// middle are not looked for.
  private static let limit = 4_000_000

  init(expected: [String], actual: [String]) {
    let head = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - head
    let tail = zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let (old, new) = (
      Array(expected[head..<(expected.count - tail)]), Array(actual[head..<(actual.count - tail)])
    )
    let isLong = old.count.multipliedReportingOverflow(by: new.count).partialValue > Self.limit
    steps =
      actual.prefix(head).map { .both($0) }
      + (isLong ? old.map { .expected($0) } + new.map { .actual($0) } : Self.shortest(old, new))
      + actual.suffix(tail).map { .both($0) }
  }

  private static func shortest(_ expected: [String], _ actual: [String]) -> [Step] {
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
    return steps
  }
}
