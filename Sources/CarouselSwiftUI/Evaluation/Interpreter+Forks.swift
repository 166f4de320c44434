internal import CarouselModel
internal import SwiftSourceReader

/// What happens at a condition that is not known: all ways are gone, and what they agree on is kept.
extension Interpreter {
  /// One of the ways: how it ended, and the ways that left it before.
  private struct Way {
    var end: WayEnd
    var left: [WayEnd]
    var views: [ViewValue]
    /// Whether it ends the program.
    var endsProgram: Bool
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
    openConditions.append(condition)
    let ways = all(bodies)
    openConditions.removeLast()
    forks -= 1
    if let collector, ways.contains(where: { !$0.views.isEmpty }) {
      collector.views.append(alternatives(ways.map(\.views), condition))
    }
    let ends = ways.flatMap { [$0.end] + $0.left }
    let staying = join(ends, condition)
    guard staying.first?.reach == .statement else { return joined(staying, condition) }
    guard staying.count < ends.count else { return execute(rest, scope, collector) }
    // What follows is there only if none of the others left.
    let following = ViewCollector()
    let outcome = execute(rest, scope, following)
    if !following.views.isEmpty { collector?.views.append(conditional(following.views, condition)) }
    return outcome
  }

  /// Goes the ways one after the other; a pause on one of them does not hold the others up.
  private func all(_ bodies: [(ViewCollector) -> Outcome]) -> [Way] {
    let wasOver = rehearsal?.isOver ?? false
    var isOver = true
    let ways = bodies.map { body in
      rehearsal?.isOver = wasOver
      let way = way(body)
      isOver = isOver && rehearsal?.isOver ?? false
      return way
    }
    rehearsal?.isOver = isOver && !bodies.isEmpty || wasOver
    let alive = ways.filter { !$0.endsProgram }
    return alive.isEmpty ? ways : alive
  }

  private func way(_ body: (ViewCollector) -> Outcome) -> Way {
    let mark = departures.count
    let outer = endsProgram
    endsProgram = false
    defer { endsProgram = outer }
    return tentatively {
      let views = ViewCollector()
      let outcome = body(views)
      let left = departures[mark...].map {
        WayEnd(outcome: $0.outcome, written: written(on: $0, since: 0))
      }
      departures.removeSubrange(mark...)
      return Way(
        end: WayEnd(outcome: outcome, written: written(since: 0)), left: left, views: views.views,
        endsProgram: endsProgram)
    }
  }

  // MARK: - Rounds and handlers

  /// One round over elements that are not known, or that may not come: what it writes is not known afterwards.
  func symbolicPass(
    _ pattern: Pattern, _ body: [Statement], _ condition: Expression, _ scope: Scope
  ) -> Outcome {
    let way = way { _ in
      let inner = Scope(in: scope)
      _ = match(pattern, .unknown("element"), inner)
      return execute(body, inner, nil)
    }
    let ends = [way.end] + way.left
    for end in ends where end.outcome.reach.rawValue > Outcome.Reach.loop.rawValue {
      depart(end.outcome, end.written, condition)
    }
    for (place, _) in ends.flatMap(\.written.values) { settle(place, .unknown(place.name)) }
    return .normal
  }

  /// `do` with its `catch` clauses, which are also gone where it is not known whether something is thrown.
  func attempt(
    _ body: [Statement], _ catches: [SwitchCase], _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    let mark = departures.count
    let outcome = execute(body, Scope(in: scope), collector)
    if case .thrown = outcome {
      let error = departures.count > mark ? .unknown("error") : thrown
      _ = arrive(outcome, at: .handler, since: mark)
      let place = Expression(
        .name("error"), body.first?.span ?? SourceSpan(file: scope.file, start: 0, end: 0))
      return handle(catches, error, place, scope, collector)
    }
    let handle = { [self] (collector: ViewCollector?) -> Outcome in
      let place = departures.last?.condition ?? Expression(.name("error"), body[0].span)
      return self.handle(catches, .unknown("error"), place, scope, collector)
    }
    let thrown = take(.handler, since: mark)
    guard let first = thrown.first else { return outcome }
    let start = thrown.map(\.start).min() ?? 0
    let current = WayEnd(outcome: outcome, written: written(since: start))
    _ = join(thrown.map { WayEnd(outcome: .normal, written: written(on: $0, since: start)) }, first.condition)
    let caught = written(since: start)
    let way = way(handle)
    guard !way.endsProgram else {
      return joined(join([current], first.condition, since: start), first.condition)
    }
    if let collector, !way.views.isEmpty {
      collector.views.append(conditional(way.views, first.condition))
    }
    let handled = ([way.end] + way.left).map {
      WayEnd(outcome: $0.outcome, written: caught.merging($0.written) { $1 })
    }
    return joined(join([current] + handled, first.condition, since: start), first.condition)
  }

  /// Runs the clause that takes an error; where that is not known, all that may.
  private func handle(
    _ catches: [SwitchCase], _ error: Value, _ place: Expression, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    let bodies = catches.map { clause in
      { [self] (collector: ViewCollector?) -> Outcome in
        let inner = Scope(in: scope)
        if clause.items.isEmpty { inner.declare("error", error) }
        bind(clause, error, inner)
        return execute(clause.body, inner, collector)
      }
    }
    guard let index = chosen(Switch(subject: place, cases: catches), error, scope) else {
      let rest: [(ViewCollector) -> Outcome] =
        catches.contains { $0.items.isEmpty } ? [] : [{ _ in .thrown }]
      return fork(place, [], scope, collector, bodies.map { body in { body($0) } } + rest)
    }
    return index < 0 ? .thrown : bodies[index](collector)
  }
}
