/// A statement or declaration with its place.
@frozen
public struct Statement: Sendable {
  /// What the statement is.
  public var kind: Kind
  /// Where it stands.
  public var span: SourceSpan

  /// Creates a statement.
  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// What a statement is.
  @frozen
  public indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `return`(Expression?)
    case `guard`([Condition], [Statement])
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], Expression)
    case forLoop(Pattern, Expression, filter: Expression?, [Statement])
    case `break`
    case `continue`
    case `fallthrough`
    case `throw`(Expression)
    case `defer`([Statement])
    /// `do`, with its `catch` clauses as the cases of a `switch` over what is thrown; one without a pattern takes all.
    case doBlock([Statement], catches: [SwitchCase])
    /// Syntax that has no effect here, with its name.
    case unsupported(String)
  }
}

/// `if`, with everything behind it.
@frozen
public struct Conditional: Sendable {
  /// The conditions, all of which must hold.
  public var conditions: [Condition]
  /// What happens when they do.
  public var then: [Statement]
  /// What happens when they do not; nil without `else`.
  public var otherwise: [Statement]?

  /// Creates a conditional.
  public init(conditions: [Condition], then: [Statement], otherwise: [Statement]?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// One of the conditions of `if`, `guard` or `while`.
@frozen
public enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`, or `let name`, whose value is then the name.
  case binding(Pattern, Expression)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(...)`, which always holds: the newest system is meant.
  case available(Bool)
}

/// `switch`.
@frozen
public struct Switch: Sendable {
  /// What is looked at.
  public var subject: Expression
  /// The cases in order.
  public var cases: [SwitchCase]

  /// Creates a switch.
  public init(subject: Expression, cases: [SwitchCase]) {
    self.subject = subject
    self.cases = cases
  }
}

/// One case of a `switch`.
@frozen
public struct SwitchCase: Sendable {
  /// The patterns, one of which must match, each with its `where`; none is `default`.
  public var items: [SwitchItem]
  /// What happens then.
  public var body: [Statement]

  /// Creates a case.
  public init(items: [SwitchItem], body: [Statement]) {
    self.items = items
    self.body = body
  }
}

/// One pattern of a case.
@frozen
public struct SwitchItem: Sendable {
  /// The pattern.
  public var pattern: Pattern
  /// The condition behind `where`.
  public var filter: Expression?

  /// Creates a pattern with its condition.
  public init(pattern: Pattern, filter: Expression?) {
    self.pattern = pattern
    self.filter = filter
  }
}

/// What a value is taken apart with.
@frozen
public indirect enum Pattern: Sendable {
  case name(String)
  case wildcard
  case tuple([Pattern])
  /// A case of an enum with patterns for what it carries.
  case enumCase(String, [Pattern])
  case optional(Pattern)
  /// A value to compare with, or a range to lie in.
  case expression(Expression)
  case isType(TypeReference)
  /// `pattern as Type`.
  case typed(Pattern, TypeReference)
  case unsupported
}
