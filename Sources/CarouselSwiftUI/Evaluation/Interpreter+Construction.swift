internal import SwiftSourceReader

extension Interpreter {
  func constructor(of type: TypeDeclaration, _ scope: Scope) -> FunctionValue {
    FunctionValue(
      .builtin { [unowned self] arguments in
        construct(type, parts(of: arguments) { takes($0, type) }, nil)
      }, scope: scope, span: type.span)
  }

  /// Whether values of a type are made of so many parts.
  private func takes(_ count: Int, _ type: TypeDeclaration) -> Bool {
    let initializers = type.members.initializers
    return type.members.hasOwnInitializer
      ? initializers.contains { $0.function.parameters.count == count }
      : type.members.stored.count { !($0.isConstant && $0.initialValue != nil) } == count
  }

  /// Makes a value of a type of the project.
  func construct(_ type: TypeDeclaration, _ arguments: [ValueArgument], _ expression: Expression?) -> Value {
    guard step(expression?.span ?? type.span), enter(type.span) else { return .unknown(type.name) }
    defer { depth -= 1 }
    switch type.kind {
    case .structure where type.inherits("Layout"):
      // `Radial(radius: 3) { views }` calls the value with its views.
      guard case .function(let body)? = arguments.last(where: \.isTrailing)?.value else {
        return structure(type, arguments)
      }
      return .view(layout(type.name, content(body), expression?.span ?? type.span))
    case .structure: return structure(type, arguments)
    case .classType: return object(type, arguments)
    case .enumeration: return enumeration(type, arguments)
    default: return .unknown(type.name + "()")
    }
  }

  private func enumeration(_ type: TypeDeclaration, _ arguments: [ValueArgument]) -> Value {
    guard let raw = arguments.first, raw.label == "rawValue" else {
      return custom(type, arguments, Box(.none)) ?? .unknown(type.name + "()")
    }
    for enumCase in type.members.cases {
      let value = EnumValue(type: type, name: enumCase.name)
      guard let isEqual = equal(rawValue(of: value), raw.value) else { return .unknown(type.name) }
      if isEqual { return .enumCase(value) }
    }
    return .none
  }

  private func structure(_ type: TypeDeclaration, _ arguments: [ValueArgument]) -> Value {
    let receiver = Box(.instance(Instance(type: type, fields: [:])))
    let scope = Scope(file: type.file, type: type, receiver: receiver)
    let usesMemberwise =
      type.members.initializers.isEmpty
      || (!type.members.hasOwnInitializer
        && !type.members.initializers.contains {
          ParameterMatching($0.function.parameters, arguments).isComplete
        })
    if usesMemberwise {
      memberwise(type, arguments, receiver, scope)
      return receiver.value
    }
    setDefaults(type, receiver, scope)
    return custom(type, arguments, receiver) ?? receiver.value
  }

  private func custom(_ type: TypeDeclaration, _ arguments: [ValueArgument], _ receiver: Box) -> Value? {
    choose(type.members.initializers, arguments).map { initialize(type, $0, arguments, receiver) }
  }

  private func initialize(
    _ type: TypeDeclaration, _ method: Method, _ arguments: [ValueArgument], _ receiver: Box
  ) -> Value {
    let scope = Scope(file: method.file, type: type, receiver: receiver)
    scope.isInitializing = true
    bind(method.function.parameters, arguments, scope)
    let outcome = settled { execute(method.function.body ?? [], scope, nil) }
    guard method.function.isFailable, case .returned(let value) = outcome else { return receiver.value }
    // A failable initialiser returns nothing but nil.
    return value.isNone || value.isUnknown ? value : receiver.value
  }

  private func memberwise(
    _ type: TypeDeclaration, _ arguments: [ValueArgument], _ receiver: Box, _ scope: Scope
  ) {
    let properties = type.members.stored
    let parameters = properties.filter(Self.isMemberwise).map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type,
        defaultValue: property.initialValue ?? Self.impliedDefault(property),
        attributes: property.attributes.map(\.name))
    }
    let matching = ParameterMatching(parameters, arguments)
    var given: [String: ValueArgument] = [:]
    for (parameter, taken) in zip(parameters, matching.taken) { given[parameter.name] = taken.first }
    for property in properties where !property.isLazy || given[property.name] != nil {
      let value = given[property.name].map { argument in
        self.value(of: argument, for: property, scope)
      }
      setField(property.name, value ?? defaultValue(of: property, scope), receiver)
    }
  }

  private func value(of argument: ValueArgument, for property: StoredProperty, _ scope: Scope) -> Value {
    // `@ViewBuilder let content: Content` is given a closure and holds what it builds.
    let value = built(argument.value, by: property.attributes.map(\.name), scope)
    if case .function(let function) = value,
      property.attributes.contains(where: { $0.name.hasSuffix("Builder") }),
      !ParameterMatching.takesFunction(Parameter(label: nil, name: "", type: property.type))
    {
      return invoke(function, [])
    }
    return property.type.map { coerce(value, to: $0, scope) } ?? value
  }

  private static func isMemberwise(_ property: StoredProperty) -> Bool {
    if property.isConstant && property.initialValue != nil { return false }
    return property.wrapper("Environment", "EnvironmentObject", "Namespace", "GestureState", "Query") == nil
  }

  private static func impliedDefault(_ property: StoredProperty) -> Expression? {
    guard case .optional? = property.type, !property.isConstant else { return nil }
    return Expression(.nilLiteral, SourceSpan(file: property.file, start: 0, end: 0))
  }

  private func setDefaults(_ type: TypeDeclaration, _ receiver: Box, _ scope: Scope) {
    for property in type.members.stored
    where !property.isLazy && (property.initialValue != nil || Self.impliedDefault(property) != nil) {
      setField(property.name, defaultValue(of: property, scope), receiver)
    }
  }

  private func defaultValue(of property: StoredProperty, _ scope: Scope) -> Value {
    storedValue(
      of: property, Scope(file: property.file, type: scope.type, receiver: scope.receiver))
  }

  private func object(_ type: TypeDeclaration, _ arguments: [ValueArgument]) -> Value {
    let object = ObjectInstance(type: type)
    let receiver = Box(.object(object))
    objectsInMaking += 1
    defer { objectsInMaking -= 1 }
    var lineage: [TypeDeclaration] = []
    var next: TypeDeclaration? = type
    while let current = next, lineage.count < 8, !lineage.contains(where: { $0 === current }) {
      lineage.append(current)
      next = superclass(of: current)
    }
    for ancestor in lineage.reversed() {
      setDefaults(ancestor, receiver, Scope(file: ancestor.file, type: ancestor, receiver: receiver))
    }
    if let owner = lineage.first(where: { !$0.members.initializers.isEmpty }) {
      _ = custom(owner, arguments, receiver)
    }
    return receiver.value
  }

  /// `self.init(...)`: another initialiser fills the same value.
  func delegate(
    _ arguments: [ValueArgument], _ receiver: Box, _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch receiver.value {
    case .object:
      // Without one that fits it is the initialiser that a class has by itself, which only sets the defaults.
      guard let type = scope.type, enter(expression.span) else { return .void }
      defer { depth -= 1 }
      if let (owner, method) = initializer(of: type, arguments) {
        _ = initialize(owner, method, arguments, receiver)
      }
    case .symbol(let symbol) where symbol.name == "self" && symbol.type != nil:
      write(receiver, systemConstruct(symbol.type ?? "", arguments, expression, scope, declared: false))
    default:
      guard let type = scope.type else { return .void }
      write(receiver, construct(type, arguments, expression))
    }
    return .void
  }

  /// The initialiser of a class that fits, or else one that it inherits.
  private func initializer(
    of type: TypeDeclaration, _ arguments: [ValueArgument]
  ) -> (owner: TypeDeclaration, method: Method)? {
    var next: TypeDeclaration? = type
    for _ in 0..<8 {
      guard let owner = next else { return nil }
      let fitting = owner.members.initializers.filter {
        ParameterMatching($0.function.parameters, arguments, isByName: false).isComplete
      }
      if let method = choose(fitting, arguments) { return (owner, method) }
      next = superclass(of: owner)
    }
    return nil
  }

  /// Makes a value of a type of the system with an initialiser that the project adds; nil where none fits.
  func declaredConstruct(_ type: String, _ arguments: [ValueArgument]) -> Value? {
    guard let initializers = project.systemExtensions[type]?.initializers else { return nil }
    let fitting = initializers.filter { method in
      ParameterMatching(method.function.parameters, arguments).isComplete
        && method.function.parameters.contains { $0.label != nil } == arguments.contains { $0.label != nil }
    }
    guard let method = choose(fitting, arguments), enter(method.span) else { return nil }
    defer { depth -= 1 }
    let receiver = Box(.symbol(Symbol(type: type, name: "self")), name: "self")
    let scope = Scope(file: method.file, receiver: receiver)
    bind(method.function.parameters, arguments, scope)
    let outcome = settled { execute(method.function.body ?? [], scope, nil) }
    if method.function.isFailable, case .returned(let value) = outcome, value.isNone || value.isUnknown {
      return value
    }
    if case .symbol(let symbol) = receiver.value, symbol.name == "self" { return nil }
    return receiver.value
  }

  private func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    type.members.inherited.lazy.compactMap { self.project.type($0, from: type.file) }
      .first { $0.kind == .classType }
  }

  /// `super.name(...)`: an initialiser or method of the superclass, with the same `self`.
  func superCall(_ name: String, _ arguments: [ValueArgument], _ scope: Scope) -> Value {
    guard let receiver = scope.receiver, let type = scope.type, let parent = superclass(of: type) else {
      return .void
    }
    if name == "init" {
      _ = custom(parent, arguments, receiver)
      return .void
    }
    guard let methods = parent.members.methods[name] else { return .void }
    let inner = Scope(file: parent.file, type: parent, receiver: receiver)
    return invoke(FunctionValue(.overloads(methods), scope: inner, span: methods.first?.span), arguments)
  }
}
