internal import SwiftSourceReader

/// What is written to a place of a value: an element, what a key path leads to, or a subscript of the project.
extension Interpreter {
  func assign(
    _ value: Value, to base: Expression, at place: [ValueArgument], _ target: Expression, _ scope: Scope
  ) {
    let holder = evaluate(base, scope)
    if place.first?.label == "keyPath" { return assign(value, to: base, holder, along: place, scope) }
    if declaredType(of: holder) == nil, place.first?.label == nil,
      let changed = replacing(holder, place, value)
    {
      return assign(changed, to: base, scope)
    }
    if let method = declaredSubscript(of: holder, place) {
      guard let setter = method.function.setter else { return blurAll(holder, base, scope) }
      return assign(value, to: base, holder, by: method, setter, place, scope)
    }
    blur(target, scope)
  }

  /// Calls the setter of a subscript, and puts the changed value back.
  private func assign(
    _ value: Value, to base: Expression, _ holder: Value, by method: Method, _ setter: Accessor,
    _ place: [ValueArgument], _ scope: Scope
  ) {
    guard enter(setter.body.first?.span) else { return }
    defer { depth -= 1 }
    let box = Box(holder)
    let inner = Scope(file: method.file, type: declaredType(of: holder), receiver: box)
    bind(method.function.parameters, place, inner)
    inner.declare(setter.parameter, method.function.result.map { coerce(value, to: $0, inner) } ?? value)
    _ = settled { execute(setter.body, inner, nil) }
    if case .object = holder { return }
    assign(box.value, to: base, scope)
  }

  private func assign(
    _ value: Value, to base: Expression, _ holder: Value, along place: [ValueArgument], _ scope: Scope
  ) {
    guard case .keyPath(let names)? = place.first?.value.read,
      let changed = setting(names[...], of: holder, to: value)
    else { return blurAll(holder, base, scope) }
    if case .object = holder { return }
    assign(changed, to: base, scope)
  }

  /// A value with what a key path leads to replaced; nil where it leads to something that cannot be set.
  private func setting(_ names: ArraySlice<String>, of holder: Value, to value: Value) -> Value? {
    guard let name = names.first else { return value }
    guard name != "self" else { return setting(names.dropFirst(), of: holder, to: value) }
    let box = Box(holder)
    guard let old = ownMember(of: holder, name, receiver: box),
      let new = setting(names.dropFirst(), of: old, to: value), setField(name, new, box)
    else { return nil }
    return box.value
  }

  /// After a write that is not known, neither is what was written to.
  private func blurAll(_ holder: Value, _ base: Expression, _ scope: Scope) {
    guard case .object(let object) = holder else { return assign(unknown(base), to: base, scope) }
    for name in object.fields.keys.sorted() { write(object, name, .unknown(name)) }
  }
}
