internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a value of a type of the system: a view, a value of the standard library, or a symbol.
  func systemConstruct(
    _ type: String, _ arguments: [ValueArgument], _ expression: SwiftSourceReader.Expression, _ scope: Scope,
    declared: Bool = true
  ) -> Value {
    if declared, let value = declaredConstruct(type, arguments) { return value }
    if let view = systemView(type, arguments, expression, scope) { return .view(view) }
    if let value = standardValue(type, arguments) { return value }
    if let trailing = arguments.last, trailing.isTrailing, type.hasSuffix("Layout"), type != "Layout" {
      let bare = Symbol(type: type, name: "init", arguments: Array(arguments.dropLast()))
      return apply(.symbol(bare), [trailing], expression, scope)
    }
    if let view = assumedForEach(type, arguments, expression, scope) { return .view(view) }
    if !Self.waitsForPerson(type) { mayCall(arguments) }
    return .symbol(Symbol(type: type, name: "init", arguments: arguments, source: source(expression)))
  }

  /// Whether the closures that a type is made with are called when a person does something.
  private static func waitsForPerson(_ type: String) -> Bool {
    ["Gesture", "Action", "Alert", "Button", "View", "Text"].contains { type.hasSuffix($0) }
  }

  private func standardValue(_ type: String, _ arguments: [ValueArgument]) -> Value? {
    let first = arguments.first?.value.read
    switch type {
    case "UUID" where arguments.isEmpty:
      serial += 1
      return StandIn.identifier(serial)
    case "Data":
      if let value = arguments.first, value.label == nil, Self.isBundled(value.value) { return value.value }
      return bundledContents(arguments)
    case "LocalizedStringKey" where first?.string != nil:
      return .symbol(Symbol(type: type, name: "init", arguments: arguments))
    case "Array", "Set", "ContiguousArray": return array(type, arguments)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return integer(arguments)
    case "Double", "CGFloat", "Float", "Decimal", "TimeInterval":
      if let text = first?.string { return Double(text).map { .double($0) } ?? Value.none }
      return first?.number.map { .double($0) }
    case "String": return string(arguments)
    case "Dictionary": return dictionary(arguments)
    case "Task":
      guard case .function(let body)? = arguments.last?.value else { return nil }
      return begin(body)
    case "AnyView", "AnyShapeStyle", "AnyHashable", "Optional", "AnyTransition": return arguments.first?.value
    case "CGSize", "CGPoint", "CGRect", "CGVector": return .symbolic(type, arguments)
    case "Binding": return binding(arguments)
    case "State", "StateObject", "ObservedObject", "Published": return nil
    default: return nil
    }
  }

  private func array(_ type: String, _ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first else { return .array([]) }
    if first.label == "repeating" {
      guard let count = arguments.last?.value.integer, count >= 0, count <= budget.elements else {
        return .unknown("Array(repeating:count:)")
      }
      return .array(Array(repeating: first.value, count: count))
    }
    if let elements = unorderedElements(of: first.value) {
      return .anyOrder(type == "Set" ? unique(elements) : elements)
    }
    guard let elements = elements(of: first.value) else { return first.value }
    return type == "Set" ? .anyOrder(unique(elements)) : .array(elements)
  }

  private func integer(_ arguments: [ValueArgument]) -> Value? {
    if let radix = radix(arguments) {
      guard let text = arguments[0].value.read.string else { return nil }
      return Int(text, radix: radix).map { .int($0) } ?? Value.none
    }
    switch arguments.first?.value.read {
    case .int(let value)?: return .int(value)
    case .double(let value)?: return Int(exactly: value.rounded(.towardZero)).map { .int($0) }
    case .string(let text)?: return Int(text).map { .int($0) } ?? Value.none
    default: return nil
    }
  }

  /// The base in which a number is written, from 2 to 36.
  private func radix(_ arguments: [ValueArgument]) -> Int? {
    guard let radix = arguments.first(where: { $0.label == "radix" })?.value.integer else { return nil }
    return (2...36).contains(radix) ? radix : nil
  }

  private func string(_ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first else { return .string("") }
    if let contents = bundledContents(arguments) { return contents }
    switch first.label {
    case "format":
      guard let pattern = first.value.string else { return nil }
      return format(pattern, arguments.dropFirst().map(\.value)).map { .string($0) }
    case nil where arguments.contains { $0.label == "radix" }:
      guard let radix = radix(arguments), case .int(let number) = first.value.read else { return nil }
      let isUpper = arguments.first { $0.label == "uppercase" }?.value.boolean ?? false
      return .string(String(number, radix: radix, uppercase: isUpper))
    case "localized":
      let table = arguments.first { $0.label == "table" }?.value.string
      let text = key(first, table: table)
      return defaultValue(arguments, "defaultValue", for: text) ?? .text(text)
    case "repeating":
      guard let text = first.value.string, let count = arguments.last?.value.integer, count >= 0,
        count <= budget.elements / max(text.utf8.count, 1)
      else { return nil }
      return .string(String(repeating: text, count: count))
    case nil where joinedCharacters(first.value) != nil: return joinedCharacters(first.value)
    case nil, "describing", "reflecting":
      let isOptional = first.expression.flatMap {
        self.isOptional($0.expression, first.scope ?? Scope(file: 0))
      }
      let text =
        first.label != nil && isOptional == true
        ? first.expression.map { interpolated(first.value, $0.expression, first.scope ?? Scope(file: 0)) }
          ?? describe(first.value) : describe(first.value)
      return text.isKnown ? .string(text.rendered) : .text(text)
    default: return nil
    }
  }

  /// `String("abc".reversed())`: characters make up a text.
  private func joinedCharacters(_ value: Value) -> Value? {
    guard case .array(let elements) = value.read else { return nil }
    let characters = elements.compactMap(\.string)
    return characters.count == elements.count && characters.allSatisfy { $0.count == 1 }
      ? .string(characters.joined()) : nil
  }

  private func dictionary(_ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first else { return .dictionary([]) }
    let isOrdered = unorderedElements(of: first.value) == nil
    guard let elements = elements(of: first.value) ?? unorderedElements(of: first.value) else { return nil }
    if first.label != "grouping" { return paired(elements, isOrdered: isOrdered, arguments) }
    var pairs: [Value.Pair] = []
    for element in elements {
      let key = apply(arguments.last?.value ?? .none, to: element)
      if let place = pairs.firstIndex(where: { equal($0.key, key) == true }),
        case .array(let group) = pairs[place].value
      {
        pairs[place].value = .array(group + [element])
      } else {
        pairs.append(Value.Pair(key: key, value: .array([element])))
      }
    }
    guard isOrdered else {
      return .dictionary(
        pairs.map { pair in
          guard case .array(let group) = pair.value else { return pair }
          return Value.Pair(key: pair.key, value: .anyOrder(group))
        })
    }
    return .dictionary(pairs)
  }

  /// `Dictionary(uniqueKeysWithValues:)` and `Dictionary(_:uniquingKeysWith:)`.
  private func paired(_ elements: [Value], isOrdered: Bool, _ arguments: [ValueArgument]) -> Value? {
    guard charge(elements.count) else { return .unknown("…") }
    var pairs: [Value.Pair] = []
    var places: [String: Int] = [:]
    for element in elements {
      guard case .tuple(let parts) = element.read, parts.count == 2 else { return nil }
      let key = parts[0].value.read
      let words = describe(key)
      guard words.isKnown else { return nil }
      guard let place = places[words.rendered] else {
        places[words.rendered] = pairs.count
        pairs.append(Value.Pair(key: key, value: parts[1].value))
        continue
      }
      guard isOrdered, case .function(let join)? = arguments.last?.value else { return nil }
      pairs[place].value = invoke(join, pairs[place].value, parts[1].value)
    }
    return .dictionary(pairs)
  }

  private func binding(_ arguments: [ValueArgument]) -> Value? {
    guard arguments.count == 2, case .function(let get) = arguments[0].value,
      case .function(let set) = arguments[1].value
    else { return nil }
    return .binding(
      BindingValue(get: { self.invoke(get, []) }, set: { _ = self.invoke(set, $0) }, key: nil))
  }

  /// Calls a closure, or follows a key path, with one value.
  func apply(_ transform: Value, to element: Value) -> Value {
    switch transform {
    case .function(let function): invoke(function, element)
    case .keyPath(let names): names.reduce(element) { follow($0, $1) }
    case .symbol(let symbol):
      symbol.source.map { apply(transform, [ValueArgument(nil, element)], $0.expression, Scope(file: 0)) }
        ?? .unknown(symbol.name)
    case .type(let type): construct(type, [ValueArgument(nil, element)], nil)
    default: .unknown("value")
    }
  }

  func follow(_ value: Value, _ name: String) -> Value {
    if name == "self" { return value }
    if case .tuple(let elements) = value {
      if let element = elements.first(where: { $0.label == name }) { return element.value }
      if let place = Int(name), place < elements.count { return elements[place].value }
    }
    if let own = ownMember(of: value, name, receiver: Box(value)) { return own }
    if case .unknown(let text) = value { return .unknown(text + "." + name) }
    return systemMember(of: value, name) ?? .unknown(name)
  }
}

extension Value {
  /// A value of the system's geometry, whose parts can be asked for.
  static func symbolic(_ type: String, _ arguments: [ValueArgument]) -> Value {
    .tuple(
      arguments.map { argument in
        var value = argument.value
        if case .int(let number) = value { value = .double(Double(number)) }
        return Element(label: argument.label, value: value)
      })
  }
}
