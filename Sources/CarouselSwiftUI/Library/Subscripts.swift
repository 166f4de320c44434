internal import SwiftSourceReader

extension Interpreter {
  /// Returns an element of a value.
  func element(
    of value: Value, _ arguments: [ValueArgument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard let place = arguments.first else { return unknown(expression) }
    if place.label == nil || place.label == "keyPath" {
      if case .keyPath(let names) = place.value { return names.reduce(value) { follow($0, $1) } }
      if let found = standardElement(of: value, place.value, arguments) { return found }
    }
    return declaredElement(of: value, arguments, expression) ?? missing(expression, in: value)
  }

  private func missing(_ expression: Expression, in value: Value) -> Value {
    value.isNone ? .none : unknown(expression)
  }

  func standardElement(
    of value: Value, _ place: Value, _ arguments: [ValueArgument]
  ) -> Value? {
    switch (value, place.read) {
    case (.array(let elements), .int(let index)):
      return elements.indices.contains(index) ? elements[index] : nil
    case (.range(let low, let high), .int(let index)):
      return (low..<high).contains(index) ? .int(index) : nil
    case (.array(let elements), .range(let low, let high)):
      let end = high == .max ? elements.count : high
      return low >= 0 && low <= end && end <= elements.count ? .array(Array(elements[low..<end])) : nil
    case (.dictionary(let pairs), let key):
      var isKnown = true
      for pair in pairs {
        switch equal(pair.key, key) {
        case true?: return pair.value
        case nil: isKnown = false
        case false?: continue
        }
      }
      guard isKnown else { return nil }
      return arguments.first { $0.label == "default" }?.value ?? Value.none
    case (.binding(let binding), .int(let index)):
      return elements(of: .binding(binding)).flatMap { $0.indices.contains(index) ? $0[index] : nil }
    case (.symbol, _), (.instance, _): return environmentElement(of: value, place)
    default: return nil
    }
  }

  /// `self[Key.self]` in an extension of `EnvironmentValues`: the key's default.
  private func environmentElement(of value: Value, _ place: Value) -> Value? {
    guard case .type(let key) = place else { return nil }
    return staticMember(of: key, "defaultValue")
  }

  private func declaredElement(
    of value: Value, _ arguments: [ValueArgument], _ expression: Expression
  ) -> Value? {
    var methods = declaredType(of: value)?.members.subscripts ?? []
    for type in systemTypes(of: value) { methods += project.systemExtensions[type]?.subscripts ?? [] }
    let fitting = methods.filter { method in
      // Subscript parameters have no label unless two names are written.
      ParameterMatching(Self.subscriptParameters(method), arguments, isByName: false).isComplete
    }
    guard let method = fitting.first, enter(expression.span) else { return nil }
    defer { depth -= 1 }
    let scope = Scope(file: method.file, type: declaredType(of: value), receiver: Box(value))
    bind(Self.subscriptParameters(method), arguments, scope)
    return method.function.body.map { run($0, scope) }
  }

  private static func subscriptParameters(_ method: Method) -> [Parameter] {
    method.function.parameters.map { parameter in
      var copy = parameter
      if parameter.label == parameter.name { copy.label = nil }
      return copy
    }
  }

  /// Returns a value with another element at a place; nil where there is no such place.
  func replacing(_ value: Value, _ arguments: [ValueArgument], _ element: Value) -> Value? {
    guard let place = arguments.first?.value.read else { return nil }
    switch (value, place) {
    case (.array(var elements), .int(let index)):
      guard elements.indices.contains(index) else { return nil }
      elements[index] = element
      return .array(elements)
    case (.dictionary(var pairs), let key):
      guard !pairs.contains(where: { equal($0.key, key) == nil }) else { return nil }
      pairs.removeAll { equal($0.key, key) == true }
      if !element.isNone { pairs.append(Value.Pair(key: key, value: element)) }
      return .dictionary(pairs)
    default: return nil
    }
  }
}
