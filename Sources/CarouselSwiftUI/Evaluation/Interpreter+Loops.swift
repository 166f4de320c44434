internal import SwiftSourceReader

/// Loops: what is known of each round, or one round that stands for all.
extension Interpreter {
  /// Runs a loop to where it ends, with the rounds that may have left it.
  func loop(_ statement: Statement, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    let mark = departures.count
    let outcome: Outcome
    switch statement.kind {
    case .whileLoop(let conditions, let body):
      outcome = loop(conditions, body, statement, scope, collector)
    case .repeatLoop(let body, let condition):
      let first = round(scope, collector) { execute(body, $0, collector) }
      guard case .normal = first else { return arrive(first, at: .loop, since: mark) }
      outcome = loop([.expression(condition)], body, statement, scope, collector)
    case .forLoop(let pattern, let sequence, let filter, let body):
      let each = Each(pattern: pattern, sequence: sequence, filter: filter, body: body)
      outcome = loop(each, statement, scope, collector)
    default: outcome = .normal
    }
    return arrive(outcome, at: .loop, since: mark)
  }

  /// What a `for` loop does.
  private struct Each {
    let pattern: Pattern
    let sequence: Expression
    let filter: Expression?
    let body: [Statement]
  }

  /// One round, to where the next one begins.
  private func round(
    _ scope: Scope, _ collector: ViewCollector?, _ body: (Scope) -> Outcome
  ) -> Outcome {
    let mark = departures.count
    return arrive(body(Scope(in: scope)), at: .round, since: mark)
  }

  private func loop(
    _ conditions: [Condition], _ body: [Statement], _ statement: Statement, _ scope: Scope,
    _ collector: ViewCollector?
  ) -> Outcome {
    var rounds = 0
    let open = openConditions.count
    defer { openConditions.removeSubrange(open...) }
    while true {
      let inner = Scope(in: scope)
      switch judge(conditions, inner) {
      case .holds: break
      case .fails: return .normal
      case .unknown(let condition):
        // While time is tried out, it is seen what happens as long as the condition holds.
        guard rehearsal?.goesOn == true, rounds < 80 else {
          return symbolicPass(.wildcard, body, condition, scope)
        }
        if openConditions.count == open { openConditions.append(condition) }
      }
      rounds += 1
      guard rounds <= budget.rounds, step(statement.span) else {
        stop(statement.span, "a loop ended after \(budget.rounds) rounds", "see whether it ever ends")
        return .returned(.unknown("…"))
      }
      let outcome = round(inner, collector) { execute(body, $0, collector) }
      guard case .normal = outcome else { return outcome }
    }
  }

  private func loop(
    _ each: Each, _ statement: Statement, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    let sequence = evaluate(each.sequence, scope)
    if case .symbol(let publisher) = sequence, let pace = pace(publisher) {
      return loop(every: pace, each.body, scope)
    }
    if let elements = unorderedElements(of: sequence), elements.count > 1 {
      // What both of two orders come to is known.
      let ways = [elements, elements.reversed()].map { elements in
        { (collector: ViewCollector) in self.rounds(each, elements, statement, scope, collector) }
      }
      return fork(each.sequence, [], scope, collector, ways)
    }
    guard let elements = elements(of: sequence) ?? unorderedElements(of: sequence) else {
      return symbolicPass(each.pattern, each.body, each.sequence, scope)
    }
    return rounds(each, elements, statement, scope, collector)
  }

  private func rounds(
    _ each: Each, _ elements: [Value], _ statement: Statement, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    guard elements.count <= budget.rounds else {
      stop(statement.span, "a loop ended after \(budget.rounds) rounds", "see whether it must be so long")
      return .returned(.unknown("…"))
    }
    for element in elements {
      let outcome = round(scope, collector) { run(each, element, $0, collector) }
      guard case .normal = outcome else { return outcome }
    }
    return .normal
  }

  /// One round of a `for` loop; where it is not known whether there is one, both ways are gone.
  private func run(
    _ each: Each, _ element: Value, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    guard let matches = match(each.pattern, element, scope) else {
      return perhaps(each.sequence, each, scope, collector)
    }
    guard matches else { return .normal }
    if let filter = each.filter {
      guard let holds = truth(evaluate(filter, scope)) else { return perhaps(filter, each, scope, collector) }
      guard holds else { return .normal }
    }
    return execute(each.body, scope, collector)
  }

  private func perhaps(
    _ condition: Expression, _ each: Each, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    fork(condition, [], scope, collector, [{ self.execute(each.body, scope, $0) }, { _ in .normal }])
  }

  /// `for await _ in Timer.publish(...).values`: each round waits for the timer.
  private func loop(every pace: Pace, _ body: [Statement], _ scope: Scope) -> Outcome {
    while let rehearsal, !rehearsal.isOver {
      rehearsal.paused(pace.seconds)
      guard !rehearsal.isOver else { break }
      let outcome = round(scope, nil) { execute(body, $0, nil) }
      guard case .normal = outcome else { return outcome }
    }
    return .normal
  }
}
