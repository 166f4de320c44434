internal import SwiftSourceReader

/// How a run of statements ended.
enum Outcome {
  case normal
  case returned(Value)
  case broken
  case continued
  case fellThrough
  case thrown
}

/// The views that the statements of a closure give, one after the other.
final class ViewCollector {
  var views: [ViewValue] = []
}

extension Interpreter {
  /// Runs a body: the value is what it returns, what its only expression gives, or the views that it lists.
  func run(_ statements: [Statement], _ scope: Scope) -> Value {
    if statements.count == 1, case .expression(let only) = statements[0].kind, !Self.isControl(only) {
      return evaluate(only, scope)
    }
    let collector = ViewCollector()
    // An `if` or `switch` that is the whole body may be an expression, whose branches give its value.
    let body = statements.count == 1 ? statements.map(Self.returning) : statements
    let outcome = execute(body, scope, collector)
    if case .returned(let value) = outcome { return value }
    switch collector.views.count {
    case 0: return .void
    case 1: return .view(collector.views[0])
    default: return .view(group(collector.views))
    }
  }

  private static func isControl(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .conditional, .switching: true
    default: false
    }
  }

  func execute(_ statements: [Statement], _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    execute(statements[...], scope, collector)
  }

  private func execute(
    _ statements: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    var rest = statements
    var deferred: [[Statement]] = []
    defer { for block in deferred.reversed() { _ = execute(block, Scope(in: scope), nil) } }
    declareFunctions(statements, scope)
    while let statement = rest.popFirst() {
      guard step(statement.span) else { return .returned(.unknown("…")) }
      if case .defer(let block) = statement.kind { deferred.append(block); continue }
      if let fork = fork(statement, rest, scope, collector) { return fork }
      let outcome = execute(statement, scope, collector)
      if case .normal = outcome { continue }
      return outcome
    }
    return .normal
  }

  /// Local functions may be called before the line where they stand.
  private func declareFunctions(_ statements: ArraySlice<Statement>, _ scope: Scope) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .function(let function) = declaration.kind
      else { continue }
      let method = Method(
        function: function, isStatic: false, isMutating: false, file: scope.file, span: declaration.span)
      scope.declare(function.name, overloads([method], scope))
    }
  }

  private func execute(_ statement: Statement, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    switch statement.kind {
    case .expression(let expression): return execute(expression, scope, collector)
    case .declaration(let declaration): return declare(declaration, scope)
    case .return(let value): return .returned(value.map { evaluate($0, scope) } ?? .void)
    case .guard(let conditions, let otherwise):
      return hold(conditions, scope) == true ? .normal : execute(otherwise, Scope(in: scope), collector)
    case .whileLoop(let conditions, let body): return loop(conditions, body, statement, scope, collector)
    case .repeatLoop(let body, let condition):
      let outcome = execute(body, Scope(in: scope), collector)
      guard case .normal = outcome else { return Self.afterLoop(outcome) }
      return loop([.expression(condition)], body, statement, scope, collector)
    case .forLoop(let pattern, let sequence, let filter, let body):
      return loop(pattern, evaluate(sequence, scope), filter, body, statement, scope, collector)
    case .break: return .broken
    case .continue: return .continued
    case .fallthrough: return .fellThrough
    case .throw: return .thrown
    case .doBlock(let body, let catches):
      let outcome = execute(body, Scope(in: scope), collector)
      guard case .thrown = outcome, let handler = catches.first else { return outcome }
      return execute(handler, Scope(in: scope), collector)
    case .defer, .unsupported: return .normal
    }
  }

  private func execute(_ expression: Expression, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    switch expression.kind {
    case .conditional(let conditional): return execute(conditional, scope, collector)
    case .switching(let switching): return execute(switching, expression, scope, collector)
    default:
      let value = evaluate(expression, scope)
      if let collector, let view = viewIfAny(value) ?? foreignView(value) {
        collector.views.append(place(view))
      }
      return .normal
    }
  }

  private func execute(_ conditional: Conditional, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    let inner = Scope(in: scope)
    if hold(conditional.conditions, inner) == true { return execute(conditional.then, inner, collector) }
    return conditional.otherwise.map { execute($0, Scope(in: scope), collector) } ?? .normal
  }

  // MARK: - Declarations

  private func declare(_ declaration: Declaration, _ scope: Scope) -> Outcome {
    guard case .variable(let variable) = declaration.kind else { return .normal }
    for binding in variable.bindings {
      if let getter = binding.getter, case .name(let name) = binding.pattern {
        let body = ClosureLiteral(parameters: [], body: getter, hasSignature: true)
        scope.declare(name, run(body.body, Scope(in: scope)))
        continue
      }
      var value = binding.initialValue.map { evaluate($0, scope) } ?? .none
      if let type = binding.type { value = coerce(value, to: type, scope) }
      _ = match(binding.pattern, value, scope)
    }
    return .normal
  }

  // MARK: - Loops

  private static func afterLoop(_ outcome: Outcome) -> Outcome {
    switch outcome {
    case .broken, .continued: .normal
    default: outcome
    }
  }

  private func loop(
    _ conditions: [Condition], _ body: [Statement], _ statement: Statement, _ scope: Scope,
    _ collector: ViewCollector?
  ) -> Outcome {
    var rounds = 0
    while true {
      let inner = Scope(in: scope)
      guard hold(conditions, inner) == true else { return .normal }
      rounds += 1
      guard rounds <= budget.rounds, step(statement.span) else {
        stop(statement.span, "a loop ended after \(budget.rounds) rounds", "see whether it ever ends")
        return .returned(.unknown("…"))
      }
      switch execute(body, inner, collector) {
      case .normal, .continued: continue
      case .broken: return .normal
      case let other: return other
      }
    }
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Value, _ filter: Expression?, _ body: [Statement],
    _ statement: Statement, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    guard let elements = elements(of: sequence) else { return symbolicPass(pattern, body, scope) }
    for element in elements.prefix(budget.rounds) {
      let inner = Scope(in: scope)
      guard match(pattern, element, inner) != false else { continue }
      if let filter, truth(evaluate(filter, inner)) != true { continue }
      switch execute(body, inner, collector) {
      case .normal, .continued: continue
      case .broken: return .normal
      case let other: return other
      }
    }
    return .normal
  }

  /// One round over elements that are not known: what it writes is not known afterwards.
  private func symbolicPass(_ pattern: Pattern, _ body: [Statement], _ scope: Scope) -> Outcome {
    var touched: [(box: Box, name: String)] = []
    for variable in scope.allVariables { touched.append((variable.box, variable.name)) }
    let before = touched.map(\.box.value)
    var after: [Value] = []
    tentatively {
      let inner = Scope(in: scope)
      _ = match(pattern, .unknown("element"), inner)
      _ = execute(body, inner, nil)
      after = touched.map(\.box.value)
    }
    for (index, variable) in touched.enumerated() where equal(before[index], after[index]) != true {
      if case .function = before[index] { continue }
      write(variable.box, .unknown(variable.name))
    }
    return .normal
  }
}
