internal import SwiftSourceReader

extension Interpreter {
  /// Assigns a value to what an expression names.
  func assign(_ value: Value, to target: Expression, _ scope: Scope) {
    switch target.kind {
    case .name("_"): return
    case .name("self"): if let receiver = scope.receiver { write(receiver, value) }
    case .name(let name): assign(value, to: name, scope)
    case .member(let base?, let name): assign(value, to: base, name, scope)
    case .subscripting(let base, let arguments):
      assign(value, to: base, at: self.arguments(arguments, scope), target, scope)
    case .optionalChain(let inner), .forceUnwrap(let inner): assign(value, to: inner, scope)
    case .tuple(let targets):
      guard case .tuple(let elements) = value else { return }
      for (target, element) in zip(targets, elements) { assign(element.value, to: target.value, scope) }
    default: return
    }
  }

  private func assign(_ value: Value, to name: String, _ scope: Scope) {
    if let box = scope.box(name) {
      if case .binding(let binding) = box.value, binding.readsThrough { return binding.set(value) }
      return write(box, kept(box.value, value))
    }
    if let receiver = scope.receiver, setField(name, value, receiver, from: scope) { return }
    if name == "wrappedValue", case .binding(let binding)? = scope.receiver?.value {
      return binding.set(value)
    }
    if let type = scope.type, type.members.statics[name] != nil {
      return setStatic("\(type.file) \(type.qualifiedName).\(name)", value)
    }
    if let property = project.nearest(project.globals[name], to: scope.file, file: { $0.file }) {
      setStatic("global \(property.file) \(name)", value)
    }
  }

  private func setStatic(_ key: String, _ value: Value) {
    write(.constant(key), value)
  }

  /// What is assigned, as the kind of value that was there: a whole number as a length, and an implicit member, such as
  /// `.loaded(items)`, as one of the type.
  private func kept(_ old: Value, _ new: Value) -> Value {
    if case .double = old, case .int(let value) = new { return .double(Double(value)) }
    if case .symbol(let symbol) = new, symbol.rootType == nil, let type = declaredType(of: old) {
      return coerce(new, to: .named(type.qualifiedName, []), Scope(file: type.file, type: type))
    }
    return new
  }

  private func assign(_ value: Value, to base: Expression, _ name: String, _ scope: Scope) {
    if case .name("self") = base.kind, let receiver = scope.receiver {
      setField(name, value, receiver, from: scope)
      return
    }
    if case .optionalChain(let inner) = base.kind { return assign(value, to: inner, name, scope) }
    let holder = evaluate(base, scope)
    switch holder {
    case .object: setField(name, value, Box(holder))
    case .binding(let binding): if name == "wrappedValue" { binding.set(value) }
    case .type(let type): setStatic("\(type.file) \(type.qualifiedName).\(name)", value)
    case .instance:
      let box = Box(holder)
      setField(name, value, box)
      assign(box.value, to: base, scope)
    case .tuple(var elements):
      guard let place = Int(name) ?? elements.firstIndex(where: { $0.label == name }), place < elements.count
      else { return }
      if case .binding(let binding) = elements[place].value, binding.readsThrough {
        return binding.set(value)
      }
      elements[place].value = value
      assign(.tuple(elements), to: base, scope)
    case .unknown, .symbol: blur(base, scope)
    default: setAdded(name, value, holder, base, scope)
    }
  }

  /// Sets a property of a value or object; false where there is none of the name.
  ///
  /// An initialiser sets those of its own type without telling their observers.
  @discardableResult
  func setField(_ name: String, _ value: Value, _ receiver: Box, from writer: Scope? = nil) -> Bool {
    guard let type = declaredType(of: receiver.value) else { return false }
    let scope = Scope(file: type.file, type: type, receiver: receiver)
    let owner = inheritance(of: type).first {
      $0.stored(name) != nil || $0.members.computed[name]?.getter.isEmpty == false
    }
    if let property = owner?.members.computed[name], let setter = property.setter {
      set(value, setter, Scope(file: property.file, type: type, receiver: receiver))
      return true
    }
    let isWrapper = name.hasPrefix("_") && type.stored(name) == nil
    let field = isWrapper ? String(name.dropFirst()) : name
    guard let property = stored(field, in: type) else { return false }
    let old = currentField(field, receiver.value)
    let isSilent =
      writer?.isInitializing == true && property.attributes.isEmpty && writer?.type?.stored(field) != nil
    if !isSilent {
      observe(property.announcer, old, kept(old ?? .none, coerced(value, property, scope)), scope)
    }
    if case .state(let storage)? = old {
      let new = unwrapped(value)
      write(storage, kept(storage.value, property.type.map { coerce(new, to: $0, scope) } ?? new))
    } else if case .binding(let binding)? = old, binding.readsThrough, !isWrapper {
      binding.set(value)
    } else {
      store(wrapped(value, property, old, scope), field, receiver)
    }
    if !isSilent { observe(property.observer, old, old, scope) }
    return true
  }

  private func set(_ value: Value, _ setter: Accessor, _ scope: Scope) {
    guard enter(setter.body.first?.span) else { return }
    defer { depth -= 1 }
    let inner = Scope(in: scope)
    inner.declare(setter.parameter, value)
    _ = settled { execute(setter.body, inner, nil) }
  }

  /// Sets a property that the project adds to a type of the system.
  private func setAdded(_ name: String, _ value: Value, _ holder: Value, _ base: Expression, _ scope: Scope) {
    let properties = systemTypes(of: holder).lazy.compactMap {
      self.project.systemExtensions[$0]?.computed[name]
    }
    guard let property = properties.first, let setter = property.setter else { return }
    let box = Box(holder)
    set(value, setter, Scope(file: property.file, receiver: box))
    assign(box.value, to: base, scope)
  }

  private func stored(_ name: String, in type: TypeDeclaration) -> StoredProperty? {
    if let own = type.stored(name) { return own }
    for parent in type.members.inherited {
      guard let declared = project.type(parent, from: type.file), declared !== type,
        declared.kind == .classType
      else { continue }
      return stored(name, in: declared)
    }
    return nil
  }

  private func currentField(_ name: String, _ value: Value) -> Value? {
    switch value {
    case .instance(let instance): instance.fields[name]
    case .object(let object): object.fields[name]
    default: nil
    }
  }

  private func store(_ value: Value, _ name: String, _ receiver: Box) {
    let value = holding(value)
    switch receiver.value {
    case .instance(var instance):
      instance.fields[name] = value
      write(receiver, .instance(instance))
    case .object(let object): write(object, name, value)
    default: break
    }
  }

  private func wrapped(_ value: Value, _ property: StoredProperty, _ old: Value?, _ scope: Scope) -> Value {
    var value = unwrapped(value)
    if let type = property.type { value = coerce(value, to: type, scope) }
    if old == nil, let own = wrappedByProject(value, property, scope) { return own }
    if let old { value = kept(old, value) }
    if case .binding(var binding) = value, property.wrapper("Binding", "Bindable") != nil {
      binding.readsThrough = true
      return .binding(binding)
    }
    return value
  }

  /// A property with a wrapper of the project: what is read and written is the wrapper's `wrappedValue`.
  private func wrappedByProject(_ value: Value, _ property: StoredProperty, _ scope: Scope) -> Value? {
    for attribute in property.attributes {
      guard let wrapper = project.type(attribute.name, from: property.file, inside: scope.type),
        wrapper.stored("wrappedValue") != nil || wrapper.members.computed["wrappedValue"] != nil
      else { continue }
      let given = ValueArgument("wrappedValue", value)
      let made =
        declaredType(of: value) === wrapper
        ? value : construct(wrapper, [given] + arguments(attribute.arguments, scope), nil)
      let box = Box(made)
      return .binding(
        BindingValue(
          get: { [unowned self] in
            ownMember(of: box.value, "wrappedValue", receiver: box) ?? .unknown(property.name)
          }, set: { [unowned self] in setField("wrappedValue", $0, box) }, readsThrough: true))
    }
    return nil
  }

  /// The value inside `State(initialValue:)` and the like.
  private func unwrapped(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, symbol.name == "init",
      ["State", "StateObject", "ObservedObject", "Published", "Binding"].contains(symbol.type ?? "")
    else { return value }
    return symbol.argument("initialValue") ?? symbol.argument("wrappedValue") ?? symbol.argument(at: 0)
      ?? value
  }

  private func coerced(_ value: Value, _ property: StoredProperty, _ scope: Scope) -> Value {
    property.type.map { coerce(value, to: $0, scope) } ?? value
  }

  /// Runs an observer with the value that it is told of, where there was one before.
  private func observe(_ observer: Accessor?, _ old: Value?, _ told: Value?, _ scope: Scope) {
    guard let observer, old != nil, let told, depth < budget.depth / 2 else { return }
    guard enter(observer.body.first?.span) else { return }
    defer { depth -= 1 }
    let inner = Scope(in: scope)
    inner.declare(observer.parameter, told.read)
    _ = settled { execute(observer.body, inner, nil) }
  }
}
