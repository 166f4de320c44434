internal import CarouselModel
internal import SwiftSourceReader

/// The state in which something is presented, where the screen does not open with it.
extension Interpreter {
  private static let trials = 16

  /// Brings the state about in which a modifier shows what it presents.
  ///
  /// What decides about that is not known then, nor is what the actions write that lead there: they may come from
  /// anywhere.
  ///
  /// - Returns: Whether the state has changed.
  func bringAbout(_ call: ModifierCall) -> Bool {
    guard isShown(call) == false else { return false }
    if let binding = shownBinding(call), binding.key != nil, call.argument("isPresented") == nil {
      binding.set(.unknown(itemName(call)))
    }
    let actions = memory.controls.prefix(Self.trials).map { control in
      FunctionValue(
        .builtin { [unowned self] _ in invoke(control.body, control.values.map { ValueArgument(nil, $0) }) },
        scope: control.body.scope)
    }
    let appearances = memory.appearances.prefix(Self.trials).map(\.mover.body)
    for body in actions + appearances { follow(body, to: call) }
    let isNamed = deciding(call)?.expression?.text.hasPrefix("$") == true
    if isShown(call) == false, isNamed, let binding = shownBinding(call) { binding.set(.bool(true)) }
    if isShown(call) == false, let argument = deciding(call), let scope = argument.scope,
      let expression = argument.expression?.expression
    {
      blurNames(in: expression, scope)
    }
    beginDeferredCall()
    return true
  }

  /// Makes what an action or a task writes unknown, where it leads to what is presented, perhaps after a while.
  private func follow(_ body: FunctionValue, to call: ModifierCall) {
    beginDeferredCall()
    let outer = (rehearsal, memory.movers, memory.cancelled)
    let way = tentatively { () -> Written in
      let record = Rehearsal(pauses: 8, cancelled: memory.cancelled)
      rehearsal = record
      _ = invoke(body, [])
      while !record.isOver, let next = record.takeNext() { _ = invoke(next.body, []) }
      rehearsal = nil
      isThrowing = false
      return isShown(call) == false || isStopped ? [:] : self.written(since: 0)
    }
    (rehearsal, memory.movers, memory.cancelled) = outer
    for (place, _) in way.values { settle(place, .unknown(place.name)) }
  }

  /// Whether what a modifier presents is shown; nil where that is not known, or where nothing of it decides.
  private func isShown(_ call: ModifierCall) -> Bool? {
    guard let binding = shownBinding(call) else { return nil }
    let value = binding.get()
    guard call.argument("isPresented") != nil else { return value.isUnknown ? nil : !value.isNone }
    return truth(value)
  }

  private func deciding(_ call: ModifierCall) -> ValueArgument? {
    call.argument("isPresented") ?? call.argument("item")
  }

  /// The binding that decides, made anew, since what it is made of may have changed.
  private func shownBinding(_ call: ModifierCall) -> BindingValue? {
    guard let argument = deciding(call) else { return nil }
    if let expression = argument.expression?.expression, let scope = argument.scope {
      return binding(evaluate(expression, scope))
    }
    return binding(argument.value)
  }

  /// A binding, also one that is written as `.init(get:set:)`.
  func binding(_ value: Value) -> BindingValue? {
    switch value {
    case .binding(let binding): return binding
    case .symbol(let symbol) where symbol.name == "init" && symbol.base == nil:
      guard case .function(let get)? = symbol.argument("get") else { return nil }
      return BindingValue(
        get: { [unowned self] in invoke(get, []) },
        set: { [unowned self] value in
          if case .function(let set)? = symbol.argument("set") { _ = invoke(set, value) }
        })
    default: return nil
    }
  }

  private func itemName(_ call: ModifierCall) -> String {
    let text = deciding(call)?.expression?.text ?? "item"
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  /// Makes the state unknown that an expression names.
  private func blurNames(in expression: Expression, _ scope: Scope) {
    for name in ExpressionNames(expression).names.sorted() {
      let held = scope.box(name)?.value ?? scope.receiver.flatMap { field(name, of: $0.value) }
      if case .state(let storage)? = held { settle(.state(storage), .unknown(name)) }
      if case .binding(let binding)? = held, binding.readsThrough { binding.set(.unknown(name)) }
    }
  }

  private func field(_ name: String, of value: Value) -> Value? {
    if case .instance(let instance) = value { instance.fields[name] } else { nil }
  }
}

/// The names that an expression is made of.
struct ExpressionNames {
  private(set) var names: Set<String> = []

  init(_ expression: Expression) { add(expression, 20) }

  private mutating func add(_ expression: Expression, _ depth: Int) {
    guard depth > 0 else { return }
    for inner in Self.parts(of: expression) { add(inner, depth - 1) }
    if case .name(let name) = expression.kind { names.insert(name) }
  }

  private static func parts(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .member(let base?, let name):
      if case .name("self") = base.kind { [Expression(.name(name), expression.span)] } else { [base] }
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .closure(let closure): closure.body.compactMap(Self.shown)
    case .tuple(let elements): elements.map(\.value)
    case .prefix(_, let inner), .postfix(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner),
      .cast(let inner, _, _), .typeCheck(let inner, _), .throwing(let inner), .optionalTry(let inner):
      [inner]
    case .infix(let left, _, let right): [left, right]
    case .ternary(let condition, let first, let second): [condition, first, second]
    default: []
    }
  }

  private static func shown(_ statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): expression
    default: nil
    }
  }
}
