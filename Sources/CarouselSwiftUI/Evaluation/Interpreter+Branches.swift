internal import SwiftSourceReader

/// Statements that choose what runs: known choices go one way, and others go all ways.
extension Interpreter {
  /// Runs a `guard`; gives an outcome where the statements end with it.
  func advance(
    _ conditions: [Condition], _ otherwise: [Statement], _ rest: ArraySlice<Statement>, _ scope: Scope,
    _ collector: ViewCollector?
  ) -> Outcome? {
    switch judge(conditions, scope) {
    case .holds: return nil
    case .fails: return execute(otherwise, Scope(in: scope), collector)
    case .unknown(let condition):
      return fork(
        condition, rest, scope, collector,
        [{ _ in .normal }, { self.execute(otherwise, Scope(in: scope), $0) }])
    }
  }

  /// Runs an `if`; gives an outcome where the statements end with it.
  func advance(
    _ conditional: Conditional, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome? {
    let inner = Scope(in: scope)
    let otherwise = { [self] (collector: ViewCollector?) -> Outcome in
      conditional.otherwise.map { execute($0, Scope(in: scope), collector) } ?? .normal
    }
    switch judge(conditional.conditions, inner) {
    case .holds: return ending(execute(conditional.then, inner, collector))
    case .fails: return ending(otherwise(collector))
    case .unknown(let condition):
      return fork(
        condition, rest, scope, collector,
        [{ self.execute(conditional.then, Scope(in: inner), $0) }, { otherwise($0) }])
    }
  }

  private func ending(_ outcome: Outcome) -> Outcome? {
    if case .normal = outcome { nil } else { outcome }
  }

  /// Runs a `switch`; gives an outcome where the statements end with it.
  func advance(
    _ switching: Switch, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome? {
    let subject = evaluate(switching.subject, scope)
    guard let index = chosen(switching, subject, scope) else {
      let possible = switching.cases.indices.filter { mayMatch(switching.cases[$0], subject, scope) }
      return fork(
        switching.subject, rest, scope, collector,
        possible.map { index in { self.run(switching.cases, from: index, subject, scope, $0) } })
    }
    return index < 0 ? nil : ending(run(switching.cases, from: index, subject, scope, collector))
  }

  /// Whether a value that is not known may fall into a case.
  private func mayMatch(_ option: SwitchCase, _ subject: Value, _ scope: Scope) -> Bool {
    option.items.isEmpty
      || option.items.contains { match($0.pattern, subject, Scope(in: scope)) != false }
  }

  /// Runs a case, and those that it falls through to.
  private func run(
    _ cases: [SwitchCase], from first: Int, _ subject: Value, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    let mark = departures.count
    let inner = Scope(in: scope)
    bind(cases[first], subject, inner)
    var index = first
    while index < cases.count {
      let outcome = execute(cases[index].body, inner, collector)
      guard case .fellThrough = outcome else { return arrive(outcome, at: .loop, since: mark) }
      index += 1
    }
    return .normal
  }

  /// Declares what the patterns of a case bind: those of the one that matches, else of all that may.
  func bind(_ option: SwitchCase, _ subject: Value, _ scope: Scope) {
    let sure = option.items.first { match($0.pattern, subject, Scope(in: scope)) == true }
    for item in sure.map({ [$0] }) ?? option.items { _ = match(item.pattern, subject, scope) }
  }
}
