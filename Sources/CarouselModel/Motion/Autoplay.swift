/// A carousel that moves by itself.
public struct Autoplay: Hashable, Sendable {
  /// What ends the movement.
  public enum StopMechanism: String, Hashable, Sendable, CaseIterable {
    case button, touch, hover, focus, voiceOver
  }

  /// Seconds between two moves; nil where that is not known.
  public var interval: Double?
  /// The animation of one move.
  public var animation: Animation?
  /// The state that each move writes.
  public var target: StateKey?
  /// Item indices in the order of the moves, for ever from the start again; empty is one after the other.
  public var cycle: [Int]
  /// The zero-based place in `cycle` where it begins; the first move goes to the entry after it.
  public var start: Int
  /// Whether it also runs with Reduce Motion on; nil where that is not stated.
  public var runsWithReduceMotion: Bool?
  /// What ends the movement for good.
  public var stops: Set<StopMechanism>
  /// Whether each move is announced; nil where that is not stated.
  public var announces: Bool?
  /// An expression that is not known and decides whether it moves at all; nil where it is known to.
  public var condition: String?

  /// Creates an autoplay.
  public init(
    interval: Double?, animation: Animation? = nil, target: StateKey? = nil, cycle: [Int] = [],
    start: Int = 0,
    runsWithReduceMotion: Bool? = nil, stops: Set<StopMechanism> = [], announces: Bool? = nil,
    condition: String? = nil
  ) {
    self.interval = interval
    self.animation = animation
    self.target = target
    self.cycle = cycle
    self.start = start
    self.runsWithReduceMotion = runsWithReduceMotion
    self.stops = stops
    self.announces = announces
    self.condition = condition
  }

  /// Whether it moves under the given settings; nil where that is not stated.
  public func runs(in settings: AccessibilitySettings) -> Bool? {
    settings.reduceMotion ? runsWithReduceMotion : true
  }

  /// The zero-based item indices of the first moves, of `count` items; entries of the cycle that no item has
  /// are skipped.
  public func moves(_ number: Int, of count: Int) -> [Int] {
    let items = 0..<max(count, 0)
    let places = cycle.isEmpty ? Array(items) : cycle
    guard number > 0, places.contains(where: items.contains) else { return [] }
    var moves: [Int] = []
    var place = ((start % places.count) + places.count) % places.count
    while moves.count < number {
      place = (place + 1) % places.count
      if items.contains(places[place]) { moves.append(places[place]) }
    }
    return moves
  }
}
