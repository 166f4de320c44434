internal import CarouselModel
internal import SwiftSourceReader

/// What happens at a condition that is not known: all ways are gone, and what they agree on is kept.
extension Interpreter {
  /// One of the ways.
  private struct Way {
    var outcome: Outcome
    var views: [ViewValue]
    var written: [MemoryPlace.Key: (place: MemoryPlace, value: Value)]

    var goesOn: Bool { if case .normal = outcome { true } else { false } }
  }

  /// Goes several ways, and on from there with the statements that follow.
  ///
  /// - Parameters:
  ///   - condition: What is not known.
  ///   - rest: The statements that follow.
  ///   - scope: Where they run.
  ///   - collector: The views so far.
  ///   - bodies: The ways.
  /// - Returns: How it all ended.
  func fork(
    _ condition: Expression, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?,
    _ bodies: [(ViewCollector) -> Outcome]
  ) -> Outcome {
    forks += 1
    // Ways inside ways multiply; beyond this many nothing is known any more.
    guard forks <= 12 else {
      forks -= 1
      return .returned(unknown(condition))
    }
    let ways = bodies.map(way)
    forks -= 1
    let views = ways.flatMap(\.views)
    if let collector, !views.isEmpty { collector.views.append(conditional(views, condition)) }
    keep(ways.filter(\.goesOn))
    guard ways.contains(where: \.goesOn) else { return joined(ways.map(\.outcome), condition) }
    let left = ways.filter { !$0.goesOn }.map(\.outcome)
    guard !left.isEmpty else { return execute(rest, scope, collector) }
    // What follows is there only if none of the others left.
    let following = ViewCollector()
    let outcome = execute(rest, scope, following)
    if !following.views.isEmpty { collector?.views.append(conditional(following.views, condition)) }
    return joined(left + [outcome], condition)
  }

  private func way(_ body: (ViewCollector) -> Outcome) -> Way {
    tentatively {
      let views = ViewCollector()
      let outcome = body(views)
      return Way(outcome: outcome, views: views.views, written: written)
    }
  }

  /// Keeps what was written on the ways that go on, where they agree on it.
  private func keep(_ ways: [Way]) {
    var places: [MemoryPlace.Key: MemoryPlace] = [:]
    for way in ways { places.merge(way.written.mapValues(\.place)) { first, _ in first } }
    for (key, place) in places {
      let values = ways.compactMap { $0.written[key]?.value ?? value(at: place) }
      guard let first = values.first else { continue }
      let isCertain = values.count == ways.count && values.dropFirst().allSatisfy { equal(first, $0) == true }
      write(place, isCertain ? first : undecided(values, place.name))
    }
  }

  private func undecided(_ values: [Value], _ name: String) -> Value {
    let views = values.compactMap { viewIfAny($0) }
    return views.count == values.count ? .view(group(views)) : .unknown(name.isEmpty ? "value" : name)
  }

  /// The outcome of ways that all ended.
  private func joined(_ outcomes: [Outcome], _ condition: Expression) -> Outcome {
    var value: Value?
    for outcome in outcomes {
      switch outcome {
      case .returned(let next): value = value.map { self.either($0, next, condition) } ?? next
      case .normal, .broken, .continued, .fellThrough, .thrown: continue
      }
    }
    if let value { return .returned(value) }
    return outcomes.last ?? .normal
  }

  private func either(_ one: Value, _ other: Value, _ condition: Expression) -> Value {
    if case .void = one { return other }
    if case .void = other { return one }
    return merged(one, other, condition: condition, condition)
  }
}
