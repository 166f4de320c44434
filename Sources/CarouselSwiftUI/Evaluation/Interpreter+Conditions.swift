internal import Foundation
internal import SwiftSourceReader

extension Interpreter {
  /// Whether a value is true; nil where that is not known.
  func truth(_ value: Value) -> Bool? { value.read.boolean }

  /// Whether conditions hold.
  enum Judgement {
    case holds
    case fails
    /// It depends on an expression that is not known.
    case unknown(SwiftSourceReader.Expression)
  }

  /// Judges conditions, with what they bind in scope.
  func judge(_ conditions: [Condition], _ scope: Scope) -> Judgement {
    var unknown: SwiftSourceReader.Expression?
    for condition in conditions {
      switch hold(condition, scope) {
      case true?: continue
      case false?: return .fails
      case nil: unknown = unknown ?? Self.expression(of: condition)
      }
    }
    return unknown.map { .unknown($0) } ?? .holds
  }

  private static func expression(of condition: Condition) -> SwiftSourceReader.Expression? {
    switch condition {
    case .expression(let expression), .binding(_, let expression), .match(_, let expression): expression
    case .available: nil
    }
  }

  func hold(_ condition: Condition, _ scope: Scope) -> Bool? {
    switch condition {
    case .expression(let expression): return truth(evaluate(expression, scope))
    case .available(let holds):
      memory.assume("where the source asks for a version of the system, the newest is taken")
      return holds
    case .match(let pattern, let expression): return match(pattern, evaluate(expression, scope), scope)
    case .binding(let pattern, let expression):
      let value = evaluate(expression, scope)
      if value.isNone { return false }
      _ = match(pattern, value, scope)
      if case .name(let name) = pattern { scope.box(name)?.isOptional = false }
      // An unknown may be nil; a symbol such as `UIImage(named:)` as well.
      return value.isUnknown && !Self.isPresent(value) ? nil : true
    }
  }

  /// Whether a value from outside the project is certainly there: a URL made of a literal one, or a file of the project.
  static func isPresent(_ value: Value) -> Bool {
    if isBundled(value) { return true }
    guard case .symbol(let symbol) = value else { return false }
    if symbol.rootType == "Timer" { return true }
    return isMade(symbol) || SystemURL(symbol) != nil
  }

  /// Whether a symbol is made by an initialiser of the system that cannot fail.
  private static func isMade(_ symbol: Symbol) -> Bool {
    guard symbol.base == nil, symbol.name == "init", let type = symbol.type else { return false }
    return makers.contains(type) || type.hasSuffix("Gesture") || type.hasSuffix("Gradient")
  }

  private static let makers: Set<String> = [
    "Angle", "Animation", TextPlace.type, TextPlace.rangeType, "Color", "Date", "DateFormatter", "EdgeInsets",
    "GridItem", "LocalizedStringKey",
    "NumberFormatter", "Transaction",
  ]

  /// Whether a value has a pattern's form, with what it binds in scope; nil where that is not known.
  func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .name(let name):
      scope.declare(name, value)
      return true
    case .tuple(let patterns): return match(patterns, value, scope)
    case .optional(let inner): return value.isNone ? false : match(inner, value, scope)
    case .enumCase(let name, let patterns): return match(name, patterns, value, scope)
    case .expression(let expression): return match(expression, value, scope)
    case .isType(let type): return conforms(value, to: type, scope)
    case .typed(let inner, let type):
      let conforms = conforms(value, to: type, scope)
      return conforms == false || match(inner, value, scope) == false ? false : conforms
    case .unsupported: return nil
    }
  }

  private func match(_ patterns: [Pattern], _ value: Value, _ scope: Scope) -> Bool? {
    guard case .tuple(let elements) = value, elements.count == patterns.count else {
      for pattern in patterns { _ = match(pattern, .unknown("element"), scope) }
      return nil
    }
    return match(patterns, elements.map(\.value), scope)
  }

  private func match(_ patterns: [Pattern], _ values: [Value], _ scope: Scope) -> Bool? {
    var isKnown = true
    for (pattern, value) in zip(patterns, values) {
      switch match(pattern, value, scope) {
      case true?: continue
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private func match(_ name: String, _ patterns: [Pattern], _ value: Value, _ scope: Scope) -> Bool? {
    switch value {
    case .enumCase(let enumValue):
      guard enumValue.name == name else { return false }
      if patterns.count == 1, enumValue.payload.count > 1 {
        return match(patterns[0], .tuple(enumValue.payload), scope)
      }
      return match(patterns, enumValue.payload.map(\.value), scope)
    case .none: return name == "none"
    case .symbol where name == "some" || name == "none":
      let isThere: Bool? = Self.isPresent(value) ? true : nil
      guard name == "some" else { return isThere.map { !$0 } }
      let matches = match(patterns, patterns.map { _ in value }, scope)
      return isThere == nil ? nil : matches
    case .symbol(let symbol) where symbol.isImplicit: return symbol.name == name
    case .symbol(let symbol) where symbol.base == nil && symbol.arguments != nil:
      return match(name, patterns, symbol, scope)
    case .unknown(let text):
      for pattern in patterns {
        _ = match(pattern, .unknown(Self.boundName(pattern) ?? text + "." + name), scope)
      }
      return nil
    default:
      if name == "some", let inner = patterns.first { return match(inner, value, scope) }
      return nil
    }
  }

  /// A case of an enum from outside the project, with its payload.
  private func match(_ name: String, _ patterns: [Pattern], _ symbol: Symbol, _ scope: Scope) -> Bool? {
    guard symbol.name == name else {
      // Another name may be a function that gives the case, unless the type is known to have none.
      let cases = ["success", "failure"]
      if symbol.type == "Result", cases.contains(symbol.name), cases.contains(name) { return false }
      return symbol.type == AsyncPhase.type ? false : nil
    }
    return match(patterns, symbol.arguments?.map(\.value) ?? [], scope)
  }

  /// An unknown payload is told by the name that the author gives it.
  private static func boundName(_ pattern: Pattern) -> String? {
    if case .name(let name) = pattern { name } else { nil }
  }

  private func match(_ expression: SwiftSourceReader.Expression, _ value: Value, _ scope: Scope) -> Bool? {
    let wanted = evaluate(expression, scope)
    // Of a length, only the pattern itself says whether the upper bound is one of its values.
    if case .range(let low, let high) = wanted, let number = value.number {
      if number < Double(low), low != .min { return false }
      return high == .max || (Self.isClosed(expression) ? number <= Double(high) - 1 : number < Double(high))
    }
    if case .tuple(let bounds) = wanted, !Self.isClosed(expression), let number = value.number,
      bounds.last?.label == "upperBound", number == bounds.last?.value.number
    {
      return false
    }
    return matches(wanted, value)
  }

  private static func isClosed(_ pattern: SwiftSourceReader.Expression) -> Bool {
    switch pattern.kind {
    case .infix(_, "...", _), .prefix("...", _): true
    default: false
    }
  }

  // MARK: - Conditionals and switches that give a value

  func value(of conditional: Conditional, _ expression: SwiftSourceReader.Expression, _ scope: Scope) -> Value
  {
    value(of: [Statement(.expression(expression), expression.span)], scope)
  }

  func value(of switching: Switch, _ expression: SwiftSourceReader.Expression, _ scope: Scope) -> Value {
    value(of: [Statement(.expression(expression), expression.span)], scope)
  }

  /// Runs a conditional for the value of its branch: as if each branch returned its only expression.
  private func value(of statements: [Statement], _ scope: Scope) -> Value {
    let rewritten = statements.map(Self.returning)
    let collector = ViewCollector()
    if case .returned(let value) = settled({ execute(rewritten, Scope(in: scope), collector) }) {
      return value
    }
    return collector.views.isEmpty ? .void : .view(group(collector.views))
  }

  /// A conditional or switch as if its branches returned their expressions; unchanged where it only lists statements or
  /// views, since some branches would end with a value and others not.
  static func returning(_ statement: Statement) -> Statement {
    guard case .expression(let expression) = statement.kind, isValue(statement) else { return statement }
    switch expression.kind {
    case .conditional(var conditional):
      conditional.then = conditional.then.map(returning)
      conditional.otherwise = conditional.otherwise?.map(returning)
      return Statement(
        .expression(SwiftSourceReader.Expression(.conditional(conditional), expression.span)), statement.span)
    case .switching(var switching):
      for index in switching.cases.indices {
        switching.cases[index].body = switching.cases[index].body.map(returning)
      }
      return Statement(
        .expression(SwiftSourceReader.Expression(.switching(switching), expression.span)), statement.span)
    default: return Statement(.return(expression), statement.span)
    }
  }

  /// Whether a branch that is nothing but this statement gives a value or leaves.
  private static func isValue(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .throw, .return: return true
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let conditional):
        return isValue(conditional.then) && conditional.otherwise.map(isValue) ?? false
      case .switching(let switching): return switching.cases.allSatisfy { isValue($0.body) }
      default: return true
      }
    default: return false
    }
  }

  private static func isValue(_ statements: [Statement]) -> Bool {
    statements.count == 1 && isValue(statements[0])
  }

  /// The case that a value falls into; nil where that is not known.
  func chosen(_ switching: Switch, _ subject: Value, _ scope: Scope) -> Int? {
    for (index, option) in switching.cases.enumerated() {
      if option.items.isEmpty { return index }
      var isKnown = true
      for item in option.items {
        let inner = Scope(in: scope)
        let matches = match(item.pattern, subject, inner)
        let holds = matches == true ? item.filter.map { truth(evaluate($0, inner)) } ?? true : matches
        if holds == true { return index }
        if holds == nil { isKnown = false }
      }
      if !isKnown { return nil }
    }
    return -1
  }
}
