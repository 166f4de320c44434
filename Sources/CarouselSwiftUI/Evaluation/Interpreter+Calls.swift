internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Returns the outcome of a call.
  func call(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch callee.kind {
    case .member(let base?, let name):
      return memberCall(base, name, arguments, expression, scope)
    case .member(nil, let name):
      let values = self.arguments(arguments, scope)
      if name == "constant", values.count == 1 { return .constant(values[0].value) }
      return .symbol(Symbol(name: name, arguments: values, source: source(expression)))
    case .generic(let inner, _): return call(inner, arguments, expression, scope)
    // `[Item]()`: what looks like an array of one type is the type of an array.
    case .array(let element) where element.count == 1:
      return systemConstruct("Array", self.arguments(arguments, scope), expression, scope)
    default: break
    }
    if case .name("super") = callee.kind { return .void }
    let function = bareMethod(callee, scope) ?? evaluate(callee, scope)
    // In an extension of a type of the system, a bare name may be a method of `self`.
    if case .unknown(let name) = function, case .name(name) = callee.kind, let receiver = scope.receiver,
      declaredType(of: receiver.value) == nil || viewIfAny(receiver.value, mounts: false) != nil
    {
      if let changed = changeOfSelf(callee, name, arguments, expression, scope) { return changed }
      let values = self.arguments(arguments, scope)
      if let own = viewMethod(name, on: receiver.value, values) { return own }
      // A view that modifies itself inside its own body would never end: it is a function from elsewhere, as any name is
      // that no modifier has.
      if case .instance(let instance) = receiver.value,
        placement.holds(instance.type.name) || !SymbolViews.isModifier(name)
      {
        return unknown(expression)
      }
      return memberCall(on: receiver.value, name, values, expression, scope)
    }
    let values = self.arguments(arguments, scope)
    if case .name(let name) = callee.kind, let receiver = scope.receiver, case .view = receiver.value,
      case .function(let own) = function, case .overloads(let methods) = own.body,
      !methods.contains(where: { fits($0, values) })
    {
      // The project adds a modifier of the name with other labels; the system's is meant.
      return memberCall(on: receiver.value, name, values, expression, scope)
    }
    return apply(function, values, expression, scope)
  }

  /// In a method that the project adds to a type of the system, a bare name may change `self`.
  private func changeOfSelf(
    _ callee: Expression, _ name: String, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    guard let receiver = scope.receiver?.value, declaredType(of: receiver) == nil else { return nil }
    return mutatingCall(Expression(.name("self"), callee.span), name, arguments, expression, scope)
  }

  private func fits(_ method: Method, _ arguments: [ValueArgument]) -> Bool {
    ParameterMatching(method.function.parameters, arguments, isByName: false).isComplete
  }

  private func memberCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if case .name("super") = base.kind {
      return superCall(name, self.arguments(arguments, scope), scope)
    }
    if case .name("self") = base.kind, name == "init", let receiver = scope.receiver {
      return delegate(self.arguments(arguments, scope), receiver, expression, scope)
    }
    if let value = mutatingCall(base, name, arguments, expression, scope) { return value }
    if let value = environmentCall(base, name, arguments, expression, scope) { return value }
    let value = evaluate(base, below: name, arguments, scope)
    if value.isNone, case .optionalChain = base.kind { return .none }
    let values = self.arguments(arguments, scope)
    return memberCall(on: value, name, values, expression, scope)
  }

  func memberCall(
    on value: Value, _ name: String, _ values: [ValueArgument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    if case .view(let view) = value { return .view(modify(view, name, values, expression, scope)) }
    if case .instance(let instance) = value, isView(instance.type), !declaresCall(value, name),
      let view = viewIfAny(value)
    {
      return .view(modify(view, name, values, expression, scope))
    }
    if let outcome = systemCall(on: value, name, values, expression, scope) { return outcome }
    if case .symbol(let symbol) = value { return symbolCall(symbol, name, values, expression, scope) }
    let member = calledMember(of: value, name) ?? member(of: value, name, expression, scope)
    if case .unknown = member {
      _ = handedOver(values)
      return unknownCall(expression, on: value, name)
    }
    return apply(member, values, expression, scope)
  }

  /// Whether a view has something of its own of a name that can be called; a property such as `offset` cannot, beside
  /// SwiftUI's modifier of that name.
  private func declaresCall(_ view: Value, _ name: String) -> Bool {
    switch ownMember(of: view, name, receiver: Box(view)) {
    case .function, .type: true
    case .instance, .object: !SymbolViews.isModifier(name)
    case .symbol(let symbol): symbol.arguments == nil && !symbol.isImplicit && !SymbolViews.isModifier(name)
    case .unknown: !SymbolViews.isModifier(name)
    default: false
    }
  }

  /// A method that the project adds to `View`, called inside a view that is being evaluated: it is given a
  /// blank, since what needs the view itself would never end.
  private func viewMethod(_ name: String, on value: Value, _ arguments: [ValueArgument]) -> Value? {
    guard case .instance(let instance) = value, isView(instance.type),
      let methods = project.systemExtensions["View"]?.methods[name], let first = methods.first
    else { return nil }
    let scope = Scope(file: first.file, receiver: Box(.view(.empty)))
    return invoke(FunctionValue(.overloads(methods), scope: scope, span: first.span), arguments)
  }

  /// The same where only the name is written, in the type itself.
  private func bareMethod(_ callee: Expression, _ scope: Scope) -> Value? {
    guard case .name(let name) = callee.kind, scope.box(name) == nil, let receiver = scope.receiver else {
      return nil
    }
    return calledMember(of: receiver.value, name)
  }

  /// A method whose name is also that of a property that cannot be called.
  private func calledMember(of value: Value, _ name: String) -> Value? {
    guard let type = declaredType(of: value), type.stored(name) != nil,
      let methods = type.members.methods[name]?.filter({ !$0.isStatic }), !methods.isEmpty
    else { return nil }
    if case .function? = ownMember(of: value, name, receiver: Box(value)) { return nil }
    return overloads(methods, Scope(file: type.file, type: type, receiver: Box(value)))
  }

  /// An unknown call is told by its receiver's expression where that is unknown, and else as it is written.
  private func unknownCall(_ expression: Expression, on value: Value, _ name: String) -> Value {
    if case .unknown(let text) = value { return .unknown(text + "." + name + "()") }
    return unknown(expression)
  }

  private func symbolCall(
    _ symbol: Symbol, _ name: String, _ values: [ValueArgument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    let member = member(of: .symbol(symbol), name, expression, scope)
    guard case .symbol(let found) = member, found.arguments == nil else {
      return apply(member, values, expression, scope)
    }
    if let view = viewIfAny(.symbol(symbol)) ?? foreignView(.symbol(symbol), modifiedBy: name),
      !SymbolViews.staysSymbol(symbol, name)
    {
      return .view(modify(view, name, values, expression, scope))
    }
    return .symbol(
      Symbol(
        base: found.base, type: found.type, name: name,
        // An observer waits for what it is told of.
        arguments: handedOver(values, isCalled: symbol.rootType != "NotificationCenter"),
        source: source(expression)))
  }

  func arguments(_ arguments: [Argument], _ scope: Scope) -> [ValueArgument] {
    arguments.map { argument in
      var value = ValueArgument(argument.label, self.value(of: argument.value, scope))
      value.expression = source(argument.value)
      value.scope = scope
      value.isTrailing = argument.isTrailing
      return value
    }
  }

  /// The value of an argument; one that is written `&name` is a connection, through which it can be changed.
  private func value(of argument: Expression, _ scope: Scope) -> Value {
    guard case .inOut(let target) = argument.kind else { return evaluate(argument, scope) }
    if case .name(let name) = target.kind, name.hasPrefix("$") { return evaluate(target, scope) }
    return .binding(
      BindingValue(
        get: { self.evaluate(target, scope) }, set: { self.assign($0, to: target, scope) },
        readsThrough: true))
  }

  /// Calls a value with arguments.
  func apply(
    _ callee: Value, _ arguments: [ValueArgument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch callee {
    case .function(let function): return invoke(function, arguments)
    case .type(let type): return construct(type, arguments, expression)
    case .symbol(let symbol):
      let arguments = handedOver(arguments, isCalled: false)
      if symbol.name == "self", let type = symbol.type {
        return systemConstruct(type, arguments, expression, scope)
      }
      if symbol.name == "init", symbol.base == nil, symbol.arguments == nil, let type = symbol.type {
        return systemConstruct(type, arguments, expression, scope)
      }
      if let layout = appliedLayout(symbol, arguments, expression) { return .view(layout) }
      mayCall(arguments)
      return .symbol(
        Symbol(
          base: symbol.base, type: symbol.type, name: symbol.name, arguments: arguments,
          source: source(expression)))
    case .unknown(let text):
      _ = handedOver(arguments)
      return .unknown(text.hasSuffix(")") ? text : text + "()")
    case .none: return .none
    case .instance(let instance) where instance.type.inherits("Layout"):
      guard case .function(let body)? = arguments.last?.value else { return unknown(expression) }
      return .view(layout(instance.type.name, content(body), expression.span))
    case .instance, .object:
      guard case .function(let function)? = ownMember(of: callee, "callAsFunction", receiver: Box(callee))
      else { return unknown(expression) }
      return invoke(function, arguments)
    default: return arguments.isEmpty ? callee : unknown(expression)
    }
  }

  /// `AnyLayout(HStackLayout()) { views }` and `layout { views }`.
  private func appliedLayout(
    _ symbol: Symbol, _ arguments: [ValueArgument], _ expression: Expression
  ) -> ViewValue? {
    guard symbol.name == "init", let type = symbol.type, type.hasSuffix("Layout"),
      case .function(let body)? = arguments.last?.value
    else { return nil }
    var name = type
    if case .symbol(let inner)? = symbol.argument(at: 0) { name = inner.type ?? name }
    return layout(name, content(body), expression.span)
  }

  /// Calls a function with arguments.
  func invoke(_ function: FunctionValue, _ arguments: [ValueArgument]) -> Value {
    if case .builtin(let body) = function.body { return body(arguments) }
    guard enter(function.span) else { return .unknown("…") }
    defer { depth -= 1 }
    switch function.body {
    case .closure(let closure):
      let scope = Scope(in: function.scope)
      bind(closure, arguments, scope)
      return run(closure.body, scope)
    case .overloads(let methods):
      let arguments = parts(of: arguments) { count in
        methods.allSatisfy { $0.function.parameters.count == count }
      }
      guard let method = choose(methods, arguments) else { return .unknown("…") }
      return invoke(method, arguments, function.scope)
    case .builtin(let body): return body(arguments)
    }
  }

  /// The parts of a tuple as arguments where that many are taken: `zip(titles, colors).map(Card.init)`.
  func parts(of arguments: [ValueArgument], where fits: (Int) -> Bool) -> [ValueArgument] {
    guard arguments.count == 1, case .tuple(let elements) = arguments[0].value, elements.count > 1,
      fits(elements.count)
    else { return arguments }
    return elements.map { ValueArgument(nil, $0.value) }
  }

  func invoke(_ function: FunctionValue, _ values: Value...) -> Value {
    invoke(function, values.map { ValueArgument(nil, $0) })
  }

  private func invoke(_ method: Method, _ arguments: [ValueArgument], _ outer: Scope) -> Value {
    let scope = Scope(file: method.file, type: outer.type, receiver: outer.receiver, parent: outer)
    bind(method.function.parameters, arguments, scope)
    guard let body = method.function.body else { return .unknown(method.function.name + "()") }
    let value = run(body, scope)
    return method.function.result.map { coerce(value, to: $0, scope) } ?? value
  }

  /// The overload that the arguments fit: by labels, then by the types that are certain.
  func choose(_ methods: [Method], _ arguments: [ValueArgument]) -> Method? {
    guard methods.count > 1 else { return methods.first }
    let fitting = methods.filter { ParameterMatching($0.function.parameters, arguments).isComplete }
    guard fitting.count > 1 else { return fitting.first ?? methods.first }
    let scope = Scope(file: methods[0].file)
    return fitting.max { misfits($0, arguments, scope) > misfits($1, arguments, scope) }
  }

  private func misfits(_ method: Method, _ arguments: [ValueArgument], _ scope: Scope) -> Int {
    let matching = ParameterMatching(method.function.parameters, arguments)
    var count = 0
    for (parameter, taken) in zip(method.function.parameters, matching.taken) {
      guard let value = taken.first?.value, let type = parameter.type else { continue }
      // Of two that fit, the one that is written for the type is meant.
      if method.function.generics.contains(type.name ?? "") {
        count += 1
      } else if conforms(value, to: type, scope) == false {
        count += 100
      }
    }
    return count
  }

  /// Binds a closure's parameters; a tuple is taken apart for several of them.
  func bind(_ closure: ClosureLiteral, _ arguments: [ValueArgument], _ scope: Scope) {
    var values = arguments.map(\.value)
    if max(closure.parameters.count, closure.shorthandCount) > 1, values.count == 1 {
      if case .tuple(let elements) = values[0] { values = elements.map(\.value) }
      // The parts of a tuple that is not known are told by the names that the author gives them.
      if case .unknown? = values.first { values = [] }
    }
    for (index, parameter) in closure.parameters.enumerated() {
      let value = index < values.count ? values[index] : .unknown(parameter.name)
      declare(parameter, parameter.type.map { coerce(value, to: $0, scope) } ?? value, scope)
    }
    guard !closure.hasSignature else { return }
    for index in 0..<max(values.count, closure.shorthandCount) {
      scope.declare("$\(index)", index < values.count ? values[index] : .unknown("$\(index)"))
    }
  }

  private func declare(_ parameter: Parameter, _ value: Value, _ scope: Scope) {
    guard parameter.name.hasPrefix("$") else { return scope.declare(parameter.name, value) }
    let name = String(parameter.name.dropFirst())
    if case .binding(var binding) = value {
      binding.readsThrough = true
      scope.declare(name, .binding(binding))
    } else {
      scope.declare(name, value)
    }
  }

  /// Binds a function's parameters, with defaults where nothing is given.
  func bind(_ parameters: [Parameter], _ arguments: [ValueArgument], _ scope: Scope) {
    let matching = ParameterMatching(parameters, arguments)
    for (parameter, taken) in zip(parameters, matching.taken) {
      scope.declare(parameter.name, value(for: parameter, taken, scope))
      scope.box(parameter.name)?.isOptional = parameter.type?.isOptional
      scope.box(parameter.name)?.declared = parameter.type
    }
  }

  func value(for parameter: Parameter, _ taken: [ValueArgument], _ scope: Scope) -> Value {
    if parameter.isVariadic {
      return .array(
        taken.map { argument in
          parameter.type.map { coerce(argument.value, to: $0, scope) } ?? argument.value
        })
    }
    guard let argument = taken.first else {
      return parameter.defaultValue.map { value in
        let given = evaluate(value, scope)
        return parameter.type.map { coerce(given, to: $0, scope) } ?? given
      } ?? .unknown(parameter.name)
    }
    let value =
      parameter.attributes.isEmpty ? argument.value : built(argument.value, by: parameter.attributes, scope)
    return parameter.type.map { coerce(value, to: $0, scope) } ?? value
  }
}
