/// An expression with its place; operators are already folded by precedence.
@frozen
public struct Expression: Sendable {
  /// What the expression is.
  public var kind: Kind
  /// Where it stands.
  public var span: SourceSpan

  /// Creates an expression.
  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// What an expression is.
  @frozen
  public indirect enum Kind: Sendable {
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    case nilLiteral
    case string([StringSegment])
    /// A name, among them `self`, `Self`, `super` and `$0`.
    case name(String)
    /// A type's name with its generic arguments.
    case generic(Expression, [TypeReference])
    /// A member; without a base it is an implicit one, such as `.red`.
    case member(Expression?, String)
    /// A call; trailing closures stand behind the other arguments.
    case call(Expression, [Argument])
    case subscripting(Expression, [Argument])
    case closure(ClosureLiteral)
    case array([Expression])
    case dictionary([DictionaryElement])
    case tuple([Argument])
    case prefix(String, Expression)
    case postfix(Expression, String)
    /// Two operands with an operator between them; assignments too.
    case infix(Expression, String, Expression)
    case ternary(Expression, Expression, Expression)
    /// `as`, `as?`, `as!`, with the mark in the middle.
    case cast(Expression, String, TypeReference)
    case typeCheck(Expression, TypeReference)
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case keyPath([String])
    case conditional(Conditional)
    case switching(Switch)
    /// `&value`.
    case inOut(Expression)
    /// `try?`, which gives nil on failure.
    case optionalTry(Expression)
    /// `try`, behind which it goes on only where nothing was thrown.
    case throwing(Expression)
    case type(TypeReference)
    /// `#name(arguments)`.
    case macro(String, [Argument])
    /// Syntax that has no value here, with its name.
    case unsupported(String)
  }
}

/// An argument of a call, or an element of a tuple.
@frozen
public struct Argument: Sendable {
  /// The label; nil where there is none.
  public var label: String?
  /// The value.
  public var value: Expression
  /// Whether it is a closure behind the parentheses.
  public var isTrailing: Bool

  /// Creates an argument.
  public init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A piece of a string literal.
@frozen
public enum StringSegment: Sendable {
  /// Characters, with escapes resolved.
  case text(String)
  /// An interpolation's arguments.
  case interpolation([Argument])
}

/// A key with its value.
@frozen
public struct DictionaryElement: Sendable {
  /// The key.
  public var key: Expression
  /// The value.
  public var value: Expression

  /// Creates an element.
  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A closure.
@frozen
public struct ClosureLiteral: Sendable {
  /// The names of its parameters, where they are given; a tuple pattern gives several.
  public var parameters: [Parameter]
  /// What it does.
  public var body: [Statement]
  /// Whether parameters are written at all, or are `$0`, `$1`.
  public var hasSignature: Bool
  /// How many parameters it has where they are `$0`, `$1`, by the last one that it uses.
  public var shorthandCount: Int
  /// What it keeps as it is where it is written (`[name]`, `[name = value]`), without references to `self`.
  public var captures: [Argument]

  /// Creates a closure.
  public init(
    parameters: [Parameter], body: [Statement], hasSignature: Bool, shorthandCount: Int = 0,
    captures: [Argument] = []
  ) {
    self.parameters = parameters
    self.body = body
    self.hasSignature = hasSignature
    self.shorthandCount = shorthandCount
    self.captures = captures
  }
}
