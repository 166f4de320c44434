/// Finds what somebody may have meant by a name.
enum NearestCommand {
  /// The commands that are most like a name, at most three; none if nothing is like it.
  static func names(to name: String) -> [String] {
    nearest(to: name, among: CursorCommand.named.map(\.name))
  }

  /// The candidates that differ least from a name, at most three; none if more than half differs.
  static func nearest(to name: String, among candidates: [String]) -> [String] {
    // Names are short; a longer text is compared by its start, so that the work stays small.
    let wanted = Array(name.lowercased().prefix(40))
    let ranked = candidates.map { ($0, distance(wanted, Array($0.lowercased().prefix(40)))) }
    guard let best = ranked.map(\.1).min(), best <= max(1, wanted.count / 2) else { return [] }
    return ranked.filter { $0.1 == best }.prefix(3).map(\.0)
  }

  /// How many letters must be added, dropped, replaced or swapped (optimal string alignment).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var next = [line + 1]
      for (column, other) in second.enumerated() {
        var cost = min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
        if line > 0, column > 0, letter == second[column - 1], first[line - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[second.count]
  }
}
