internal import SwiftSourceReader

extension Interpreter {
  /// Whether two values are equal; nil where that is not known.
  func equal(_ first: Value, _ second: Value) -> Bool? {
    // Values that share parts are compared part by part, which may double with every level.
    guard charge(1) else { return nil }
    switch (first, second) {
    case (.none, .none), (.void, .void): return true
    case (.int(let a), .int(let b)): return a == b
    case (.int, .double), (.double, .int), (.double, .double): return first.number == second.number
    case (.bool(let a), .bool(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.text(let a), .text(let b)): return StandIn.equal(a, b)
    case (.range(let a, let b), .range(let c, let d)): return a == c && b == d
    case (.array(let a), .array(let b)): return a.count == b.count ? allEqual(a, b) : false
    case (.unordered(let a), .unordered(let b)): return haveSameElements(a, b)
    case (.unordered(let a), .array(let b)), (.array(let a), .unordered(let b)):
      return haveSameElements(a, b) == false ? false : nil
    case (.dictionary(let a), .dictionary(let b)): return equal(a, b)
    case (.tuple(let a), .tuple(let b)): return allEqual(a.map(\.value), b.map(\.value))
    case (.enumCase(let a), .enumCase(let b)):
      return a.name == b.name && a.type === b.type
        ? allEqual(a.payload.map(\.value), b.payload.map(\.value)) : false
    case (.enumCase(let a), .symbol(let b)): return equal(first, as: a.type, b)
    case (.symbol(let a), .enumCase(let b)): return equal(second, as: b.type, a)
    case (.instance(let a), .symbol(let b)): return equal(first, as: a.type, b)
    case (.symbol(let a), .instance(let b)): return equal(second, as: b.type, a)
    case (.symbol, .symbol) where TextPlace.isOne(first) && TextPlace.isOne(second):
      return TextPlace.number(first) == TextPlace.number(second)
    // The same value, handed on.
    case (.symbol(let a), .symbol(let b)) where a === b: return true
    case (.symbol(let a), .symbol(let b)) where a.isImplicit && b.isImplicit: return a.name == b.name
    case (.object(let a), .object(let b)): return a === b
    case (.instance(let a), .instance(let b)): return equal(a, b)
    case (.unknown, _), (_, .unknown), (.symbol, _), (_, .symbol), (.text, _), (_, .text): return nil
    case (.view, _), (_, .view), (.function, _), (_, .function): return nil
    // A value and no value, or values of different kinds.
    case (.none, _), (_, .none): return false
    default: return nil
    }
  }

  /// Whether a value is what an implicit member of its type, such as `.loaded`, gives.
  private func equal(_ value: Value, as type: TypeDeclaration, _ symbol: Symbol) -> Bool? {
    guard symbol.rootType == nil else { return nil }
    if case .enumCase(let enumValue) = value, symbol.isImplicit,
      type.members.cases.contains(where: { $0.name == symbol.name })
    {
      return enumValue.name == symbol.name
    }
    let scope = Scope(file: type.file, type: type)
    let other = coerce(.symbol(symbol), to: .named(type.qualifiedName, []), scope)
    if case .symbol = other { return nil }
    return equal(value, other)
  }

  private func equal(_ first: [Value.Pair], _ second: [Value.Pair]) -> Bool? {
    guard first.count == second.count else { return false }
    func values(_ pairs: [Value.Pair]) -> [Value] { pairs.map { .tuple($0.key, $0.value) } }
    return haveSameElements(values(first), values(second))
  }

  /// Whether values are the same in any order; nil where that is not known.
  func haveSameElements(_ first: [Value], _ second: [Value]) -> Bool? {
    guard first.count == second.count else { return false }
    if allEqual(first, second) == true { return true }
    guard charge(first.count * first.count >> 4) else { return nil }
    var rest = second
    var isKnown = true
    for value in first {
      let answers = rest.map { equal(value, $0) }
      if let place = answers.firstIndex(of: true) {
        rest.remove(at: place)
      } else if answers.contains(where: { $0 == nil }) {
        isKnown = false
      } else {
        return false
      }
    }
    return isKnown ? true : nil
  }

  private func equal(_ first: Instance, _ second: Instance) -> Bool? {
    guard first.type === second.type else { return false }
    if first.type.members.methods["=="] != nil { return nil }
    let names = first.type.members.stored.map(\.name)
    return allEqual(names.map { first.fields[$0] ?? .none }, names.map { second.fields[$0] ?? .none })
  }

  private func allEqual(_ first: [Value], _ second: [Value]) -> Bool? {
    var isKnown = true
    for (a, b) in zip(first, second) {
      switch equal(a, b) {
      case true?: continue
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown && first.count == second.count ? true : first.count == second.count ? nil : false
  }
}
