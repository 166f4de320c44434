/// How many slips of the finger lie between two names.
///
/// A slip is a character left out, put in, replaced, or swapped with its neighbour (optimal string alignment: the
/// Damerau-Levenshtein distance in the form that edits no part twice). Capitals do not count.
struct Slips {
  /// The longest name that is compared, in Unicode scalars: the work grows with the product of the lengths, and
  /// nobody mistypes a name this long.
  static let longestName = 64

  private let typed: [Unicode.Scalar]

  /// Slips from what was typed; nil where that is empty or no name could be as long.
  init?(_ typed: some StringProtocol) {
    guard !typed.isEmpty, typed.utf8.count <= Self.longestName * 4 else { return nil }
    self.typed = Array(typed.lowercased().unicodeScalars)
    guard self.typed.count <= Self.longestName else { return nil }
  }

  /// How many slips lead to a name; nil if more than could happen by accident.
  ///
  /// That is one for every three characters of the shorter name, and at least one; but not as many as there are
  /// characters, since every one-letter name is one slip from every other.
  func count(to name: some StringProtocol) -> Int? {
    // The length in bytes is at hand, the one in characters is not.
    guard name.utf8.count <= 4 * (typed.count + max(1, typed.count / 3)) else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    let allowed = max(1, min(typed.count, wanted.count) / 3)
    guard abs(wanted.count - typed.count) <= allowed else { return nil }
    let slips = distance(to: wanted)
    guard slips <= allowed, slips == 0 || slips < max(typed.count, wanted.count) else { return nil }
    return slips
  }

  /// Whether a name begins with what was typed, of which there must be enough to mean something.
  func begins(_ name: some StringProtocol, atLeast letters: Int) -> Bool {
    typed.count >= letters && name.lowercased().unicodeScalars.starts(with: typed)
  }

  private func distance(to wanted: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...wanted.count)
    for (row, letter) in typed.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(wanted.count + 1)
      for (column, other) in wanted.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == wanted[column - 1], typed[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[wanted.count]
  }
}
