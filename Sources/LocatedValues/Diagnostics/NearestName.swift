/// The candidate that a name was most likely meant to be, or nil when none is close.
///
/// Close means: as many slips as a third of the shorter of the two names, at least one. A slip is a character
/// left out, put in, changed, or swapped with its neighbour (Damerau-Levenshtein, in the form that edits no
/// part twice). Capitals do not count. Of equally close candidates the first wins.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  // A name this long is no slip of a key, and would make the comparison dear.
  guard name.utf8.count <= 256 else { return nil }
  let wanted = Array(name.lowercased().unicodeScalars)
  var nearest: (name: String, slips: Int)?
  for candidate in candidates where candidate.utf8.count <= 256 && candidate != name {
    // The length in bytes is at hand; the one in characters is not.
    guard candidate.utf8.count <= name.utf8.count * 2 + 2 else { continue }
    let offered = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, min(wanted.count, offered.count) / 3)
    guard abs(wanted.count - offered.count) <= allowed else { continue }
    let slips = slips(from: wanted, to: offered)
    // Every character of a one-letter name may differ: that is another name, not a slip.
    guard slips <= allowed, slips < max(wanted.count, offered.count) || slips == 0 else { continue }
    if nearest.map({ slips < $0.slips }) ?? true { nearest = (candidate, slips) }
  }
  return nearest?.name
}

private func slips(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      let changed = last[column] + (character == other ? 0 : 1)
      var best = min(changed, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
