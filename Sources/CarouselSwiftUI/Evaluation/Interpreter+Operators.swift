internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  func prefix(_ name: String, _ value: Value, _ expression: Expression, _ scope: Scope) -> Value {
    switch (name, value) {
    case ("!", .bool(let value)): return .bool(!value)
    case ("-", .int(let value)):
      let (result, overflows) = 0.subtractingReportingOverflow(value)
      return overflows ? unknown(expression) : .int(result)
    case ("-", .double(let value)): return .double(-value)
    case ("+", _): return value
    // From wherever what it is used on begins.
    case ("...", .int(let value)) where value < .max: return .range(.min, value + 1)
    case ("..<", .int(let value)): return .range(.min, value)
    case ("...", .double), ("..<", .double): return range(.double(-.infinity), name, value, expression)
    case ("...", _) where TextPlace.isOne(value): return TextPlace.value(.none, value, isClosed: true)
    case ("..<", _) where TextPlace.isOne(value): return TextPlace.value(.none, value)
    default: return unknown(expression)
    }
  }

  func infix(
    _ left: Expression, _ name: String, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch name {
    case "=":
      let value = evaluate(right, scope)
      // Where the value was thrown, nothing is assigned.
      if !isThrowing { assign(value, to: left, scope) }
      return .void
    case "+=", "-=", "*=", "/=", "%=":
      let sum = arithmetic(
        evaluate(left, scope), String(name.dropLast()), evaluate(right, scope), expression, scope)
      assign(sum, to: left, scope)
      return .void
    case "&&", "||": return logical(left, isAnd: name == "&&", right, expression, scope)
    case "??":
      let value = evaluate(left, scope)
      if value.isNone { return evaluate(right, scope) }
      return value.isUnknown && !Self.isPresent(value) ? merged(value, with: right, expression, scope) : value
    default: return arithmetic(evaluate(left, scope), name, evaluate(right, scope), expression, scope)
    }
  }

  private func merged(
    _ value: Value, with right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let other = viewIfAny(evaluate(right, scope)), let view = viewIfAny(value) ?? unknownView(value) {
      return .view(conditional([view, other], expression))
    }
    return unknown(expression)
  }

  private func logical(
    _ left: Expression, isAnd: Bool, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let first = truth(evaluate(left, scope))
    if first == !isAnd { return .bool(!isAnd) }
    let second = first == nil ? tentatively { truth(evaluate(right, scope)) } : truth(evaluate(right, scope))
    // False and unknown is false, true or unknown is true.
    if second == !isAnd { return .bool(!isAnd) }
    guard first != nil, let second else { return unknown(expression) }
    return .bool(second)
  }

  func arithmetic(
    _ left: Value, _ name: String, _ right: Value, _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch name {
    case "==", "===": return equal(left, right).map { .bool($0) } ?? customEquality(left, right, expression)
    case "!=", "!==": return equal(left, right).map { .bool(!$0) } ?? unknown(expression)
    case "<", ">", "<=", ">=": return compare(left, name, right, expression, scope)
    case "~=": return matches(left, right).map { .bool($0) } ?? unknown(expression)
    case "..<", "...": return range(left, name, right, expression)
    default: break
    }
    if case .int(let first) = left, case .int(let second) = right {
      return whole(first, name, second) ?? unknown(expression)
    }
    if let first = left.number, let second = right.number {
      return floating(first, name, second).map { .double($0) } ?? unknown(expression)
    }
    if name == "+", let sum = concatenation(left, right) { return sum }
    return userOperator(name, left, right, scope) ?? unknown(expression)
  }

  /// An operator on values that no expression stands for.
  func arithmetic(_ left: Value, _ name: String, _ right: Value) -> Value {
    let place = Expression(.name(name), position)
    return arithmetic(left, name, right, place, Scope(file: position.file))
  }

  private func whole(_ first: Int, _ name: String, _ second: Int) -> Value? {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "+": result = first.addingReportingOverflow(second)
    case "-": result = first.subtractingReportingOverflow(second)
    case "*": result = first.multipliedReportingOverflow(by: second)
    case "/": result = first.dividedReportingOverflow(by: second)
    case "%": result = first.remainderReportingOverflow(dividingBy: second)
    case "&": result = (first & second, false)
    case "|": result = (first | second, false)
    case "^": result = (first ^ second, false)
    case "<<": result = (first << second, false)
    case ">>": result = (first >> second, false)
    case "&+": result = (first &+ second, false)
    case "&-": result = (first &- second, false)
    case "&*": result = (first &* second, false)
    default: return nil
    }
    return result.overflow ? nil : .int(result.partialValue)
  }

  private func floating(_ first: Double, _ name: String, _ second: Double) -> Double? {
    switch name {
    case "+": first + second
    case "-": first - second
    case "*": first * second
    case "/": first / second
    default: nil
    }
  }

  /// `pattern ~= value`.
  func matches(_ pattern: Value, _ value: Value) -> Bool? {
    switch pattern {
    case .range(let low, let high):
      guard let number = value.number else { return nil }
      if number < Double(low) && low != .min || number >= Double(high) && high != .max { return false }
      // Of a length it is not known whether the upper bound is one of its values.
      return value.integer.map(Double.init) == number || number <= Double(high) - 1 ? true : nil
    case .tuple(let bounds) where bounds.first?.label == "lowerBound":
      guard let low = bounds[0].value.number, let high = bounds.last?.value.number, let number = value.number
      else { return nil }
      return number >= low && number <= high
    default: return equal(pattern, value)
    }
  }

  private func compare(
    _ left: Value, _ name: String, _ right: Value, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let order: Int
    if case .tuple(let first) = left, case .tuple(let second) = right, first.count == second.count {
      return compare(first.map(\.value), name, second.map(\.value), expression, scope)
    }
    if let first = left.number, let second = right.number {
      // Comparisons with something that is not a number are all false.
      if first.isNaN || second.isNaN { return .bool(false) }
      order = first < second ? -1 : first > second ? 1 : 0
    } else if let first = left.string, let second = right.string {
      order = first < second ? -1 : first > second ? 1 : 0
    } else if let first = TextPlace.number(left), let second = TextPlace.number(right) {
      order = first - second
    } else if let first = TextSizes.rank(left), let second = TextSizes.rank(right) {
      order = first - second
    } else {
      return userComparison(left, name, right, scope) ?? unknown(expression)
    }
    switch name {
    case "<": return .bool(order < 0)
    case ">": return .bool(order > 0)
    case "<=": return .bool(order <= 0)
    default: return .bool(order >= 0)
    }
  }

  /// Tuples are compared by the first of their elements that differ.
  private func compare(
    _ left: [Value], _ name: String, _ right: [Value], _ expression: Expression, _ scope: Scope
  ) -> Value {
    for (first, second) in zip(left, right) {
      switch equal(first, second) {
      case true?: continue
      case false?: return compare(first, name, second, expression, scope)
      case nil: return unknown(expression)
      }
    }
    return .bool(name.hasSuffix("="))
  }

  private func range(_ left: Value, _ name: String, _ right: Value, _ expression: Expression) -> Value {
    if case .int(let low) = left, case .int(let high) = right {
      guard low <= high, high < .max else { return unknown(expression) }
      return .range(low, name == "..." ? high &+ 1 : high)
    }
    if let low = left.number, let high = right.number {
      return .tuple([
        Value.Element(label: "lowerBound", value: .double(low)),
        Value.Element(label: "upperBound", value: .double(high)),
      ])
    }
    if TextPlace.isOne(left), TextPlace.isOne(right) {
      return TextPlace.value(left, right, isClosed: name == "...")
    }
    return unknown(expression)
  }

  func concatenation(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.array(let first), .array(let second)):
      return hasRoom(forElements: first.count + second.count) ? .array(first + second) : nil
    case (.string(let first), .string(let second)):
      return hasRoom(forText: first.utf8.count + second.utf8.count) ? .string(first + second) : nil
    case (.view(let first), .view(let second)): return joined(first, second)
    case (.string, _), (.text, _), (_, .string), (_, .text):
      let text = describe(left) + describe(right)
      return hasRoom(for: text) ? .text(text) : nil
    default: return nil
    }
  }

  /// `Text + Text`.
  private func joined(_ first: ViewValue, _ second: ViewValue) -> Value? {
    guard case .text(let start) = first.node.kind, case .text(let end) = second.node.kind else { return nil }
    let text = start + end
    guard hasRoom(for: text) else { return nil }
    var view = first
    view.node.kind = .text(text)
    return .view(view)
  }

  private func userOperator(_ name: String, _ left: Value, _ right: Value, _ scope: Scope) -> Value? {
    let arguments = [ValueArgument(nil, left), ValueArgument(nil, right)]
    for value in [left, right] {
      guard let type = declaredType(of: value), let methods = type.members.methods[name] else { continue }
      return invoke(
        FunctionValue(.overloads(methods), scope: Scope(file: type.file, type: type), span: type.span),
        arguments)
    }
    return nil
  }

  private func customEquality(_ left: Value, _ right: Value, _ expression: Expression) -> Value {
    userOperator("==", left, right, Scope(file: expression.span.file)) ?? unknown(expression)
  }

  /// A comparison that the project declares; `<` alone gives the other three (`Comparable`).
  private func userComparison(_ left: Value, _ name: String, _ right: Value, _ scope: Scope) -> Value? {
    if let own = userOperator(name, left, right, scope) { return own }
    switch name {
    case ">": return userOperator("<", right, left, scope)
    case ">=": return userOperator("<", left, right, scope).flatMap { truth($0) }.map { .bool(!$0) }
    case "<=": return userOperator("<", right, left, scope).flatMap { truth($0) }.map { .bool(!$0) }
    default: return nil
    }
  }

  func declaredType(of value: Value) -> TypeDeclaration? {
    switch value {
    case .instance(let instance): instance.type
    case .object(let object): object.type
    case .enumCase(let value): value.type
    default: nil
    }
  }
}
