import CarouselModel

/// Joins findings of one rule at one place of the source, and puts all of them in order.
enum UniqueFindings {
  private struct Key: Hashable {
    var rule: String
    var place: SourceRange?
    var node: String?
  }

  static func joined(_ entries: [Report.Entry]) -> [Finding] {
    var places: [Key: Int] = [:]
    var findings: [Finding] = []
    for entry in entries {
      let key = key(of: entry)
      guard let index = places[key] else {
        places[key] = findings.count
        findings.append(entry.finding)
        continue
      }
      join(entry.finding, to: &findings[index])
    }
    return ordered(findings)
  }

  private static func key(of entry: Report.Entry) -> Key {
    let finding = entry.finding
    // What came from no file is told apart by its way through the screen.
    let isAnonymous = finding.place == nil
    let node = isAnonymous ? finding.path : entry.countsPerCard ? entry.spot.card.map(String.init) : nil
    return Key(rule: finding.rule, place: finding.place, node: node)
  }

  /// The gravest of the joined findings speaks for all.
  private static func join(_ finding: Finding, to other: inout Finding) {
    let occurrences = other.occurrences + finding.occurrences
    let isGraver =
      finding.level > other.level || (finding.certainty == .fail && other.certainty == .review)
    if isGraver { other = finding }
    other.occurrences = occurrences
  }

  private static func ordered(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if let left = a.place, let right = b.place {
        if left.file != right.file { return left.file < right.file }
        if left.start != right.start { return left.start < right.start }
      } else if (a.place == nil) != (b.place == nil) {
        return a.place == nil
      }
      // The rules walk one after the other, so that findings of one rule are in reading order already.
      return a.rule == b.rule ? first.offset < second.offset : a.rule < b.rule
    }.map(\.element)
  }
}
