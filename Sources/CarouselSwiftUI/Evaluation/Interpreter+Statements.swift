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
    switch settled({ execute(body, scope, collector) }) {
    case .returned(let value): return value
    case .thrown:
      isThrowing = true
      return .void
    default: break
    }
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

  func execute(
    _ statements: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome {
    var rest = statements
    var deferred: [[Statement]] = []
    defer { for block in deferred.reversed() { _ = execute(block, Scope(in: scope), nil) } }
    declareLocals(statements, scope)
    while let statement = rest.popFirst() {
      guard step(statement.span) else { return .returned(.unknown("…")) }
      if case .defer(let block) = statement.kind { deferred.append(block); continue }
      if let outcome = advance(statement, rest, scope, collector) { return outcome }
    }
    return .normal
  }

  /// Runs one statement; gives an outcome where the list of statements ends with it.
  private func advance(
    _ statement: Statement, _ rest: ArraySlice<Statement>, _ scope: Scope, _ collector: ViewCollector?
  ) -> Outcome? {
    switch statement.kind {
    case .guard(let conditions, let otherwise):
      return advance(conditions, otherwise, rest, scope, collector)
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let conditional): return advance(conditional, rest, scope, collector)
      case .switching(let switching): return advance(switching, rest, scope, collector)
      default: break
      }
    default: break
    }
    let outcome = execute(statement, scope, collector)
    if isThrowing {
      isThrowing = false
      return .thrown
    }
    if case .normal = outcome { return nil }
    return outcome
  }

  /// Local functions and types may be used before the line where they stand.
  private func declareLocals(_ statements: ArraySlice<Statement>, _ scope: Scope) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .function(let function):
        let method = Method(
          function: function, isStatic: false, isMutating: false, file: scope.file, span: declaration.span)
        scope.declare(method)
      case .type(let type) where type.kind != .extending:
        scope.declare(type.name, .type(localType(type, declaration.span)))
      default: continue
      }
    }
  }

  /// A type that is declared inside a function; the same one each time, so that its values can be compared.
  private func localType(_ type: NominalType, _ span: SourceSpan) -> TypeDeclaration {
    if let known = localTypes[span] { return known }
    var members = Members()
    members.add(type, file: span.file)
    let declared = TypeDeclaration(
      name: type.name, qualifiedName: type.name, type: type, members: members, span: span)
    localTypes[span] = declared
    return declared
  }

  private func execute(_ statement: Statement, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    switch statement.kind {
    case .expression(let expression): return execute(expression, scope, collector)
    case .declaration(let declaration): return declare(declaration, scope)
    case .return(let value): return .returned(value.map { evaluate($0, scope) } ?? .void)
    case .guard: return .normal
    case .whileLoop, .repeatLoop, .forLoop: return loop(statement, scope, collector)
    case .break: return .broken
    case .continue: return .continued
    case .fallthrough: return .fellThrough
    case .throw(let error):
      thrown = evaluate(error, scope)
      return .thrown
    case .doBlock(let body, let catches):
      guard !catches.isEmpty else { return execute(body, Scope(in: scope), collector) }
      return attempt(body, catches, scope, collector)
    case .defer, .unsupported: return .normal
    }
  }

  private func execute(_ expression: Expression, _ scope: Scope, _ collector: ViewCollector?) -> Outcome {
    let value = evaluate(expression, scope)
    // Where views are listed, what is not known can only be one; elsewhere nobody asks.
    if let collector, let view = viewIfAny(value) ?? unknownView(value) {
      collector.views.append(place(view))
    }
    return .normal
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
      var value = binding.initialValue.map { evaluate($0.giving(binding.type), scope) } ?? .none
      if let type = binding.type { value = coerce(value, to: type, scope) }
      _ = match(binding.pattern, value, scope)
      guard case .name(let name) = binding.pattern, let box = scope.box(name) else { continue }
      box.declared = binding.type
      box.isOptional =
        binding.type?.isOptional ?? binding.initialValue.flatMap { isOptional($0, scope, callsNothing: true) }
    }
    return .normal
  }
}
