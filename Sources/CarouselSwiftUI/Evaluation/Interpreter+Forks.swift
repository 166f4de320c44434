internal import CarouselModel
internal import SwiftSourceReader

/// What happens at a condition that is not known: both ways are gone, and what they agree on is kept.
extension Interpreter {
  /// Goes both ways at a statement whose condition is not known; nil where it is known, or there is none.
  func fork(
    _ statement: Statement, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome? {
    switch statement.kind {
    case .guard(let conditions, let otherwise):
      guard let condition = unknownCondition(conditions, scope) else { return nil }
      return fork(condition, scope, collector, rest) {
        hold(conditions, $0)
      } then: { _, _ in
        .normal
      } otherwise: {
        self.execute(otherwise, Scope(in: $0), $1)
      }
    case .expression(let expression):
      guard case .conditional(let conditional) = expression.kind else {
        return forkSwitch(expression, rest, scope, collector)
      }
      guard let condition = unknownCondition(conditional.conditions, scope) else { return nil }
      return fork(condition, scope, collector, rest) {
        hold(conditional.conditions, $0)
      } then: {
        self.execute(conditional.then, Scope(in: $0), $1)
      } otherwise: { scope, collector in
        conditional.otherwise.map { self.execute($0, Scope(in: scope), collector) } ?? .normal
      }
    default: return nil
    }
  }

  /// The first condition that is not known, where those before it hold.
  private func unknownCondition(_ conditions: [Condition], _ scope: Scope) -> Expression? {
    let inner = Scope(in: scope)
    var unknown: Expression?
    for condition in conditions {
      let holds = tentatively { hold(condition, inner) }
      if holds == false { return nil }
      if holds == nil, unknown == nil { unknown = Self.expression(of: condition) }
    }
    return unknown
  }

  private static func expression(of condition: Condition) -> Expression? {
    switch condition {
    case .expression(let expression), .binding(_, let expression), .match(_, let expression): expression
    case .available: nil
    }
  }

  private func fork(
    _ condition: Expression, _ scope: Scope, _ collector: ViewCollector?, _ rest: ArraySlice<Statement>,
    bind: (Scope) -> Bool?, then: (Scope, ViewCollector) -> Outcome,
    otherwise: (Scope, ViewCollector) -> Outcome
  ) -> Outcome {
    forks += 1
    defer { forks -= 1 }
    guard forks <= 6 else { return .returned(unknown(condition)) }
    let boxes = writable(scope)
    let one = branch(boxes, rest, scope) { inner, views in
      _ = bind(inner)
      return then(inner, views)
    }
    let other = branch(boxes, rest, scope) { otherwise($0, $1) }
    return join(one, other, condition, boxes, collector, rest, scope)
  }

  private struct Branch {
    var outcome: Outcome
    var views: [ViewValue]
    var values: [Value]
    /// Whether it has already gone on with the statements behind.
    var isComplete: Bool
  }

  private struct Writable {
    let name: String
    let get: () -> Value
    let set: (Value) -> Void
  }

  private func writable(_ scope: Scope) -> [Writable] {
    let locals = scope.allVariables.filter { if case .function = $0.box.value { false } else { true } }
      .map { variable in
        Writable(name: variable.name) {
          variable.box.value
        } set: {
          self.write(variable.box, $0)
        }
      }
    let states = memory.storages.values.map { storage in
      Writable(name: storage.key.name) {
        storage.value
      } set: {
        self.write(storage, $0)
      }
    }
    let objects = memory.objects.flatMap { name, object in
      object.fields.keys.map { field in
        Writable(name: name + "." + field) {
          object.fields[field] ?? .none
        } set: {
          self.write(object, field, $0)
        }
      }
    }
    return locals + states + objects
  }

  /// Goes one way and takes its writes back; a way that leaves makes the other one go on to the end.
  private func branch(
    _ boxes: [Writable], _ rest: ArraySlice<Statement>, _ scope: Scope,
    _ body: (Scope, ViewCollector) -> Outcome
  ) -> Branch {
    tentatively {
      let views = ViewCollector()
      let inner = Scope(in: scope)
      let outcome = body(inner, views)
      return Branch(outcome: outcome, views: views.views, values: boxes.map { $0.get() }, isComplete: false)
    }
  }

  private func join(
    _ one: Branch, _ other: Branch, _ condition: Expression, _ boxes: [Writable],
    _ collector: ViewCollector?, _ rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Outcome {
    collect(one, other, condition, collector)
    switch (one.outcome, other.outcome) {
    case (.normal, .normal):
      for (index, box) in boxes.enumerated() where equal(one.values[index], other.values[index]) != true {
        box.set(merged(one.values[index], other.values[index], named: box.name))
      }
      return execute(Array(rest), scope, collector)
    case (.normal, _): return leave(other, one, condition, boxes, collector, rest, scope)
    case (_, .normal): return leave(one, other, condition, boxes, collector, rest, scope)
    case (.returned(let first), .returned(let second)):
      return .returned(merged(first, second, condition: condition, condition))
    default: return one.outcome
    }
  }

  private func merged(_ one: Value, _ other: Value, named name: String) -> Value {
    if let first = viewIfAny(one), let second = viewIfAny(other) { return .view(group([first, second])) }
    return .unknown(name)
  }

  /// One way left early; the other goes on, and the outcome is one of both.
  private func leave(
    _ left: Branch, _ stayed: Branch, _ condition: Expression, _ boxes: [Writable],
    _ collector: ViewCollector?, _ rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Outcome {
    // What the way that stayed has written holds for what follows it.
    let views = ViewCollector()
    let inner = Scope(in: scope)
    for variable in scope.allVariables.reversed() { inner.declare(variable.name, box: variable.box) }
    for (index, box) in boxes.enumerated() where equal(box.get(), stayed.values[index]) != true {
      box.set(stayed.values[index])
    }
    let outcome = execute(Array(rest), inner, views)
    collector?.views += views.views.map { self.conditional([$0], condition) }
    switch (left.outcome, outcome) {
    case (.returned(.void), .returned), (.returned(.void), .normal): return outcome
    case (.returned(let first), .returned(let second)):
      return .returned(merged(first, second, condition: condition, condition))
    case (.returned(let value), .normal): return views.views.isEmpty ? outcome : .returned(value)
    default: return outcome
    }
  }

  private func collect(
    _ one: Branch, _ other: Branch, _ condition: Expression, _ collector: ViewCollector?
  ) {
    guard let collector, !(one.views.isEmpty && other.views.isEmpty) else { return }
    collector.views.append(conditional(one.views + other.views, condition))
  }

  private func forkSwitch(
    _ expression: Expression, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome? {
    guard case .switching(let switching) = expression.kind else { return nil }
    let subject = tentatively { evaluate(switching.subject, scope) }
    guard chosen(switching, subject, scope) == nil else { return nil }
    var branches: [Branch] = []
    let boxes = writable(scope)
    for option in switching.cases.prefix(12) {
      branches.append(
        branch(boxes, rest, scope) { inner, views in
          for item in option.items { _ = match(item.pattern, subject, inner) }
          return execute(option.body, inner, views)
        })
    }
    return join(branches, switching.subject, boxes, collector, rest, scope)
  }

  private func join(
    _ branches: [Branch], _ condition: Expression, _ boxes: [Writable], _ collector: ViewCollector?,
    _ rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Outcome {
    guard var result = branches.first else { return .normal }
    if let collector {
      let views = branches.flatMap(\.views)
      if !views.isEmpty { collector.views.append(conditional(views, condition)) }
    }
    for branch in branches.dropFirst() {
      for index in result.values.indices where equal(result.values[index], branch.values[index]) != true {
        result.values[index] = .unknown(boxes[index].name)
      }
      if case .returned(let first) = result.outcome, case .returned(let second) = branch.outcome {
        result.outcome = .returned(merged(first, second, condition: condition, condition))
      } else if case .returned = branch.outcome {
        result.outcome = branch.outcome
      }
    }
    for (index, box) in boxes.enumerated() where equal(box.get(), result.values[index]) != true {
      box.set(result.values[index])
    }
    if case .returned = result.outcome { return result.outcome }
    return execute(Array(rest), scope, collector)
  }
}
