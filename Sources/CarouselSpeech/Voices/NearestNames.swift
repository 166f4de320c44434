/// Finds the names that somebody may have meant.
enum NearestNames {
  private static let count = 3
  /// Longer names are compared by their start: the work grows with the product of the lengths.
  private static let comparedLength = 40

  /// Up to three of the names, the most alike first; names that have little in common are left out.
  static func of(_ name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(comparedLength))
    let allowed = max(2, wanted.count / 2)
    var seen: Set<String> = []
    let ranked = names.filter { seen.insert($0).inserted }.map { candidate in
      (candidate, distance(wanted, Array(candidate.lowercased().unicodeScalars.prefix(comparedLength))))
    }
    return ranked.filter { $0.1 <= allowed }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(count).map(\.0)
  }

  /// How many scalars must be put in, taken out or replaced (Levenshtein).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (line, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in right.indices {
        let changed = diagonal + (scalar == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
