internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// The elements of a sequence; nil where it is not one that is known.
  func elements(of value: Value) -> [Value]? {
    switch value.read {
    case .array(let elements): elements
    case .range(let low, let high):
      extent(low, high).flatMap { count in
        hasRoom(forElements: count) ? (low..<low + count).map { .int($0) } : nil
      }
    case .string(let text): hasRoom(forElements: text.utf8.count) ? text.map { .string(String($0)) } : nil
    case .binding(let binding): bindings(to: binding)
    default: nil
    }
  }

  func entries(of pairs: [Value.Pair]) -> [Value] {
    pairs.map {
      .tuple([Value.Element(label: "key", value: $0.key), Value.Element(label: "value", value: $0.value)])
    }
  }

  /// A binding to an array as bindings to its elements.
  private func bindings(to binding: BindingValue) -> [Value]? {
    guard case .array(let elements) = binding.get() else { return nil }
    return elements.indices.map { index in
      .binding(
        BindingValue(
          get: { self.elements(of: binding.get()).flatMap { index < $0.count ? $0[index] : nil } ?? .none },
          set: { value in
            guard case .array(var elements) = binding.get(), index < elements.count else { return }
            elements[index] = value
            binding.set(.array(elements))
          }, key: nil))
    }
  }

  /// Calls a method of an array; nil where there is none of the name, or where its outcome is not known.
  func call(_ elements: [Value], _ name: String, _ arguments: [ValueArgument]) -> Value? {
    let first = arguments.first?.value
    guard charge(elements.count >> 4) else { return .unknown("…") }
    switch name {
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([
            Value.Element(label: "offset", value: .int($0.offset)),
            Value.Element(label: "element", value: $0.element),
          ])
        })
    case "map": return first.map { transform in .array(elements.map { apply(transform, to: $0) }) }
    case "compactMap", "flatMap": return first.map { flattened(elements, $0) }
    case "forEach":
      if let first { for element in elements { _ = apply(first, to: element) } }
      return .void
    case "reversed": return .array(elements.reversed())
    case "shuffled":
      if elements.count > 1 { noteOrder() }
      return .anyOrder(elements)
    case "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset",
      "isDisjoint":
      return call(set: elements, name, first)
    case "prefix", "suffix", "dropFirst", "dropLast": return slice(elements, name, first)
    case "joined": return joined(elements, first)
    case "formatted": return listed(elements, arguments.first?.value)
    case "reduce": return reduced(elements, arguments)
    case "sorted": return sorted(elements, arguments.first)
    case "min", "max": return first.map { extreme(elements, name, by: $0) } ?? extreme(elements, name)
    case "split": return split(elements, arguments)
    case "index": return index(arguments, elements.count)
    case "distance":
      guard arguments.count == 2, let from = arguments[0].value.integer, let to = arguments[1].value.integer
      else { return nil }
      return .int(to &- from)
    case "chunked": return nil
    default: return search(elements, name, arguments)
    }
  }

  private func search(_ elements: [Value], _ name: String, _ arguments: [ValueArgument]) -> Value? {
    guard let argument = arguments.first else { return nil }
    let isClosure =
      switch argument.value {
      case .function, .keyPath: true
      default: false
      }
    func holds(_ element: Value) -> Bool? {
      isClosure || argument.label == "where"
        ? truth(apply(argument.value, to: element)) : equal(element, argument.value)
    }
    switch name {
    case "filter":
      let kept = elements.map { ($0, holds($0)) }
      return kept.contains { $0.1 == nil } ? nil : .array(kept.filter { $0.1 == true }.map(\.0))
    case "count":
      let held = elements.map(holds)
      return held.contains { $0 == nil } ? nil : .int(held.count { $0 == true })
    case "first", "last", "firstIndex", "lastIndex", "contains", "allSatisfy":
      let order = name.hasPrefix("last") ? Array(elements.indices.reversed()) : Array(elements.indices)
      for index in order {
        guard let isHit = holds(elements[index]) else { return nil }
        if name == "allSatisfy" {
          if !isHit { return .bool(false) }
        } else if isHit {
          return name == "contains" ? .bool(true) : name.hasSuffix("Index") ? .int(index) : elements[index]
        }
      }
      return name == "contains" ? .bool(false) : name == "allSatisfy" ? .bool(true) : Value.none
    default: return nil
    }
  }

  func flattened(_ elements: [Value], _ transform: Value) -> Value {
    var result: [Value] = []
    for element in elements {
      switch apply(transform, to: element) {
      case .none: continue
      case .array(let inner): result += inner
      case let value:
        // Whether it is there at all is not known.
        if value.isUnknown, !Self.isPresent(value), !Self.waitsForType(value) { return .unknown("flatMap()") }
        result.append(value)
      }
      if result.count > budget.elements { return .unknown("flatMap()") }
      guard charge(result.count >> 8) else { return .unknown("…") }
    }
    return .array(result)
  }

  /// Whether a value is `.init(...)`, which is known once its type is.
  private static func waitsForType(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value else { return false }
    return symbol.name == "init" && symbol.base == nil && symbol.type == nil
  }

  private func slice(_ elements: [Value], _ name: String, _ count: Value?) -> Value? {
    guard let count = count == nil ? 1 : count?.integer, count >= 0 else { return nil }
    switch name {
    case "prefix": return .array(Array(elements.prefix(count)))
    case "suffix": return .array(Array(elements.suffix(count)))
    case "dropFirst": return .array(Array(elements.dropFirst(count)))
    default: return .array(Array(elements.dropLast(count)))
    }
  }

  private func joined(_ elements: [Value], _ separator: Value?) -> Value? {
    if elements.contains(where: { if case .array = $0 { true } else { false } }) {
      let parts = elements.map { self.elements(of: $0) ?? [$0] }
      guard hasRoom(forElements: parts.reduce(0) { $0 + $1.count }) else { return nil }
      return .array(Array(parts.joined()))
    }
    let words = elements.map { describe($0) }
    let separator = separator?.string ?? ""
    let size = words.reduce(0) { $0 + $1.rendered.utf8.count + separator.utf8.count }
    guard hasRoom(forText: size) else { return nil }
    let text = words.joined(separator: separator)
    return text.isKnown ? .string(text.rendered) : .text(text)
  }

  /// `a, b, and c`, as American English lists texts (CLDR); nil where the style or the language is another.
  func listed(_ elements: [Value], _ style: Value? = nil) -> Value? {
    let words = elements.compactMap(\.string)
    guard words.count == elements.count, EnglishForms.isAmerican(spokenSettings.language) else { return nil }
    var join = "and"
    if let style {
      guard case .symbol(let symbol) = style, symbol.base == nil, symbol.name == "list",
        symbol.arguments?.count == 1, case .symbol(let type)? = symbol.argument("type"),
        ["and", "or"].contains(type.name)
      else { return nil }
      join = type.name
    }
    guard words.count > 1, let last = words.last else { return .string(words.first ?? "") }
    let before = words.dropLast().joined(separator: ", ")
    return .string(words.count == 2 ? "\(before) \(join) \(last)" : "\(before), \(join) \(last)")
  }

  private func reduced(_ elements: [Value], _ arguments: [ValueArgument]) -> Value? {
    guard arguments.count == 2, case .function(let body) = arguments[1].value else { return nil }
    var sum = arguments[0].value
    if arguments[0].label == "into" {
      guard case .closure(let closure) = body.body else { return nil }
      return reduced(elements, into: sum, closure, body.scope)
    }
    for element in elements { sum = invoke(body, sum, element) }
    return sum
  }

  /// `reduce(into:)`: the closure changes its first parameter.
  private func reduced(
    _ elements: [Value], into sum: Value, _ closure: ClosureLiteral, _ outer: Scope
  ) -> Value {
    let names = closure.hasSignature ? closure.parameters.map(\.name) : ["$0", "$1"]
    guard names.count == 2 else { return .unknown("reduce()") }
    let box = Box(sum, name: names[0])
    for element in elements {
      let scope = Scope(in: outer)
      scope.declare(names[0], box: box)
      scope.declare(names[1], element)
      _ = run(closure.body, scope)
    }
    return box.value
  }

  private func extreme(_ elements: [Value], _ name: String) -> Value? {
    let order: ([ValueArgument]) -> Value = { [unowned self] in arithmetic($0[0].value, "<", $0[1].value) }
    return extreme(
      elements, name, by: .function(FunctionValue(.builtin(order), scope: Scope(file: position.file))))
  }

  /// The least or greatest element by a closure that tells which of two comes first; of equal ones the first or last
  /// that the standard library gives.
  private func extreme(_ elements: [Value], _ name: String, by order: Value) -> Value? {
    guard case .function(let body) = order else { return nil }
    var isKnown = true
    func precedes(_ one: Value, _ other: Value) -> Bool {
      let answer = truth(invoke(body, one, other))
      if answer == nil { isKnown = false }
      return answer ?? false
    }
    let found = name == "min" ? elements.min(by: precedes) : elements.max(by: precedes)
    return isKnown ? found ?? Value.none : nil
  }

  private func split(_ elements: [Value], _ arguments: [ValueArgument]) -> Value? {
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let hits = elements.map { element in
      argument.label == "separator"
        ? equal(element, argument.value) : truth(apply(argument.value, to: element))
    }
    guard !hits.contains(where: { $0 == nil }) else { return nil }
    let parts = zip(elements, hits).split { $0.1 == true }
    return .array(parts.map { part in .array(part.map(\.0)) })
  }

  private func index(_ arguments: [ValueArgument], _ count: Int) -> Value? {
    guard let base = arguments.first, let index = base.value.integer else { return nil }
    switch base.label {
    case "after": return .int(index &+ 1)
    case "before": return .int(index &- 1)
    default: return arguments.count > 1 ? arguments[1].value.integer.map { .int(index &+ $0) } : nil
    }
  }
}
