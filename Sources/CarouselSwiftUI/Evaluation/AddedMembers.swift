internal import SwiftSourceReader

/// What the project adds to types of the system, also to collections of one type of elements only.
extension Interpreter {
  /// A static member that the project adds to a type of the system.
  func addedStatic(to type: String, _ name: String) -> Value? {
    guard let members = project.systemExtensions[type] else { return nil }
    if let property = members.statics[name] {
      return lazily("\(type).\(name)") { storedValue(of: property, Scope(file: property.file)) }
    }
    if let property = members.staticComputed[name] { return get(property, Scope(file: property.file)) }
    guard let methods = members.methods[name]?.filter(\.isStatic), !methods.isEmpty else { return nil }
    return overloads(methods, Scope(file: methods[0].file))
  }

  /// A static member that the project adds to arrays of a type: `[Photo].samples`.
  func addedStatic(toArraysOf element: String?, _ name: String) -> Value? {
    collectionTypes(of: element).lazy.compactMap { self.addedStatic(to: $0, name) }.first
  }

  /// The types whose extensions an array has, the most narrow ones first.
  func collectionTypes(of element: String?) -> [String] {
    let limited = element.map { element in
      Self.collections.map { ProjectIndex.limited($0, to: element) }
    }
    return (limited ?? []) + Self.collections
  }

  private static let collections = [
    "Array", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
  ]

  /// The type of the elements of an array, as far as the first one tells.
  func elementType(_ values: [Value]) -> String? {
    switch values.first {
    case .type(let type)?: type.name
    case .string?: "String"
    case .int?: "Int"
    case .double?: "Double"
    case .symbol(let symbol)?: symbol.type
    case let value?: declaredType(of: value)?.name
    case nil: nil
    }
  }

  /// Looks an implicit member, or a chain that begins with one, up where an array is expected: `.samples.reversed()`.
  func resolve(_ symbol: Symbol, asArrayOf element: TypeReference, _ scope: Scope) -> Value? {
    let chain = symbol.chain
    guard chain[0].type == nil, chain[0].name != "init",
      let member = addedStatic(toArraysOf: element.name, chain[0].name)
    else { return nil }
    guard let value = called(member, chain[0]) else { return nil }
    return follow(chain.dropFirst(), from: value, scope)
  }

  /// A member, called where the symbol is a call.
  func called(_ member: Value, _ symbol: Symbol) -> Value? {
    guard let arguments = symbol.arguments else { return member }
    return symbol.source.map { apply(member, arguments, $0.expression, Scope(file: $0.expression.span.file)) }
  }

  /// Follows the links of a chain; nil where it is not known how one was written.
  func follow(_ chain: ArraySlice<Symbol>, from first: Value, _ scope: Scope) -> Value? {
    var value = first
    for link in chain {
      guard let expression = link.source?.expression else { return nil }
      value =
        link.arguments.map { memberCall(on: value, link.name, $0, expression, scope) }
        ?? member(of: value, link.name, expression, scope)
    }
    return value
  }
}

extension ProjectIndex {
  /// The name under which an extension is kept that holds for collections of one type of elements only.
  static func limited(_ collection: String, to element: String) -> String {
    "\(collection)<\(element.split(separator: ".").last ?? "")>"
  }
}
