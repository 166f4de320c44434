/// Whether "N of M" on cards is certainly the place of each, and not a rating or a score: "9/10".
///
/// A word beside the numbers that is none for a position may be what is counted: "Week 2 of 3", "2 of 3 lessons".
/// Places are right, or follow one of the patterns that mistakes make: another start, another order, every second.
struct PlaceCertainty {
  private let told: [(place: Int, index: Int)]
  private let totals: [Int]
  private let count: Int
  private let isCounted: Bool
  private let isPlain: Bool

  /// Looks at what `entries` say about a row of `count` cards, copies included as `cloneCount`.
  init(_ entries: [ToldPositions.Entry], count: Int, cloneCount: Int) {
    told = entries.compactMap { entry in entry.phrase.index.map { (entry.place, $0) } }
    totals = Set(entries.compactMap(\.phrase.total)).subtracting([count + cloneCount]).sorted()
    self.count = count
    isPlain = entries.allSatisfy(\.phrase.isPlain)
    // "Lives 1/2" on every card counts lives; a position has the name of its card beside it, or nothing.
    let rests = Set(entries.map { SpokenWords.normalised($0.phrase.rest) })
    isCounted =
      entries.count > 1 && rests.count == 1 && rests != [""]
      && entries.allSatisfy { $0.phrase.text.contains("/") }
  }

  var isCertain: Bool {
    guard isPlain, !isCounted else { return false }
    // One card of several that says such a thing says it of something else.
    guard told.count > 1 else { return count < 2 || totals.isEmpty || totals == [count] }
    let right = told.count { $0.index == $0.place + 1 }
    // Totals that differ, none of which is the number of cards, are of other things: "1 of 7" and "2 of 4" of tasks.
    if right == told.count { return totals.count < 2 || totals.contains(count) }
    guard told.count > 2 || totals.allSatisfy({ abs($0 - count) <= 1 }) else { return false }
    return right * 2 >= told.count || hasEqualSteps || isPermutation || isStale
  }

  /// 2, 3, 4 or 3, 2, 1 or 2, 4, 6.
  private var hasEqualSteps: Bool {
    let steps = Set(
      zip(told, told.dropFirst()).map { ($1.index - $0.index) * 1_000 / max(1, $1.place - $0.place) })
    return steps.count == 1 && steps != [0]
  }

  /// Every number once, in another order.
  private var isPermutation: Bool {
    let sorted = told.map(\.index).sorted()
    return totals.allSatisfy { $0 == count }
      && (sorted == Array(1...told.count) || sorted == Array(0..<told.count))
  }

  /// The first number on every card.
  private var isStale: Bool {
    totals.allSatisfy { $0 == count } && told.allSatisfy { $0.index == told[0].index } && told[0].index <= 1
  }
}

extension ToldPositions {
  /// Whether what cards, or page dots, say is certainly their places.
  func areCertain(_ entries: [Entry]) -> Bool {
    PlaceCertainty(entries, count: count, cloneCount: cloneCount).isCertain
  }
}
