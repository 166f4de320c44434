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
    "reverse", "shuffle", "swapAt", "updateValue", "formUnion", "merge",
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
      guard elements.count <= budget.elements else {
        stop(base.span, "an array grew beyond \(budget.elements) elements", "see whether it ever ends")
        return .void
      }
      assign(.array(elements), to: base, scope)
      return outcome
    case .string(let text) where name == "append":
      assign(.string(text + (values.first?.value.string ?? "")), to: base, scope)
      return .void
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
        elements.append(first.value)
      }
    case "insert": insert(values, into: &elements)
    case "remove":
      if first?.label == "at", let index = first?.value.integer, elements.indices.contains(index) {
        return elements.remove(at: index)
      }
      if let value = first?.value { elements.removeAll { equal($0, value) == true } }
    case "removeAll":
      if let first, first.label == "where" || first.isTrailing {
        elements.removeAll { truth(apply(first.value, to: $0)) == true }
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
    case "shuffle": break
    default: return nil
    }
    return .void
  }

  private func insert(_ values: [ValueArgument], into elements: inout [Value]) {
    guard let first = values.first else { return }
    if values.count == 2, let index = values[1].value.integer, index >= 0, index <= elements.count {
      elements.insert(first.value, at: index)
    } else if values.count == 1, !elements.contains(where: { equal($0, first.value) == true }) {
      elements.append(first.value)
    }
  }
}
