import LocatedValues

/// What comes of one walk over a definition beside its screens.
struct Findings {
  /// What is wrong, and what is worth a note.
  var diagnostics: Diagnostics
  /// The offsets of scalars such as `yes` that were taken for true or false.
  var truths: [Int: Bool] = [:]

  /// Adds what was found elsewhere.
  mutating func add(_ others: Findings) {
    diagnostics.add(others.diagnostics)
    truths.merge(others.truths) { first, _ in first }
  }
}
