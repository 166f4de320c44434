internal import SwiftSourceReader

/// Whether an expression may be nil: values do not tell, since one that is there is kept as it is.
extension Interpreter {
  /// Whether the type of an expression is an optional one; nil where that is not known.
  func isOptional(_ expression: Expression, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .string, .forceUnwrap, .integer, .float, .boolean: return false
    case .optionalTry, .cast(_, "?", _), .nilLiteral: return true
    case .infix(_, let name, _): return name == "??" || name == "+" ? false : nil
    case .name(let name):
      if let box = scope.box(name) { return box.isOptional }
      return scope.receiver.flatMap { declaredType(of: $0.value) }.flatMap { isOptional(name, in: $0) }
    case .member(let base?, let name):
      if ["first", "last"].contains(name) { return true }
      return declaredType(of: evaluate(base, scope)).flatMap { isOptional(name, in: $0) }
    case .subscripting(let base, let places):
      switch evaluate(base, scope) {
      case .dictionary: return !places.contains { $0.label == "default" }
      case .array: return false
      default: return nil
      }
    case .call(let callee, _): return isOptionalResult(of: callee, scope)
    default: return nil
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
    type.name == "ClosedRange" ? true : type.name == "Range" ? false : nil
  }

  private func isOptional(_ name: String, in type: TypeDeclaration) -> Bool? {
    if let declared = type.stored(name)?.type ?? type.members.computed[name]?.type {
      return declared.isOptional
    }
    if case .string? = type.stored(name)?.initialValue?.kind { return false }
    return nil
  }

  private func isOptionalResult(of callee: Expression, _ scope: Scope) -> Bool? {
    if case .member(_, let name) = callee.kind {
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
