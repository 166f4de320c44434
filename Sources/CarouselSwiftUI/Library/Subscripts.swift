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
    case (.string(let text), .symbol): return element(of: text, at: place.read)
    case (.array(let elements), .int(let index)):
      return elements.indices.contains(index) ? elements[index] : nil
    case (.range(let low, let high), .int(let index)):
      return (low..<high).contains(index) ? .int(index) : nil
    case (.array(let elements), .range(let low, let high)):
      let (start, end) = (low == .min ? 0 : low, high == .max ? elements.count : high)
      return start >= 0 && start <= end && end <= elements.count ? .array(Array(elements[start..<end])) : nil
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
    guard let method = declaredSubscript(of: value, arguments), enter(expression.span) else { return nil }
    defer { depth -= 1 }
    let scope = Scope(file: method.file, type: declaredType(of: value), receiver: Box(value))
    bind(method.function.parameters, arguments, scope)
    guard let found = method.function.body.map({ run($0, scope) }) else { return nil }
    return method.function.result.map { coerce(found, to: $0, scope) } ?? found
  }

  /// The subscript of the project that arguments fit by labels and types.
  func declaredSubscript(of value: Value, _ arguments: [ValueArgument]) -> Method? {
    let type = declaredType(of: value)
    var methods = type.map { inheritance(of: $0).flatMap(\.members.subscripts) } ?? []
    for type in systemTypes(of: value) { methods += project.systemExtensions[type]?.subscripts ?? [] }
    // A place that is not known may be one that the system's own subscript takes.
    if type == nil, arguments.contains(where: { $0.label == nil && $0.value.read.isUnknown }) { return nil }
    let bare = methods.filter { $0.function.body?.isEmpty == false }.map { method in
      var copy = method
      copy.function.parameters = Self.subscriptParameters(method)
      return copy
    }
    let fitting = bare.filter {
      ParameterMatching($0.function.parameters, arguments, isByName: false).isComplete
    }
    return choose(fitting, arguments)
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
