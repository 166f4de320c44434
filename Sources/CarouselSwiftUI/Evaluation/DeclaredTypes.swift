internal import SwiftSourceReader

/// Types that are written beside a name: values do not tell, since all numbers with decimals are kept alike.
extension Interpreter {
  /// Whether an expression names a `Decimal`, which no text formats as it does other numbers.
  func isDecimal(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let name):
      if let box = scope.box(name) { return box.declared?.name == "Decimal" }
      let owner = scope.receiver.flatMap { declaredType(of: $0.value) } ?? scope.type
      return owner.map { isDecimal(name, in: $0) } ?? false
    case .member(let base?, let name):
      return declaredType(of: evaluate(base, scope)).map { isDecimal(name, in: $0) } ?? false
    case .infix(let left, _, let right): return isDecimal(left, scope) || isDecimal(right, scope)
    case .call(let callee, _):
      if case .name("Decimal") = callee.kind { return true }
      return false
    case .tuple(let parts) where parts.count == 1: return isDecimal(parts[0].value, scope)
    default: return false
    }
  }

  private func isDecimal(_ name: String, in type: TypeDeclaration) -> Bool {
    if let property = type.stored(name) {
      if let type = property.type { return type.name == "Decimal" }
      return property.initialValue.map { isDecimal($0, Scope(file: type.file, type: type)) } ?? false
    }
    return type.members.computed[name]?.type?.name == "Decimal"
  }
}
