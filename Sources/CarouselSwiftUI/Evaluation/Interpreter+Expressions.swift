internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Returns the value of an expression; where it is not known, that of the sample which stands in for it.
  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    guard gauge.hasRoom else { return onLargeStack { self.evaluate(expression, scope) } }
    guard step(expression.span) else { return .unknown("…") }
    let value = plainValue(expression, scope)
    guard !project.samples.isEmpty else { return value }
    return sample(for: value, expression) ?? value
  }

  private func sample(for value: Value, _ expression: Expression) -> Value? {
    guard let name = shownName(of: value, expression), let property = project.samples[name] else {
      return nil
    }
    return lazily("sample of \(name)") { storedValue(of: property, Scope(file: property.file)) }
  }

  /// The expression that an unknown value is shown with.
  private func shownName(of value: Value, _ expression: Expression) -> String? {
    switch value {
    case .unknown(let name): return name
    case .text(let text):
      guard text.parts.count == 1, case .unknown(let name)? = text.parts.first else { return nil }
      return name
    case .symbol where value.isUnknown: return project.text(of: expression.span)
    default: return nil
    }
  }

  private func plainValue(_ expression: Expression, _ scope: Scope) -> Value {
    switch expression.kind {
    case .integer(let value): return .int(value)
    case .float(let value): return .double(value)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .none
    case .string(let segments): return string(segments, scope)
    case .array(let elements): return holding(.array(elements.map { evaluate($0, scope) }))
    case .dictionary(let elements):
      return holding(
        .dictionary(
          elements.map { Value.Pair(key: evaluate($0.key, scope), value: evaluate($0.value, scope)) }))
    case .tuple(let elements): return tuple(elements, scope)
    case .closure(let closure):
      return .function(
        FunctionValue(.closure(closure), scope: captured(scope, closure.captures), span: expression.span))
    case .keyPath(let names): return .keyPath(names)
    case .name(let name): return self.name(name, expression, scope)
    case .generic(let base, _): return evaluate(base, scope)
    case .type(let type): return typeValue(type, scope)
    default: return compound(expression, scope)
    }
  }

  /// What a closure sees, with what it keeps as it is now.
  private func captured(_ scope: Scope, _ captures: [Argument]) -> Scope {
    let inner = scope.captured()
    for capture in captures {
      guard let name = capture.label else { continue }
      inner.declare(name, evaluate(capture.value, scope))
      inner.box(name)?.isOptional = isOptional(capture.value, scope, callsNothing: true)
    }
    return inner
  }

  private func compound(_ expression: Expression, _ scope: Scope) -> Value {
    switch expression.kind {
    case .member(let base, let name): return member(base, name, expression, scope)
    case .call(let callee, let arguments): return call(callee, arguments, expression, scope)
    case .subscripting(let base, let arguments):
      return element(of: evaluate(base, scope), self.arguments(arguments, scope), expression, scope)
    case .prefix(let name, let operand): return prefix(name, evaluate(operand, scope), expression, scope)
    case .infix(let left, let name, let right): return infix(left, name, right, expression, scope)
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, expression, scope)
    case .cast(let value, let mark, let type):
      return cast(evaluate(value, scope), mark, type, expression, scope)
    case .typeCheck(let value, let type): return typeCheck(evaluate(value, scope), type, expression, scope)
    case .optionalChain(let inner), .forceUnwrap(let inner), .inOut(let inner): return evaluate(inner, scope)
    case .postfix(let inner, "..."):
      // To the end of whatever it is used on.
      let low = evaluate(inner, scope)
      if TextPlace.isOne(low) { return TextPlace.value(low, .none) }
      if case .double = low { return arithmetic(low, "...", .double(.infinity), expression, scope) }
      return low.integer.map { .range($0, .max) } ?? unknown(expression)
    case .optionalTry(let inner): return attempted(inner, expression, scope)
    case .throwing(let inner): return trying(inner, expression, scope)
    case .conditional(let conditional): return value(of: conditional, expression, scope)
    case .switching(let switching): return value(of: switching, expression, scope)
    default: return unknown(expression)
    }
  }

  /// `try?`, which gives nil where something is thrown, and may where that is not known.
  private func attempted(_ inner: Expression, _ expression: Expression, _ scope: Scope) -> Value {
    let outer = doubtfulThrow
    doubtfulThrow = nil
    defer { doubtfulThrow = outer }
    let value = evaluate(inner, scope)
    guard !isThrowing else {
      isThrowing = false
      return .none
    }
    return doubtfulThrow == nil ? value : unknown(expression)
  }

  /// `try`, behind which it may not go on where what is called is not known.
  private func trying(_ inner: Expression, _ expression: Expression, _ scope: Scope) -> Value {
    let outer = doubtfulThrow
    doubtfulThrow = nil
    defer { doubtfulThrow = outer }
    let value = evaluate(inner, scope)
    let mayThrow = value.isUnknown && !Self.isPresent(value) || doubtfulThrow != nil
    if !isThrowing, mayThrow { depart(.thrown, [:], expression) }
    return value
  }

  private func tuple(_ elements: [Argument], _ scope: Scope) -> Value {
    if elements.isEmpty { return .void }
    return holding(.tuple(elements.map { Value.Element(label: $0.label, value: evaluate($0.value, scope)) }))
  }

  /// A value that holds others; unknown where they are nested too deeply.
  func holding(_ value: Value) -> Value { mayBeInside(value) ? value : .unknown("…") }

  private func string(_ segments: [StringSegment], _ scope: Scope) -> Value {
    var text = TextValue(parts: [])
    for segment in segments {
      switch segment {
      case .text(let words): text.append(.known(words))
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = evaluate(first.value, scope)
        let format = arguments.dropFirst().map { ($0.label, evaluate($0.value, scope)) }
        let described =
          format.isEmpty ? interpolated(value, first.value, scope) : formatted(value, format, first.value)
        for part in described.parts { text.append(part) }
        guard hasRoom(for: text) else {
          return .unknown("…")
        }
      }
    }
    guard text.parts.count <= 1 else { return .text(text) }
    if case .known(let words)? = text.parts.first { return .string(words) }
    return text.parts.isEmpty ? .string("") : .text(text)
  }

  private func typeValue(_ type: TypeReference, _ scope: Scope) -> Value {
    guard let name = type.name else { return .symbol(Symbol(type: "Array", name: "self")) }
    if let declared = project.type(name, from: scope.file, inside: scope.type) { return .type(declared) }
    return .symbol(Symbol(type: name, name: "self"))
  }

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    if let holds = truth(evaluate(condition, scope)) { return evaluate(holds ? first : second, scope) }
    let one = tentatively { evaluate(first, scope) }
    let other = tentatively { evaluate(second, scope) }
    return merged(one, other, condition: condition, expression)
  }

  /// What is known of a value that is one of two.
  func merged(_ one: Value, _ other: Value, condition: Expression, _ expression: Expression) -> Value {
    if equal(one, other) == true { return one }
    let given = [one, other].filter { !$0.isNone }
    var views = given.map { viewIfAny($0) }
    if views.contains(where: { $0 != nil }) {
      views = zip(given, views).map { $1 ?? unknownView($0) }
    }
    if !views.isEmpty, !views.contains(where: { $0 == nil }) {
      let known = views.compactMap(\.self)
      let isChoice = known.count == 2
      return .view(isChoice ? alternatives(known.map { [$0] }, condition) : conditional(known, condition))
    }
    return EffectReading.merged(one, other, project.text(of: condition.span)) ?? unknown(expression)
  }

  private func cast(
    _ value: Value, _ mark: String, _ type: TypeReference, _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard mark == "?" else { return coerce(value, to: type, scope) }
    guard let conforms = conforms(value, to: type, scope) else {
      return value.isUnknown ? unknown(expression) : value
    }
    return conforms ? value : .none
  }

  private func typeCheck(
    _ value: Value, _ type: TypeReference, _ expression: Expression, _ scope: Scope
  ) -> Value {
    conforms(value, to: type, scope).map { .bool($0) } ?? unknown(expression)
  }

  /// Whether a value is of a type; nil where that is not known.
  func conforms(_ value: Value, to type: TypeReference, _ scope: Scope) -> Bool? {
    guard let name = type.name else { return nil }
    let own: Set<String>
    switch value {
    case .string: own = ["String"]
    // A whole number may be written where a length is meant.
    case .int: own = ["Int", "Double", "CGFloat", "Float"]
    case .double: own = ["Double", "CGFloat", "Float"]
    case .bool: own = ["Bool"]
    case .range(let low, let high):
      if Self.valueTypes.contains(name) { return false }
      let isPartial = low == .min || high == .max
      return name.hasSuffix("Range") && isPartial || name.hasPrefix("PartialRange") && !isPartial
        ? false : nil
    case .instance, .object, .enumCase:
      return declaredType(of: value).flatMap { isKind($0, of: name, scope, depth: 0) }
    default: return nil
    }
    if own.contains(name) { return own.count == 4 && name != "Int" ? nil : true }
    // A protocol, of which a type of the system may be; only other types of values are known to be others.
    return Self.valueTypes.contains(name) || project.type(name, from: scope.file, inside: scope.type) != nil
      ? false : nil
  }

  private static let valueTypes: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "Date", "URL", "Data", "UUID", "Character",
  ]

  /// Whether a type of the project is another or inherits from it; nil where what it inherits from is not known.
  func isKind(_ type: TypeDeclaration, of name: String, _ scope: Scope, depth: Int) -> Bool? {
    if type.name == name || type.qualifiedName == name || type.inherits(name) { return true }
    guard depth < 8, type.generics.isEmpty || !type.generics.contains(name) else { return nil }
    for parent in type.members.inherited {
      guard let declared = project.type(parent, from: type.file), declared !== type else { continue }
      if isKind(declared, of: name, scope, depth: depth + 1) == true { return true }
    }
    return project.type(name, from: scope.file, inside: scope.type) != nil || Self.valueTypes.contains(name)
      ? false : nil
  }
}

extension TextValue {
  /// Adds a part, joined with the one before if both are known.
  mutating func append(_ part: Part) {
    if case .known(let words) = part {
      guard !words.isEmpty else { return }
      if case .known(let before)? = parts.last {
        parts[parts.count - 1] = .known(before + words)
        return
      }
    }
    parts.append(part)
  }
}
