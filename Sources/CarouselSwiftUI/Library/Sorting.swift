internal import SwiftSourceReader

/// Order by a closure, by comparators, or by the values' own.
extension Interpreter {
  /// The elements in order; nil where it is not known, or where it rests on an order that nobody knows.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - order: The argument that tells which comes first; nil where the values do.
  ///   - isStable: Whether the elements had an order before, which those keep that are sorted equal.
  /// - Returns: The elements as an array.
  func sorted(_ elements: [Value], _ order: ValueArgument?, isStable: Bool = true) -> Value? {
    if let label = order?.label, label != "by", label != "using" { return nil }
    var isKnown = true
    func precedes(_ first: Value, _ second: Value) -> Bool {
      let answer = self.precedes(first, second, order)
      if answer == nil { isKnown = false }
      return answer ?? false
    }
    let result = elements.sorted(by: precedes)
    guard isKnown, !isStopped else { return nil }
    let hasTies =
      !isStable
      && zip(result, result.dropFirst()).contains { !precedes($0, $1) && equal($0, $1) != true }
    return hasTies ? .anyOrder(result) : .array(result)
  }

  private func precedes(_ first: Value, _ second: Value, _ order: ValueArgument?) -> Bool? {
    if order?.label == "using" {
      guard let value = order?.value.read else { return nil }
      if case .array(let comparators) = value { return precedes(first, second, by: comparators) }
      return precedes(first, second, by: [value])
    }
    switch order?.value {
    case .function(let body)?: return truth(invoke(body, first, second))
    case nil: return truth(arithmetic(first, "<", second))
    default: return nil
    }
  }

  /// `KeyPathComparator(\.name, order: .reverse)`: each decides where those before it do not.
  private func precedes(_ first: Value, _ second: Value, by comparators: [Value]) -> Bool? {
    for comparator in comparators {
      guard case .symbol(let symbol) = comparator.read, symbol.base == nil, symbol.name == "init",
        ["KeyPathComparator", "SortDescriptor"].contains(symbol.type ?? "KeyPathComparator"),
        case .keyPath(let path)? = symbol.argument(at: 0), symbol.argument("comparator") == nil,
        let isForward = Self.isForward(symbol.argument("order"))
      else { return nil }
      let one = path.reduce(first) { follow($0, $1) }
      let other = path.reduce(second) { follow($0, $1) }
      // Texts are compared as the language of the person does.
      guard one.number != nil, other.number != nil else { return nil }
      if equal(one, other) == true { continue }
      return truth(isForward ? arithmetic(one, "<", other) : arithmetic(other, "<", one))
    }
    return false
  }

  private static func isForward(_ order: Value?) -> Bool? {
    guard let order else { return true }
    guard case .symbol(let symbol) = order.read else { return nil }
    return symbol.name == "forward" ? true : symbol.name == "reverse" ? false : nil
  }
}
