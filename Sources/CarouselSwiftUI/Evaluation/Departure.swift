internal import SwiftSourceReader

/// A way that left a function, a loop or a round of one at a condition that is not known, while others go on.
///
/// It is kept until the others come to where it went: there, what it left and what they left are brought together.
struct Departure {
  let outcome: Outcome
  /// What is not known.
  let condition: Expression
  /// What it had written since the ways parted.
  let written: Written
  /// How long the journal was when they parted.
  let start: Int
}

/// What was written on a way, each place once.
typealias Written = [MemoryPlace.Key: (place: MemoryPlace, value: Value)]

/// The end of a way.
struct WayEnd {
  let outcome: Outcome
  let written: Written
}

extension Outcome {
  /// How far out it leads: what leads equally far comes to the same point.
  var reach: Reach {
    switch self {
    case .normal: .statement
    case .continued: .round
    case .broken, .fellThrough: .loop
    case .thrown: .handler
    case .returned: .function
    }
  }

  /// Where an outcome leads, the nearest first.
  enum Reach: Int { case statement, round, loop, handler, function }
}

extension Interpreter {
  private static let departureLimit = 60

  /// Remembers a way that leaves while others go on from here.
  func depart(_ outcome: Outcome, _ written: Written, _ condition: Expression, since start: Int? = nil) {
    if journal == nil { journal = [] }
    let start = start ?? journal?.count ?? 0
    departures.append(Departure(outcome: outcome, condition: condition, written: written, start: start))
    if departures.count > Self.departureLimit { absorb() }
  }

  /// Takes the last two ways that lead equally far for one, so that a long loop keeps few of them.
  private func absorb() {
    let last = departures.removeLast()
    guard let place = departures.lastIndex(where: { $0.outcome.reach == last.outcome.reach }) else {
      departures.append(last)
      return
    }
    let other = departures[place]
    let start = min(other.start, last.start)
    let both = together([written(on: other, since: start), written(on: last, since: start)])
    departures[place] = Departure(
      outcome: joined([other.outcome, last.outcome], other.condition), condition: other.condition,
      written: both, start: start)
  }

  /// Comes to a point that some of the ways have left for, and brings what they have written together.
  ///
  /// - Parameters:
  ///   - outcome: How the way ended that went on.
  ///   - reach: How far out the point is.
  ///   - mark: How many departures there were before.
  /// - Returns: `normal` where any way comes to the point, else the outcome.
  func arrive(_ outcome: Outcome, at reach: Outcome.Reach, since mark: Int) -> Outcome {
    let caught = take(reach, since: mark)
    guard !caught.isEmpty else { return outcome.reach == reach ? .normal : outcome }
    let start = caught.map(\.start).min() ?? 0
    let ways = caught.map { written(on: $0, since: start) }
    let current = written(since: start)
    if outcome.reach.rawValue > reach.rawValue {
      bringTogether(ways)
      depart(outcome, current, caught[0].condition, since: start)
    } else {
      bringTogether(ways + [current])
    }
    return .normal
  }

  /// The departures to a point since a mark, which are kept no longer.
  func take(_ reach: Outcome.Reach, since mark: Int) -> [Departure] {
    guard departures.count > mark else { return [] }
    let caught = departures[mark...].filter { $0.outcome.reach == reach }
    if !caught.isEmpty {
      departures = departures[..<mark] + departures[mark...].filter { $0.outcome.reach != reach }
    }
    return caught
  }

  /// Goes on with the ways that end nearest, while those that lead further leave.
  ///
  /// - Returns: The outcomes of those that go on.
  func join(_ ends: [WayEnd], _ condition: Expression, since start: Int? = nil) -> [Outcome] {
    let nearest = ends.map(\.outcome.reach.rawValue).min() ?? 0
    for end in ends where end.outcome.reach.rawValue > nearest {
      depart(end.outcome, end.written, condition, since: start)
    }
    let staying = ends.filter { $0.outcome.reach.rawValue == nearest }
    bringTogether(staying.map(\.written))
    return staying.map(\.outcome)
  }

  /// Runs the statements of a function, and joins the ways that left it with the one that came to its end.
  func settled(_ work: () -> Outcome) -> Outcome {
    let mark = departures.count
    let keepsJournal = journal != nil
    let outcome = work()
    guard departures.count > mark else { return outcome }
    let left = Array(departures[mark...])
    departures.removeSubrange(mark...)
    let start = left.map(\.start).min() ?? 0
    bringTogether(left.map { written(on: $0, since: start) } + [written(since: start)])
    if !keepsJournal { journal = nil }
    return joined(left.map(\.outcome) + [outcome], left[0].condition)
  }

  // MARK: - What ways have written

  /// Every place that was written since the journal had a length, as a way that left then leaves it.
  func written(on departure: Departure, since start: Int) -> Written {
    var found = written(since: start)
    charge(1 + found.count >> 3)
    var isMet: Set<MemoryPlace.Key> = []
    for entry in (journal ?? []).dropFirst(departure.start) where isMet.insert(entry.place.key).inserted {
      found[entry.place.key] = entry.old.map { (entry.place, $0) }
    }
    return found.merging(departure.written) { $1 }
  }

  /// Every place that was written since the journal had a length, with what is there now.
  func written(since start: Int) -> Written {
    var found: Written = [:]
    for entry in (journal ?? []).dropFirst(start) {
      found[entry.place.key] = value(at: entry.place).map { (entry.place, $0) }
    }
    return found
  }

  /// Leaves in every place what the ways agree on.
  private func bringTogether(_ ways: [Written]) {
    for (place, value) in together(ways).values { settle(place, value) }
  }

  private func together(_ ways: [Written]) -> Written {
    var places: [MemoryPlace.Key: MemoryPlace] = [:]
    for way in ways { places.merge(way.mapValues(\.place)) { first, _ in first } }
    var found: Written = [:]
    for (key, place) in places {
      let values = ways.compactMap { $0[key]?.value ?? value(at: place) }
      guard let first = values.first else { continue }
      let isCertain = values.count == ways.count && values.dropFirst().allSatisfy { equal(first, $0) == true }
      found[key] = (place, isCertain ? first : undecided(values, place.name))
    }
    return found
  }

  private func undecided(_ values: [Value], _ name: String) -> Value {
    if let elements = inAnyOrder(values) { return elements }
    let views = values.compactMap { viewIfAny($0, mounts: false) == nil ? nil : viewIfAny($0) }
    return views.count == values.count ? .view(group(views)) : .unknown(name.isEmpty ? "value" : name)
  }

  /// What ways have put together that differ in nothing but its order.
  private func inAnyOrder(_ values: [Value]) -> Value? {
    let all = values.compactMap { value -> [Value]? in
      switch value {
      case .array(let elements), .unordered(let elements): elements
      default: nil
      }
    }
    guard all.count == values.count, let first = all.first,
      all.dropFirst().allSatisfy({ haveSameElements(first, $0) == true })
    else { return nil }
    return .anyOrder(first)
  }

  // MARK: - What ways have given

  /// The outcome of ways that all came to the same point.
  func joined(_ outcomes: [Outcome], _ condition: Expression) -> Outcome {
    var value: Value?
    for outcome in outcomes {
      if case .returned(let next) = outcome { value = value.map { either($0, next, condition) } ?? next }
    }
    if outcomes.contains(where: \.isThrown), !outcomes.allSatisfy(\.isThrown) { doubtfulThrow = condition }
    guard let value else { return outcomes.first { !$0.isThrown } ?? outcomes.last ?? .normal }
    // A failable initialiser that came to its end on other ways.
    if value.isNone, outcomes.contains(where: { $0.reach == .statement }) {
      return .returned(unknown(condition))
    }
    return .returned(value)
  }

  private func either(_ one: Value, _ other: Value, _ condition: Expression) -> Value {
    if case .void = one { return other }
    if case .void = other { return one }
    return merged(one, other, condition: condition, condition)
  }
}

extension Outcome {
  fileprivate var isThrown: Bool { if case .thrown = self { true } else { false } }
}
