internal import SwiftSourceReader

extension Interpreter {
  /// Calls a method that changes what it is called on; nil where the name is not one of these.
  func mutatingCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    if Self.mutators.contains(name) { return changeCollection(base, name, arguments, scope) }
    guard project.mutatingNames.contains(name) else { return nil }
    let value = evaluate(base, scope)
    guard let type = declaredType(of: value),
      let methods = type.members.methods[name]?.filter(\.isMutating), !methods.isEmpty
    else { return nil }
    let box = Box(value)
    let inner = Scope(file: type.file, type: type, receiver: box)
    let outcome = invoke(
      FunctionValue(.overloads(methods), scope: inner, span: expression.span),
      self.arguments(arguments, scope))
    assign(box.value, to: base, scope)
    return outcome
  }

  private static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "toggle", "sort",
    "reverse", "shuffle", "swapAt", "updateValue", "removeValue", "formUnion", "merge", "subtract",
  ]

  private func changeCollection(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    let value = evaluate(base, scope)
    let values = self.arguments(arguments, scope)
    switch value {
    case .bool(let flag) where name == "toggle":
      assign(.bool(!flag), to: base, scope)
      return .void
    case .unknown where name == "toggle": return .void
    case .array(var elements):
      guard let outcome = change(&elements, name, values) else { return nil }
      guard hasRoom(forElements: elements.count) else { return .void }
      assign(.array(elements), to: base, scope)
      return outcome
    case .dictionary(let pairs): return change(pairs, name, values, base, scope)
    case .string(let text) where name == "append":
      guard let more = values.first?.value, let sum = concatenation(.string(text), more) else { return .void }
      assign(sum, to: base, scope)
      return .void
    default: return nil
    }
  }

  private func change(
    _ pairs: [Value.Pair], _ name: String, _ values: [ValueArgument], _ base: Expression, _ scope: Scope
  ) -> Value? {
    switch name {
    case "removeAll" where values.isEmpty:
      assign(.dictionary([]), to: base, scope)
      return .void
    case "removeValue", "updateValue":
      guard let key = values.last?.value else { return nil }
      let old = pairs.first { equal($0.key, key) == true }?.value ?? Value.none
      let new = name == "removeValue" ? Value.none : values[0].value
      guard let changed = replacing(.dictionary(pairs), [ValueArgument(nil, key)], new) else { return nil }
      assign(changed, to: base, scope)
      return old
    default: return nil
    }
  }

  private func change(_ elements: inout [Value], _ name: String, _ values: [ValueArgument]) -> Value? {
    let first = values.first
    switch name {
    case "append":
      if first?.label == "contentsOf" {
        elements += self.elements(of: first?.value ?? .none) ?? []
      } else if let first {
        elements.append(holding(first.value))
      }
    case "insert": return insert(values, into: &elements)
    case "remove":
      if first?.label == "at", let index = first?.value.integer, elements.indices.contains(index) {
        return elements.remove(at: index)
      }
      if let value = first?.value { elements.removeAll { equal($0, value) == true } }
    case "removeAll":
      if let first, first.label == "where" || first.isTrailing {
        let hits = elements.map { truth(apply(first.value, to: $0)) }
        guard !hits.contains(where: { $0 == nil }) else { return nil }
        elements = zip(elements, hits).filter { $0.1 == false }.map(\.0)
      } else {
        elements.removeAll()
      }
    case "removeFirst": return elements.isEmpty ? Value.none : elements.removeFirst()
    case "removeLast", "popLast": return elements.popLast() ?? Value.none
    case "reverse": elements.reverse()
    case "sort": if case .array(let sorted)? = call(elements, "sorted", values) { elements = sorted }
    case "swapAt":
      if values.count == 2, let a = first?.value.integer, let b = values[1].value.integer,
        elements.indices.contains(a), elements.indices.contains(b)
      {
        elements.swapAt(a, b)
      }
    case "shuffle": if case .array(let shuffled)? = call(elements, "shuffled", []) { elements = shuffled }
    case "formUnion", "subtract":
      guard let others = first.flatMap({ self.elements(of: $0.value) }) else { return nil }
      let isUnion = name == "formUnion"
      if !isUnion { elements.removeAll { one in others.contains { equal($0, one) == true } } }
      if isUnion { elements = unique(elements + others) }
    default: return nil
    }
    return .void
  }

  private func insert(_ values: [ValueArgument], into elements: inout [Value]) -> Value? {
    guard let first = values.first else { return nil }
    if values.count == 2 {
      guard let index = values[1].value.integer, index >= 0, index <= elements.count else { return nil }
      if first.label == "contentsOf" {
        elements.insert(contentsOf: self.elements(of: first.value) ?? [], at: index)
      } else {
        elements.insert(holding(first.value), at: index)
      }
      return .void
    }
    // A set, which says whether the value is new.
    let known = elements.first { equal($0, first.value) == true }
    if known == nil { elements.append(first.value) }
    return .tuple([
      Value.Element(label: "inserted", value: .bool(known == nil)),
      Value.Element(label: "memberAfterInsert", value: known ?? first.value),
    ])
  }
}
