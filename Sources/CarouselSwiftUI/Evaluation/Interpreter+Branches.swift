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
      let possible = switching.cases.filter { mayMatch($0, subject, scope) }
      return fork(
        switching.subject, rest, scope, collector,
        possible.prefix(24).map { option in
          { collector in
            let inner = Scope(in: scope)
            for item in option.items { _ = self.match(item.pattern, subject, inner) }
            let outcome = self.execute(option.body, inner, collector)
            if case .broken = outcome { return .normal }
            return outcome
          }
        })
    }
    return index < 0 ? nil : ending(run(switching.cases, from: index, subject, scope, collector))
  }

  /// Whether a value that is not known may fall into a case.
  private func mayMatch(_ option: SwitchCase, _ subject: Value, _ scope: Scope) -> Bool {
    option.items.isEmpty
      || option.items.contains { match($0.pattern, subject, Scope(in: scope)) != false }
  }

  private func run(
    _ cases: [SwitchCase], from first: Int, _ subject: Value, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    var index = first
    let inner = Scope(in: scope)
    for item in cases[index].items where match(item.pattern, subject, Scope(in: scope)) == true {
      _ = match(item.pattern, subject, inner)
      break
    }
    while index < cases.count {
      switch execute(cases[index].body, inner, collector) {
      case .fellThrough: index += 1
      case .broken: return .normal
      case let outcome: return outcome
      }
    }
    return .normal
  }
}
