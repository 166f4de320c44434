/// Returns the name that a person most likely meant, or nil when none is near.
///
/// Near means few slips of the finger - one letter for every three of the shorter word, swapped neighbours counting
/// as one - or a beginning that only one name has. Letter case does not count.
func nearestName(to word: String, among names: [String]) -> String? {
  let typed = Array(word.lowercased().unicodeScalars.prefix(longestComparedName + 1))
  guard !typed.isEmpty, typed.count <= longestComparedName else { return nil }
  var best: (name: String, slips: Int)?
  for name in names {
    let candidate = Array(name.lowercased().unicodeScalars)
    let allowed = max(1, min(typed.count, candidate.count) / 3)
    guard candidate.count <= longestComparedName, abs(candidate.count - typed.count) <= allowed else {
      continue
    }
    let slips = slipCount(from: typed, to: candidate)
    if slips <= allowed, slips < candidate.count, slips < best?.slips ?? .max { best = (name, slips) }
  }
  return best?.name ?? onlyName(startingWith: typed, among: names)
}

/// The length of the longest word that is compared, so that absurdly long words cost nothing.
private let longestComparedName = 64

/// Returns the name that starts with the letters typed, when there is exactly one and it is two letters or more.
private func onlyName(startingWith typed: [Unicode.Scalar], among names: [String]) -> String? {
  guard typed.count >= 2 else { return nil }
  let starting = names.filter { $0.lowercased().unicodeScalars.starts(with: typed) }
  return starting.count == 1 ? starting.first : nil
}

/// Counts the letters inserted, left out, replaced, or swapped with their neighbour (optimal string alignment).
private func slipCount(from typed: [Unicode.Scalar], to name: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: name.count + 1)
  var last = Array(0...name.count)
  for (row, letter) in typed.enumerated() {
    var current = [row + 1] + last.dropFirst()
    for (column, wanted) in name.enumerated() {
      let replaced = last[column] + (letter == wanted ? 0 : 1)
      current[column + 1] = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == name[column - 1], typed[row - 1] == wanted {
        current[column + 1] = min(current[column + 1], beforeLast[column - 1] + 1)
      }
    }
    (beforeLast, last) = (last, current)
  }
  return last[name.count]
}
