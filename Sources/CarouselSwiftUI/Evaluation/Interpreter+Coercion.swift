internal import SwiftSourceReader

extension Interpreter {
  /// Returns a value as a declared type makes it: whole numbers as lengths, implicit members as the type's own.
  func coerce(_ value: Value, to type: TypeReference, _ scope: Scope) -> Value {
    if let decoded = decoding(value, as: type, scope) { return decoded }
    switch (type, value) {
    case (.optional, .none): return .none
    case (.optional(let inner), _), (.constrained(let inner), _): return coerce(value, to: inner, scope)
    case (.array(let element), .array(let values)):
      let elements = coerce(values, to: element, scope)
      // What an initialiser that `compactMap` calls has refused is no element.
      return .array(element.isOptional ? elements : elements.filter { !$0.isNone })
    case (.array(let element), .unordered(let values)):
      return .unordered(coerce(values, to: element, scope))
    case (.named("Set", let arguments), .unordered(let values)):
      return .unordered(arguments.first.map { coerce(values, to: $0, scope) } ?? values)
    case (.dictionary(let key, let element), .dictionary(let pairs)):
      return .dictionary(
        pairs.map {
          Value.Pair(key: coerce($0.key, to: key, scope), value: coerce($0.value, to: element, scope))
        })
    case (.dictionary, .array(let values)) where values.isEmpty: return .dictionary([])
    // Unlike a dictionary, these keep their order.
    case (.named("KeyValuePairs", _), .dictionary(let pairs)): return .array(entries(of: pairs))
    case (.named(let name, _), .int(let number)) where Self.isFloating(name): return .double(Double(number))
    case (.named(let name, _), .string)
    where ["LocalizedStringKey", "LocalizedStringResource"].contains(name):
      return .symbol(Symbol(type: name, name: "init", arguments: [ValueArgument(nil, value)]))
    case (.named("Set", let arguments), .array(let values)):
      return .anyOrder(unique(arguments.first.map { coerce(values, to: $0, scope) } ?? values))
    case (.named("Result", let types), .symbol(let symbol)) where types.count == 2 && symbol.base == nil:
      return .symbol(
        symbol.member(of: "Result") { coerce($0, to: types[symbol.name == "failure" ? 1 : 0], scope) })
    case (.named(let name, _), .symbol(let symbol)):
      return resolve(symbol, as: name, scope) ?? resolve(symbol, asSystem: name, scope) ?? value
    case (.array, .symbol(let symbol)) where symbol.name == "init" && symbol.type == nil:
      return symbol.arguments?.isEmpty == true ? .array([]) : value
    case (.array(let element), .symbol(let symbol)):
      return resolve(symbol, asArrayOf: element, scope) ?? value
    case (.tuple(let types, let labels), .tuple(let elements)) where types.count == elements.count:
      return .tuple(
        types.indices.map { index in
          Value.Element(
            label: labels[index] ?? elements[index].label,
            value: coerce(elements[index].value, to: types[index], scope))
        })
    case (.named(let name, _), _):
      return alias(name, scope).map { coerce(value, to: $0, scope) } ?? value
    default: return value
    }
  }

  /// What a `typealias` stands for that is no type of the project: a tuple, an array, a function.
  private func alias(_ name: String, _ scope: Scope) -> TypeReference? {
    let own = scope.type?.members.aliases[name]
    let target = own ?? project.nearest(project.aliases[name], to: scope.file, file: { $0.file })?.type
    switch target {
    case .tuple?, .array?, .dictionary?, .optional?: return target
    default: return nil
    }
  }

  private func coerce(_ values: [Value], to type: TypeReference, _ scope: Scope) -> [Value] {
    let areWritten = if case .symbol? = values.first { true } else { false }
    guard case .named(let name, _) = type, !areWritten, !Self.isFloating(name),
      project.type(name, from: scope.file, inside: scope.type) == nil, alias(name, scope) == nil
    else { return values.map { coerce($0, to: type, scope) } }
    return values
  }

  private static func isFloating(_ name: String) -> Bool {
    ["CGFloat", "Double", "Float", "TimeInterval"].contains(name)
  }

  /// Looks an implicit member, or a chain that begins with one, up in a type of the project.
  private func resolve(_ symbol: Symbol, as name: String, _ scope: Scope) -> Value? {
    let chain = symbol.chain
    guard chain[0].type == nil, let type = project.type(name, from: scope.file, inside: scope.type) else {
      return nil
    }
    return resolve(chain[0], in: type, scope).flatMap { follow(chain.dropFirst(), from: $0, scope) }
  }

  /// `.zero` and `.init(...)` as a type of the system has them.
  private func resolve(_ symbol: Symbol, asSystem name: String, _ scope: Scope) -> Value? {
    guard symbol.base == nil, symbol.type == nil, name.count > 1, scope.type?.generics.contains(name) != true
    else { return nil }
    if symbol.arguments == nil { return systemStatic(Symbol(type: name, name: "self"), symbol.name) }
    guard symbol.name == "init", let expression = symbol.source?.expression else { return nil }
    return systemConstruct(name, symbol.arguments ?? [], expression, scope)
  }

  private func resolve(_ symbol: Symbol, in type: TypeDeclaration, _ scope: Scope) -> Value? {
    if symbol.name == "init" { return construct(type, symbol.arguments ?? [], symbol.source?.expression) }
    guard let member = staticMember(of: type, symbol.name) else { return nil }
    guard let arguments = symbol.arguments, let expression = symbol.source?.expression else { return member }
    return apply(member, arguments, expression, scope)
  }

  func unique(_ values: [Value]) -> [Value] {
    var kept: [Value] = []
    var keys: Set<String> = []
    for value in values {
      if let key = Self.key(value) {
        if keys.insert(key).inserted { kept.append(value) }
      } else if !kept.contains(where: { equal($0, value) == true }) {
        kept.append(value)
      }
    }
    return kept
  }

  /// What tells a simple value from others.
  private static func key(_ value: Value) -> String? {
    switch value {
    case .int(let number): "int \(number)"
    case .string(let text): "string " + text
    case .enumCase(let value) where value.payload.isEmpty: "case " + value.name
    default: nil
    }
  }
}

extension Expression {
  /// The expression with an array at its beginning taken as a declared type where what follows keeps the type:
  /// `let cards: [Card] = [.init(...), .init(...)].reversed()`.
  func giving(_ type: TypeReference?) -> Expression {
    guard case .array? = type, case .call(let callee, let arguments) = kind,
      case .member(let base?, let name) = callee.kind,
      ["sorted", "reversed", "shuffled", "filter", "dropFirst", "dropLast"].contains(name), let type
    else { return self }
    let typed: Expression
    if case .array = base.kind {
      typed = Expression(.cast(base, "", type), base.span)
    } else {
      typed = base.giving(type)
    }
    return Expression(.call(Expression(.member(typed, name), callee.span), arguments), span)
  }
}
