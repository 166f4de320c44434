internal import SwiftSourceReader

/// Whether an expression may be nil: values do not tell, since one that is there is kept as it is.
extension Interpreter {
  /// Whether the type of an expression is an optional one; nil where that is not known.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - scope: Where it stands.
  ///   - callsNothing: Whether only names and their members are looked at, which nothing follows from.
  /// - Returns: Whether it may be nil.
  func isOptional(_ expression: Expression, _ scope: Scope, callsNothing: Bool = false) -> Bool? {
    switch expression.kind {
    case .string, .forceUnwrap, .integer, .float, .boolean: return false
    case .optionalTry, .cast(_, "?", _), .nilLiteral: return true
    // `value as Any` is printed as the optional that it is.
    case .cast(let inner, "", .named("Any", _)):
      return isOptional(inner, scope, callsNothing: callsNothing)
    case .infix(_, let name, _): return name == "??" || name == "+" ? false : nil
    case .tuple(let elements) where elements.count == 1:
      return isOptional(elements[0].value, scope, callsNothing: callsNothing)
    case .name(let name):
      if let box = scope.box(name) { return box.isOptional }
      return isOptional(name, declaredAround: scope)
    case .call(let callee, let arguments) where Self.isNumber(callee):
      guard !callsNothing, arguments.count == 1, arguments[0].label == nil else { return nil }
      return evaluate(arguments[0].value, scope).string != nil
    case .call(let callee, _) where Self.makesOptional(callee): return true
    case .call(let callee, _): return callsNothing ? nil : isOptionalResult(of: callee, scope)
    default: break
    }
    if callsNothing, !Self.isPath(expression) { return nil }
    switch expression.kind {
    case .member(let base?, let name):
      if Self.isChained(base) { return true }
      let holder = evaluate(base, scope)
      if let type = declaredType(of: holder) { return isOptional(name, in: type) }
      if case .type(let type) = holder { return isOptional(static: name, in: type) }
      return ["first", "last"].contains(name) && Self.isCollection(holder) ? true : nil
    case .subscripting(let base, let places):
      if Self.isChained(base) { return true }
      switch evaluate(base, scope) {
      case .dictionary: return !places.contains { $0.label == "default" }
      case .array(let elements): return elements.contains(where: \.isNone) ? true : false
      default: return nil
      }
    default: return nil
    }
  }

  private func isOptional(_ name: String, declaredAround scope: Scope) -> Bool? {
    if let owner = scope.receiver.flatMap({ declaredType(of: $0.value) }),
      let found = isOptional(name, in: owner)
    {
      return found
    }
    if let found = scope.type.flatMap({ isOptional(static: name, in: $0) }) { return found }
    let global = project.nearest(project.globals[name], to: scope.file, file: { $0.file })?.type
    return
      (global ?? project.nearest(project.computedGlobals[name], to: scope.file, file: { $0.file })?.type)?
      .isOptional
  }

  private func isOptional(static name: String, in type: TypeDeclaration) -> Bool? {
    (type.members.statics[name]?.type ?? type.members.staticComputed[name]?.type)?.isOptional
  }

  /// Whether an expression is a type of numbers, which makes an optional of a text: `Int("42")`.
  private static func isNumber(_ callee: Expression) -> Bool {
    if case .name(let name) = callee.kind {
      ["Int", "Double", "Float", "UInt"].contains(name)
    } else {
      false
    }
  }

  private static func makesOptional(_ callee: Expression) -> Bool {
    if case .name("Optional") = callee.kind { true } else { false }
  }

  /// Whether an expression is a name, or a member or element of one.
  static func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .integer, .string: true
    case .member(let base?, _), .optionalChain(let base), .forceUnwrap(let base): isPath(base)
    case .member(nil, _): true
    case .subscripting(let base, let places): isPath(base) && places.allSatisfy { isPath($0.value) }
    default: false
    }
  }

  /// Whether a `?` stands in a chain, so that all of it may be nil.
  private static func isChained(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain: true
    case .member(let base?, _): isChained(base)
    case .subscripting(let base, _): isChained(base)
    case .call(let callee, _): isChained(callee)
    default: false
    }
  }

  private static func isCollection(_ value: Value) -> Bool {
    switch value {
    case .array, .unordered, .dictionary, .string, .range: true
    default: false
    }
  }

  /// Whether the range that an expression gives includes its upper bound; nil where that is not known.
  func isClosed(_ expression: Expression, _ scope: Scope) -> Bool? {
    var type: TypeReference?
    switch expression.kind {
    case .infix(_, let name, _): return name == "..." ? true : name == "..<" ? false : nil
    case .tuple(let elements) where elements.count == 1: return isClosed(elements[0].value, scope)
    case .member(_, "indices"): return false
    case .name(let name):
      if let box = scope.box(name) {
        type = box.declared
      } else if let owner = scope.receiver.flatMap({ declaredType(of: $0.value) }) {
        return isClosed(name, in: owner)
      }
    case .member(let base?, let name):
      return declaredType(of: evaluate(base, scope)).flatMap { isClosed(name, in: $0) }
    default: break
    }
    return type.flatMap { Self.isClosed($0) }
  }

  private func isClosed(_ name: String, in type: TypeDeclaration) -> Bool? {
    if let declared = type.stored(name)?.type ?? type.members.computed[name]?.type {
      return Self.isClosed(declared)
    }
    return type.stored(name)?.initialValue.flatMap { isClosed($0, Scope(file: type.file, type: type)) }
  }

  private static func isClosed(_ type: TypeReference) -> Bool? {
    switch type.name {
    case "ClosedRange", "CountableClosedRange", "PartialRangeThrough": true
    case "Range", "CountableRange", "PartialRangeUpTo": false
    default: nil
    }
  }

  private func isOptional(_ name: String, in type: TypeDeclaration) -> Bool? {
    if let declared = type.stored(name)?.type ?? type.members.computed[name]?.type {
      return declared.isOptional
    }
    if case .string? = type.stored(name)?.initialValue?.kind { return false }
    return nil
  }

  private func isOptionalResult(of callee: Expression, _ scope: Scope) -> Bool? {
    if case .member(let base?, let name) = callee.kind {
      if Self.isChained(base) { return true }
      if ["first", "last", "min", "max", "randomElement", "popLast"].contains(name) { return true }
      if ["uppercased", "lowercased", "joined", "trimmingCharacters", "replacingOccurrences"].contains(name) {
        return false
      }
    }
    guard case .function(let function) = evaluate(callee, scope), case .overloads(let methods) = function.body
    else { return nil }
    return methods.first?.function.result?.isOptional
  }
}

extension TypeReference {
  /// Whether it is an optional type.
  var isOptional: Bool { if case .optional = self { true } else { false } }
}
