internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Returns the value of `base.name`, or of the implicit member `.name`.
  func member(_ base: Expression?, _ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    guard let base else { return .symbol(Symbol(name: name, source: source(expression))) }
    let value = evaluate(base, scope)
    if case .optionalChain = base.kind, value.isNone || name == "none" { return .none }
    if case .range(_, let high) = value, name == "upperBound" {
      return isClosed(base, scope).map { .int($0 ? high &- 1 : high) } ?? unknown(expression)
    }
    return member(of: value, name, expression, scope)
  }

  func member(of value: Value, _ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if name == "self" { return value }
    switch value {
    case .instance, .object, .enumCase:
      if let found = ownMember(of: value, name, receiver: Box(value)) { return found }
      if case .object(let object) = value, name.hasPrefix("$"),
        let publisher = published(String(name.dropFirst()), of: object)
      {
        return publisher
      }
      if name == "localizedDescription", let found = errorDescription(of: value) { return found }
    case .type(let type):
      if let found = staticMember(of: type, name) { return found }
      if name == "none" { return .none }
      if name == "init" { return .function(constructor(of: type, scope)) }
    case .binding(let binding):
      if let members = project.systemExtensions["Binding"],
        let found = systemExtensionMember(members, name, Box(value), nil)
      {
        return found
      }
      return member(of: binding, name)
    case .tuple(let elements):
      if let place = Int(name), place < elements.count { return elements[place].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value.read }
      if name.hasPrefix("$"), let element = elements.first(where: { $0.label == String(name.dropFirst()) }) {
        return element.value
      }
    case .view(let view) where name == "value" && !view.tagged.isEmpty:
      // The views of a `TupleView`.
      return .tuple(view.tagged.map { Value.Element(label: nil, value: .view($0)) })
    case .symbol(let symbol): return member(of: symbol, name, expression, scope)
    case .unknown(let text): return .unknown(text + "." + name)
    case .none: return extensionMember(of: value, name, scope) ?? .none
    case .array(let values) where values.count == 1:
      // `[Photo].samples`: what looks like an array of a type is the type of arrays.
      if let found = typeOfArrays(values[0], name) { return found }
    default: break
    }
    if let found = systemMember(of: value, name) ?? extensionMember(of: value, name, scope) { return found }
    return unknown(expression)
  }

  private func typeOfArrays(_ element: Value, _ name: String) -> Value? {
    switch element {
    case .type(let type): addedStatic(toArraysOf: type.name, name)
    case .symbol(let symbol) where symbol.name == "self": addedStatic(toArraysOf: symbol.type, name)
    default: nil
    }
  }

  /// Returns a member that a value's own type declares.
  func ownMember(of value: Value, _ name: String, receiver: Box) -> Value? {
    switch value {
    case .instance(let instance):
      if let field = instance.fields[name] { return field.read }
      return declaredMember(of: instance.type, name, receiver) ?? identifier(of: instance, name)
    case .object(let object):
      if let field = object.fields[name] { return field.read }
      return declaredMember(of: object.type, name, receiver)
    case .enumCase(let value):
      if name == "rawValue" { return rawValue(of: value) }
      if let found = declaredMember(of: value.type, name, receiver) { return found }
      return name == "hashValue" ? .unknown("hashValue") : nil
    default: return nil
    }
  }

  /// What an error says of itself (Apple, `LocalizedError`); without such words the system chooses them.
  private func errorDescription(of value: Value) -> Value? {
    guard let type = declaredType(of: value), type.inherits("LocalizedError"),
      let words = ownMember(of: value, "errorDescription", receiver: Box(value)), !words.isNone
    else { return nil }
    return words
  }

  private func identifier(of instance: Instance, _ name: String) -> Value? {
    name == "body" || name != "id" ? nil : .unknown("id")
  }

  /// Looks in the type, then in what it inherits from: superclasses and protocols with default implementations.
  private func declaredMember(
    of type: TypeDeclaration, _ name: String, _ receiver: Box, depth: Int = 0
  ) -> Value? {
    guard depth < 8 else { return nil }
    let scope = Scope(file: type.file, type: type, receiver: receiver)
    if let property = type.stored(name), property.isLazy, pendingStatics.insert("lazy " + name).inserted {
      defer { pendingStatics.remove("lazy " + name) }
      let value = storedValue(of: property, Scope(file: property.file, type: type, receiver: receiver))
      setField(name, value, receiver)
      return value
    }
    if let property = type.members.computed[name] {
      return get(property, Scope(file: property.file, type: type, receiver: receiver))
    }
    if let methods = type.members.methods[name]?.filter({ !$0.isStatic }), !methods.isEmpty {
      return overloads(methods, scope)
    }
    for parent in type.members.inherited {
      if let declared = project.type(parent, from: type.file, inside: nil), declared !== type {
        if let found = declaredMember(of: declared, name, receiver, depth: depth + 1) { return found }
      } else if let members = project.systemExtensions[parent], parent != "View" {
        if let found = systemExtensionMember(members, name, receiver, type) { return found }
      }
    }
    return nil
  }

  func systemExtensionMember(
    _ members: Members, _ name: String, _ receiver: Box, _ type: TypeDeclaration?, from file: UInt32? = nil
  ) -> Value? {
    if let property = file.map({ members.computed(name, from: $0) }) ?? members.computed[name] {
      return get(property, Scope(file: property.file, type: type, receiver: receiver))
    }
    guard let methods = file.map({ members.methods(name, from: $0) }) ?? members.methods[name],
      let first = methods.first
    else { return nil }
    return overloads(methods, Scope(file: first.file, type: type, receiver: receiver))
  }

  /// Returns what the project adds to a type of the standard library.
  func extensionMember(of value: Value, _ name: String, _ scope: Scope, receiver: Box? = nil) -> Value? {
    let receiver = receiver ?? Box(value)
    for type in systemTypes(of: value) {
      guard let members = project.systemExtensions[type] else { continue }
      if let found = systemExtensionMember(members, name, receiver, nil, from: scope.file) { return found }
    }
    // A value that is there may be one that could be nil.
    return project.systemExtensions["Optional"].flatMap {
      systemExtensionMember($0, name, receiver, nil)
    }
  }

  func systemTypes(of value: Value) -> [String] {
    switch value {
    case .string, .text: ["String", "StringProtocol"]
    case .int: ["Int", "BinaryInteger"]
    case .double: ["Double", "CGFloat", "BinaryFloatingPoint"]
    case .array(let values): collectionTypes(of: elementType(values))
    case .unordered: ["Set", "Array", "Collection", "Sequence"]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .bool: ["Bool"]
    case .symbol(let symbol) where symbol.rootType == "EffectContent": ["VisualEffect", "EmptyVisualEffect"]
    case .symbol(let symbol): [symbol.rootType].compactMap { $0 }
    case .none: ["Optional"]
    case .view(let view): SymbolViews.typeNames(of: view) + ["View"]
    default: []
    }
  }

  func overloads(_ methods: [Method], _ scope: Scope) -> Value {
    .function(FunctionValue(.overloads(methods), scope: scope, span: methods.first?.span))
  }

  // MARK: - Types

  /// Returns a static member, a case, or a nested type.
  func staticMember(of type: TypeDeclaration, _ name: String) -> Value? {
    let scope = Scope(file: type.file, type: type)
    if let enumCase = type.members.cases.first(where: { $0.name == name }) {
      return value(of: enumCase, type)
    }
    if let property = type.members.statics[name] {
      return lazily("\(type.file) \(type.qualifiedName).\(name)") {
        storedValue(of: property, Scope(file: property.file, type: type))
      }
    }
    if let property = type.members.staticComputed[name] {
      return get(property, Scope(file: property.file, type: type))
    }
    if let methods = type.members.methods[name]?.filter(\.isStatic), !methods.isEmpty {
      return overloads(methods, scope)
    }
    if name == "allCases", type.kind == .enumeration {
      return .array(type.members.cases.map { .enumCase(EnumValue(type: type, name: $0.name)) })
    }
    if let nested = project.type(type.qualifiedName + "." + name, from: type.file) { return .type(nested) }
    return inheritedStatic(of: type, name)
  }

  private func inheritedStatic(of type: TypeDeclaration, _ name: String) -> Value? {
    for parent in type.members.inherited {
      guard let declared = project.type(parent, from: type.file), declared !== type else { continue }
      if let property = declared.members.staticComputed[name], !property.getter.isEmpty {
        return get(property, Scope(file: property.file, type: type))
      }
      if declared.kind == .protocolType,
        let methods = declared.members.methods[name]?.filter({ $0.isStatic && $0.function.body != nil }),
        !methods.isEmpty
      {
        return overloads(methods, Scope(file: methods[0].file, type: type))
      }
      if let found = declared.kind == .classType ? staticMember(of: declared, name) : nil { return found }
    }
    return nil
  }

  private func value(of enumCase: EnumCase, _ type: TypeDeclaration) -> Value {
    guard !enumCase.parameters.isEmpty else { return .enumCase(EnumValue(type: type, name: enumCase.name)) }
    let make: ([ValueArgument]) -> Value = { arguments in
      let payload = self.payload(of: enumCase, arguments, Scope(file: type.file, type: type))
      return self.holding(.enumCase(EnumValue(type: type, name: enumCase.name, payload: payload)))
    }
    return .function(FunctionValue(.builtin(make), scope: Scope(file: type.file, type: type)))
  }

  /// What a case carries, with defaults where nothing is given.
  private func payload(
    of enumCase: EnumCase, _ arguments: [ValueArgument], _ scope: Scope
  ) -> [Value.Element] {
    let matching = ParameterMatching(enumCase.parameters, arguments)
    guard matching.isComplete, arguments.count < enumCase.parameters.count else {
      return arguments.enumerated().map { index, argument in
        let parameter = index < enumCase.parameters.count ? enumCase.parameters[index] : nil
        let value = (parameter?.type).map { coerce(argument.value, to: $0, scope) } ?? argument.value
        return Value.Element(label: argument.label ?? parameter?.label, value: value)
      }
    }
    return zip(enumCase.parameters, matching.taken).map { parameter, taken in
      Value.Element(label: parameter.label, value: value(for: parameter, taken, scope))
    }
  }

  /// The raw value of a case: the written one, else its name, or one more than the case before.
  func rawValue(of value: EnumValue) -> Value {
    let isNumber = value.type.inherits("Int", "UInt", "Int8", "UInt8", "Double")
    guard isNumber || value.type.inherits("String") else { return .unknown(value.name + ".rawValue") }
    var number = 0
    for enumCase in value.type.members.cases {
      if let raw = enumCase.rawValue {
        let written = evaluate(raw, Scope(file: value.type.file, type: value.type))
        if enumCase.name == value.name { return written }
        number = (written.integer ?? number) &+ 1
      } else {
        if enumCase.name == value.name { return isNumber ? .int(number) : .string(value.name) }
        number &+= 1
      }
    }
    return .string(value.name)
  }

  // MARK: - Symbols and bindings

  private func member(of symbol: Symbol, _ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if let value = systemStatic(symbol, name) ?? SystemURL(symbol)?.member(name) { return value }
    if symbol.name == "self", let type = symbol.type {
      if Self.modules.contains(type) { return systemName(name, expression) }
      if type == "Binding", name == "constant" {
        let make: ([ValueArgument]) -> Value = { .constant($0.first?.value ?? .none) }
        return .function(FunctionValue(.builtin(make), scope: scope))
      }
      if let found = addedStatic(to: type, name) { return found }
      if let nested = project.type(type + "." + name, from: scope.file) { return .type(nested) }
      return .symbol(Symbol(type: type, name: name, source: source(expression)))
    }
    if let found = extensionMember(of: .symbol(symbol), name, scope) { return found }
    // A value of the system gives back what it was made with: `DateComponents(year: 2026).year`.
    if symbol.name == "init", symbol.base == nil, let given = symbol.argument(name) { return given }
    return .symbol(Symbol(base: symbol, name: name, source: source(expression)))
  }

  /// Modules of the system, which are written before a name to tell it from the project's.
  private static let modules: Set<String> = ["Swift", "SwiftUI", "Foundation", "Combine", "CoreGraphics"]

  private func member(of binding: BindingValue, _ name: String) -> Value {
    if name == "wrappedValue" { return binding.get() }
    if name == "projectedValue" { return .binding(binding) }
    var key = binding.key.map { $0.name + "." + name }
    if case .object(let object) = binding.get() { key = object.stateName.map { $0 + "." + name } ?? key }
    return .binding(
      BindingValue(
        get: {
          let base = binding.get()
          return self.ownMember(of: base, name, receiver: Box(base)) ?? .unknown(key ?? name)
        },
        set: { value in
          let box = Box(binding.get())
          self.setField(name, value, box)
          if case .instance = box.value { binding.set(box.value) }
        },
        key: key.map { .init($0) }))
  }
}
