internal import SwiftSourceReader

extension Interpreter {
  /// Calls a method that changes what it is called on; nil where the name is not one of these.
  func mutatingCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    if project.mutatingNames.contains(name),
      let outcome = declaredChange(base, name, arguments, expression, scope)
    {
      return outcome
    }
    return Self.mutators.contains(name) ? changeCollection(base, name, arguments, scope) : nil
  }

  /// Calls a method that the project declares, and puts the changed value back.
  private func declaredChange(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let value = evaluate(base, scope)
    let methods = mutatingMethods(of: value, name).filter { method in
      !Self.mutators.contains(name) || Self.isMeant(method, arguments, beside: name)
    }
    guard !methods.isEmpty else { return nil }
    if case .optionalChain = base.kind, value.isNone { return Value.none }
    let type = declaredType(of: value)
    // In an extension of a type of the system, the method may be called on what `self` is.
    let isSelf = if case .name("self") = base.kind { true } else { false }
    let box = isSelf ? scope.receiver ?? Box(value) : Box(value)
    let inner = Scope(file: type?.file ?? methods[0].file, type: type, receiver: box)
    let outcome = invoke(
      FunctionValue(.overloads(methods), scope: inner, span: expression.span),
      self.arguments(arguments, scope))
    if !isSelf { assign(box.value, to: base, scope) }
    return outcome
  }

  /// Beside a method of the system's, as `remove(at:)` is, the labels tell which is meant.
  private static func isMeant(_ method: Method, _ arguments: [Argument], beside name: String) -> Bool {
    let parameters = method.function.parameters
    let required = parameters.count { $0.defaultValue == nil && !$0.isVariadic }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    guard required <= arguments.count, arguments.count <= parameters.count else { return false }
    return labels.allSatisfy { label in parameters.contains { $0.label == label } }
      && !(name == "append" && labels == [nil])
  }

  /// The methods of a name that change a value: those of its type, of what that inherits from, or those that the
  /// project adds to a type of the system.
  private func mutatingMethods(of value: Value, _ name: String) -> [Method] {
    guard let type = declaredType(of: value) else {
      return systemTypes(of: value).lazy
        .map { self.project.systemExtensions[$0]?.methods[name]?.filter(\.isMutating) ?? [] }
        .first { !$0.isEmpty } ?? []
    }
    return inheritance(of: type).lazy
      .map { $0.members.methods[name]?.filter { $0.isMutating && $0.function.body != nil } ?? [] }
      .first { !$0.isEmpty } ?? []
  }

  /// A type with what it inherits from, the nearest first.
  func inheritance(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    var next = 0
    while next < found.count, found.count < 64 {
      for parent in found[next].members.inherited {
        guard let declared = project.type(parent, from: found[next].file),
          !found.contains(where: { $0 === declared })
        else { continue }
        found.append(declared)
      }
      next += 1
    }
    return found
  }

  private static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popFirst", "popLast", "toggle",
    "sort", "reverse", "shuffle", "swapAt", "updateValue", "removeValue", "formUnion", "formIntersection",
    "formSymmetricDifference", "merge", "subtract", "move", "partition", "removeSubrange", "replaceSubrange",
  ]

  private static let setMutators: Set<String> = [
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
  ]

  private func changeCollection(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    var value = evaluate(base, scope)
    switch value {
    case .array, .unordered, .dictionary, .string: break
    case .bool, .symbol, .unknown: return changeOther(value, base, name, scope)
    default: return nil
    }
    let values = self.arguments(arguments, scope)
    // The arguments come first, and may have changed it: `cards.append(cards.removeFirst())`.
    if Self.isPath(base) { value = evaluate(base, scope) }
    switch value {
    case .array(var elements):
      guard let outcome = change(&elements, name, values) else { return blurred(base, name, scope) }
      guard hasRoom(forElements: elements.count) else { return .void }
      // Only a set is changed in these ways.
      let isSet = name == "insert" && values.count == 1 || Self.setMutators.contains(name)
      assign(isSet || name == "shuffle" ? .anyOrder(elements) : .array(elements), to: base, scope)
      return outcome
    case .unordered(var elements):
      if name == "sort", let ordered = call(unordered: elements, "sorted", values) {
        assign(ordered, to: base, scope)
        return .void
      }
      guard
        Self.setMutators.contains(name) || ["remove", "removeAll", "append"].contains(name)
          || name == "insert" && values.count == 1,
        values.first?.label != "at", let outcome = change(&elements, name, values)
      else { return blurred(base, name, scope) }
      guard hasRoom(forElements: elements.count) else { return .void }
      assign(.anyOrder(elements), to: base, scope)
      return outcome
    case .dictionary(let pairs):
      return change(pairs, name, values, base, scope) ?? blurred(base, name, scope)
    case .string(let text): return change(text, name, values, base, scope) ?? blurred(base, name, scope)
    default: return nil
    }
  }

  private func changeOther(_ value: Value, _ base: Expression, _ name: String, _ scope: Scope) -> Value? {
    switch value {
    case .bool(let flag) where name == "toggle":
      assign(.bool(!flag), to: base, scope)
      return .void
    case .symbol(let symbol) where symbol.rootType == "AttributedString": return blurred(base, name, scope)
    case .unknown, .symbol:
      blur(base, scope)
      return name == "toggle" ? .void : nil
    default: return nil
    }
  }

  /// After a change that is not known, neither is what was changed.
  private func blurred(_ base: Expression, _ name: String, _ scope: Scope) -> Value {
    assign(unknown(base), to: base, scope)
    return .unknown(name + "()")
  }

  /// Makes unknown what an element or property that is not known was looked for in: any of it may be changed.
  func blur(_ target: Expression, _ scope: Scope) {
    switch target.kind {
    case .subscripting(let base, _):
      switch evaluate(base, scope) {
      case .unknown, .symbol: blur(base, scope)
      // A place that an array of known length does not have ends the program.
      case .array where self.element(of: target, scope)?.isNone == false, .dictionary:
        assign(unknown(base), to: base, scope)
      default: return
      }
    case .member(let base?, _), .optionalChain(let base), .forceUnwrap(let base): blur(base, scope)
    default: return
    }
  }

  /// The place in a subscript, where it is not a number that is known; else nil.
  private func element(of target: Expression, _ scope: Scope) -> Value? {
    guard case .subscripting(_, let places) = target.kind, let place = places.first else { return nil }
    let value = evaluate(place.value, scope).read
    return value.integer == nil ? value : nil
  }

  private func change(
    _ text: String, _ name: String, _ values: [ValueArgument], _ base: Expression, _ scope: Scope
  ) -> Value? {
    switch name {
    case "append":
      guard let more = values.first?.value, let sum = concatenation(.string(text), more) else { return nil }
      assign(sum, to: base, scope)
      return .void
    case "removeAll" where values.isEmpty:
      assign(.string(""), to: base, scope)
      return .void
    case "removeFirst", "removeLast", "popLast":
      guard values.isEmpty, let removed = name == "removeFirst" ? text.first : text.last else { return nil }
      assign(.string(String(name == "removeFirst" ? text.dropFirst() : text.dropLast())), to: base, scope)
      return .string(String(removed))
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
      guard let key = values.last?.value, let old = standardElement(of: .dictionary(pairs), key, []) else {
        return nil
      }
      let new = name == "removeValue" ? Value.none : values[0].value
      guard let changed = replacing(.dictionary(pairs), [ValueArgument(nil, key)], new) else { return nil }
      assign(changed, to: base, scope)
      return old
    default: return nil
    }
  }

  /// Changes elements; nil where it is not known how.
  private func change(_ elements: inout [Value], _ name: String, _ values: [ValueArgument]) -> Value? {
    let first = values.first
    switch name {
    case "append":
      guard let first else { return nil }
      guard first.label == "contentsOf" else {
        elements.append(holding(first.value))
        return .void
      }
      guard let more = self.elements(of: first.value) else { return nil }
      elements += more
    case "insert": return insert(values, into: &elements)
    case "remove", "removeAll": return remove(values, from: &elements, all: name == "removeAll")
    case "removeFirst", "popFirst", "removeLast", "popLast":
      return removeEnd(values, from: &elements, isFirst: name.hasSuffix("First"))
    case "reverse": elements.reverse()
    case "sort", "shuffle":
      if name == "shuffle" { return .void }
      guard case .array(let ordered)? = call(elements, "sorted", values) else { return nil }
      elements = ordered
    case "swapAt":
      guard values.count == 2, let a = first?.value.integer, let b = values[1].value.integer else {
        return nil
      }
      if elements.indices.contains(a), elements.indices.contains(b) { elements.swapAt(a, b) }
    case "formUnion", "subtract", "formIntersection":
      guard let others = first.flatMap({ self.elements(of: $0.value) ?? unorderedElements(of: $0.value) })
      else {
        return nil
      }
      return combine(&elements, name, others)
    default: return nil
    }
    return .void
  }

  private func combine(_ elements: inout [Value], _ name: String, _ others: [Value]) -> Value? {
    let hits = elements.map { one in isAmong(others, one) }
    guard !hits.contains(where: { $0 == nil }) else { return nil }
    switch name {
    case "formUnion": elements = unique(elements + others)
    case "subtract": elements = zip(elements, hits).filter { $0.1 == false }.map(\.0)
    default: elements = zip(elements, hits).filter { $0.1 == true }.map(\.0)
    }
    return .void
  }

  /// Whether a value is one of others; nil where that is not known.
  func isAmong(_ others: [Value], _ value: Value) -> Bool? {
    let answers = others.map { equal($0, value) }
    return answers.contains(true) ? true : answers.contains { $0 == nil } ? nil : false
  }

  private func remove(
    _ values: [ValueArgument], from elements: inout [Value], all: Bool
  ) -> Value? {
    guard let first = values.first, first.label != "keepingCapacity" else {
      elements.removeAll()
      return .void
    }
    if first.label == "at" {
      guard let index = first.value.integer else { return nil }
      return elements.indices.contains(index) ? elements.remove(at: index) : .void
    }
    guard !all || first.label == "where" || first.isTrailing else { return nil }
    let hits = elements.map { all ? truth(apply(first.value, to: $0)) : equal($0, first.value) }
    guard !hits.contains(where: { $0 == nil }) else { return nil }
    let removed = zip(elements, hits).first { $0.1 == true }?.0
    elements = zip(elements, hits).filter { $0.1 == false }.map(\.0)
    return all ? .void : removed ?? Value.none
  }

  private func removeEnd(
    _ values: [ValueArgument], from elements: inout [Value], isFirst: Bool
  ) -> Value? {
    guard let argument = values.first else {
      guard !elements.isEmpty else { return Value.none }
      return isFirst ? elements.removeFirst() : elements.removeLast()
    }
    guard let count = argument.value.integer, count >= 0 else { return nil }
    elements = Array(isFirst ? elements.dropFirst(count) : elements.dropLast(count))
    return .void
  }

  private func insert(_ values: [ValueArgument], into elements: inout [Value]) -> Value? {
    guard let first = values.first else { return nil }
    if values.count == 2 {
      guard let index = values[1].value.integer, index >= 0, index <= elements.count else { return nil }
      if first.label == "contentsOf" {
        guard let more = self.elements(of: first.value) else { return nil }
        elements.insert(contentsOf: more, at: index)
      } else {
        elements.insert(holding(first.value), at: index)
      }
      return .void
    }
    // A set, which says whether the value is new.
    guard let isKnown = isAmong(elements, first.value) else { return nil }
    let known = isKnown ? elements.first { equal($0, first.value) == true } : nil
    if known == nil { elements.append(first.value) }
    return .tuple([
      Value.Element(label: "inserted", value: .bool(known == nil)),
      Value.Element(label: "memberAfterInsert", value: known ?? first.value),
    ])
  }
}
