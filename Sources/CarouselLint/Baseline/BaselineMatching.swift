extension Baseline {
  /// What came of holding findings against a baseline.
  public struct Matching: Sendable {
    /// The files, accepted findings silenced.
    public var files: [LintedFile]
    /// What is accepted and was not found in a file that was linted, or whose file is gone.
    public var stale: [Entry]
  }

  /// Silences the findings that are accepted.
  ///
  /// - Parameters:
  ///   - files: What was found.
  ///   - ran: The rules that ran; entries of others are not judged.
  ///   - path: Returns the path of a file as the baseline keeps it.
  ///   - isGone: Tells whether the file of an entry, as the baseline keeps it, no longer exists.
  /// - Returns: The files and the stale entries.
  public func matching(
    _ files: [LintedFile], ran: Set<String>, path: (String) -> String, isGone: (String) -> Bool
  ) -> Matching {
    var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var result = files
    // Exact fits first, so that a node that has moved does not take the place of one that has not.
    for isLoose in [false, true] {
      var loose = isLoose ? looseKeys(left) : [:]
      for index in result.indices {
        let name = path(result[index].name)
        for position in result[index].findings.indices where result[index].findings[position].silence == nil {
          let entry = Entry(result[index].findings[position], file: name)
          let key = isLoose ? loose[entry.looseKey]?.popLast() : entry.key
          guard let key, let count = left[key], count > 0 else { continue }
          left[key] = count - 1
          result[index].findings[position].silence = .baseline
        }
      }
    }
    let judged = Set(files.filter { !$0.isPartial }.map { path($0.name) })
    let stale = entries.compactMap { entry -> Entry? in
      guard ran.contains(entry.rule), judged.contains(entry.file) || isGone(entry.file) else { return nil }
      guard let count = left[entry.key], count > 0 else { return nil }
      var copy = entry
      copy.count = count
      return copy
    }
    return Matching(files: result, stale: stale)
  }

  private func looseKeys(_ left: [[String]: Int]) -> [[String]: [[String]]] {
    var keys: [[String]: [[String]]] = [:]
    for entry in entries.reversed() {
      keys[entry.looseKey, default: []] += Array(repeating: entry.key, count: left[entry.key] ?? 0)
    }
    return keys
  }
}
