/// The views inside one view that a walk has come past.
struct Visited {
  /// Those without cards inside, in order.
  private(set) var withoutCards: [ViewSubject] = []
  /// Whether there are cards inside one of them.
  private(set) var haveCards = false
  private var ordinals: [String: Int] = [:]

  /// The one-based number of the next view among those of its kind.
  mutating func nextOrdinal(of kind: String) -> Int {
    ordinals[kind, default: 0] += 1
    return ordinals[kind, default: 0]
  }

  mutating func add(_ child: ViewSubject, hasCards: Bool) {
    if hasCards { haveCards = true } else { withoutCards.append(child) }
  }
}
