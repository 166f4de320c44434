internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Returns what a name means: nearest first, and the project's declarations before the system's.
  func name(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    switch name {
    case "self": return scope.receiver?.value ?? scope.type.map { .type($0) } ?? .unknown("self")
    case "super": return .symbol(Symbol(type: "super", name: "self"))
    // In an extension of a protocol, what it is declared for is the type of the value.
    case "Self":
      if let type = declaredType(of: scope.receiver?.value ?? .none) ?? scope.type { return .type(type) }
    default: break
    }
    if let box = scope.box(name) { return box.value.read }
    if name.hasPrefix("$"), name.count > 1, let projected = projection(String(name.dropFirst()), scope) {
      return projected
    }
    let place = NamePlace(name, scope, declaredType(of: scope.receiver?.value ?? .none))
    if let place, foreignNames.contains(place) { return systemName(name, expression) }
    if let value = receiverMember(name, scope) { return value }
    if let value = global(name, scope) { return value }
    if let place { foreignNames.insert(place) }
    if case .binding(let binding)? = scope.receiver?.value, name == "wrappedValue" { return binding.get() }
    if let receiver = scope.receiver, declaredType(of: receiver.value) == nil,
      let value = systemMember(of: receiver.value, name)
        ?? extensionMember(of: receiver.value, name, scope, receiver: receiver)
    {
      return value
    }
    return systemName(name, expression)
  }

  private func receiverMember(_ name: String, _ scope: Scope) -> Value? {
    if let receiver = scope.receiver {
      let raw = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if let value = ownMember(of: receiver.value, name, receiver: receiver) { return value }
      if raw != name, let value = ownMember(of: receiver.value, raw, receiver: receiver) { return value }
      if scope.type?.kind == nil, let value = ownMember(of: receiver.value, name, receiver: receiver) {
        return value
      }
    }
    var type = scope.type
    while let current = type {
      if let value = staticMember(of: current, name) { return value }
      let outer = current.outerName.flatMap { project.type($0, from: current.file) }
      // A type that is called like the one around it may be found in its place.
      type = outer.flatMap { $0.qualifiedName.count < current.qualifiedName.count ? $0 : nil }
    }
    return nil
  }

  private func global(_ name: String, _ scope: Scope) -> Value? {
    if let property = project.nearest(project.globals[name], to: scope.file, file: { $0.file }) {
      return lazily("global \(property.file) \(name)") {
        storedValue(of: property, Scope(file: property.file))
      }
    }
    if let property = project.nearest(project.computedGlobals[name], to: scope.file, file: { $0.file }) {
      return get(property, Scope(file: property.file))
    }
    if let functions = project.functions[name] {
      let near = nearestFunctions(functions, to: scope.file)
      return overloads(near, Scope(file: near[0].file))
    }
    return project.type(name, from: scope.file, inside: scope.type).map { .type($0) }
  }

  private func nearestFunctions(_ functions: [Method], to file: UInt32) -> [Method] {
    guard let nearest = project.nearest(functions, to: file, file: { $0.file }) else { return functions }
    return functions.filter { $0.file == nearest.file } + functions.filter { $0.file != nearest.file }
  }

  func systemName(_ name: String, _ expression: Expression) -> Value {
    if let function = systemFunction(name) { return .function(function) }
    if let number = Self.constants[name] { return .int(number) }
    let isType = name.first?.isUppercase ?? false
    return isType ? .symbol(Symbol(type: name, name: "self", source: source(expression))) : .unknown(name)
  }

  private static let constants = [
    "NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_USEC": 1_000,
    "USEC_PER_SEC": 1_000_000,
  ]

  /// Computes a static or global once; one that needs itself is unknown.
  func lazily(_ key: String, _ compute: () -> Value) -> Value {
    if let value = statics[key] { return value }
    // Its name stands behind what tells its file.
    guard pendingStatics.insert(key).inserted else {
      return .unknown(String(key.split(separator: " ").last ?? "value"))
    }
    defer { pendingStatics.remove(key) }
    let outer = (journal, departures)
    (journal, departures) = (nil, [])
    let value = compute()
    (journal, departures) = outer
    statics[key] = value
    return value
  }

  /// The value that a stored property begins with.
  func storedValue(of property: StoredProperty, _ scope: Scope) -> Value {
    guard let initial = property.initialValue else {
      if case .optional? = property.type { return .none }
      return .unknown(property.name)
    }
    let value = evaluate(initial.giving(property.type), scope)
    return property.type.map { coerce(value, to: $0, scope) } ?? value
  }

  func get(_ property: ComputedProperty, _ scope: Scope) -> Value {
    guard enter(property.getter.first?.span) else { return .unknown("…") }
    defer { depth -= 1 }
    let value = run(property.getter, Scope(in: scope))
    return property.type.map { coerce(value, to: $0, scope) } ?? value
  }

  /// Counts one call; false where calls are nested too deeply.
  func enter(_ span: SourceSpan?) -> Bool {
    depth += 1
    guard depth > budget.depth else { return true }
    depth -= 1
    if let span {
      stop(
        span, "evaluation ended after \(budget.depth) calls inside calls", "look for a recursion without end")
    }
    return false
  }

  /// What `$name` means.
  private func projection(_ name: String, _ scope: Scope) -> Value? {
    if let box = scope.box(name) {
      return projected(box.value) {
        self.write(box, $0)
      } get: {
        box.value.read
      }
    }
    guard let receiver = scope.receiver else { return nil }
    switch receiver.value {
    case .instance(let instance):
      guard let field = instance.fields[name] else { return nil }
      return projected(field) {
        self.setField(name, $0, receiver)
      } get: {
        self.ownMember(of: receiver.value, name, receiver: receiver) ?? field
      }
    case .object(let object): return published(name, of: object)
    default: return nil
    }
  }

  /// `$name` of an object: a publisher of what its property holds, and in some places a connection to it.
  func published(_ name: String, of object: ObjectInstance) -> Value? {
    guard let field = object.fields[name] else { return nil }
    guard
      case .binding(var binding) = projected(
        field,
        set: { self.write(object, name, $0) }, get: { object.fields[name] ?? .none })
    else { return .unknown("$" + name) }
    binding.key = binding.key ?? object.stateName.map { StateKey($0 + "." + name) }
    return .binding(binding)
  }

  private func projected(
    _ value: Value, set: @escaping (Value) -> Void, get: @escaping () -> Value
  ) -> Value {
    switch value {
    case .state(let storage): .binding(binding(to: storage))
    case .binding(var binding):
      {
        binding.readsThrough = false
        return .binding(binding)
      }()
    case .unknown(let expression): .unknown("$" + expression)
    default: .binding(BindingValue(get: get, set: set, key: nil))
    }
  }

  func binding(to storage: StateStorage) -> BindingValue {
    BindingValue(get: { storage.value }, set: { self.write(storage, $0) }, key: storage.key)
  }
}

/// Where the name of a type is looked for; that it is not found there is found out once.
struct NamePlace: Hashable {
  private let name: String
  private let type: ObjectIdentifier?
  private let receiver: ObjectIdentifier?
  private let file: UInt32

  /// Creates a place; nil where other things than declarations decide what the name means.
  init?(_ name: String, _ scope: Scope, _ receiver: TypeDeclaration?) {
    guard name.first?.isUppercase == true, scope.receiver == nil || receiver != nil else { return nil }
    self.name = name
    type = scope.type.map(ObjectIdentifier.init)
    self.receiver = receiver.map(ObjectIdentifier.init)
    file = scope.file
  }
}
