/// A declaration with its place.
@frozen
public struct Declaration: Sendable {
  /// What is declared.
  public var kind: Kind
  /// Where.
  public var span: SourceSpan
  /// The attributes: `@State`, `@ViewBuilder` ...
  public var attributes: [Attribute]
  /// The modifiers: `static`, `private`, `mutating` ...
  public var modifiers: [String]

  /// Creates a declaration.
  public init(_ kind: Kind, _ span: SourceSpan, attributes: [Attribute], modifiers: [String]) {
    self.kind = kind
    self.span = span
    self.attributes = attributes
    self.modifiers = modifiers
  }

  /// What is declared.
  @frozen
  public enum Kind: Sendable {
    case variable(Variable)
    case function(Function)
    case initializer(Function)
    case subscripting(Function)
    case type(NominalType)
    case cases([EnumCase])
    case alias(String, TypeReference)
    case macro(String, [Argument])
    case importing(String)
    case unsupported(String)
  }

  /// Whether it belongs to the type instead of its values.
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// An attribute with its arguments.
@frozen
public struct Attribute: Sendable {
  /// The name, without `@`.
  public var name: String
  /// The arguments.
  public var arguments: [Argument]

  /// Creates an attribute.
  public init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// `let` or `var`.
@frozen
public struct Variable: Sendable {
  /// Whether it is `let`.
  public var isConstant: Bool
  /// What is bound, in order.
  public var bindings: [VariableBinding]

  /// Creates variables.
  public init(isConstant: Bool, bindings: [VariableBinding]) {
    self.isConstant = isConstant
    self.bindings = bindings
  }
}

/// One name of a `let` or `var`.
@frozen
public struct VariableBinding: Sendable {
  /// The name, or several.
  public var pattern: Pattern
  /// The type, where it is written.
  public var type: TypeReference?
  /// The value, where it is written.
  public var initialValue: Expression?
  /// The statements of the getter; nil for a stored variable.
  public var getter: [Statement]?
  /// The statements of the setter, with the new value's name.
  public var setter: Accessor?
  /// What runs after a change.
  public var observer: Accessor?
  /// What runs before a change.
  public var announcer: Accessor?

  /// Creates a binding.
  public init(pattern: Pattern, type: TypeReference?, initialValue: Expression?) {
    self.pattern = pattern
    self.type = type
    self.initialValue = initialValue
  }
}

/// A setter or an observer.
@frozen
public struct Accessor: Sendable {
  /// The parameter's name.
  public var parameter: String
  /// What it does.
  public var body: [Statement]

  /// Creates an accessor.
  public init(parameter: String, body: [Statement]) {
    self.parameter = parameter
    self.body = body
  }
}

/// A function, an initialiser or a subscript.
@frozen
public struct Function: Sendable {
  /// The name.
  public var name: String
  /// The generic parameters' names.
  public var generics: [String]
  /// The parameters.
  public var parameters: [Parameter]
  /// What it gives back, where that is written.
  public var result: TypeReference?
  /// What it does; nil where it is only required.
  public var body: [Statement]?
  /// Whether it is an initialiser that may fail.
  public var isFailable: Bool
  /// The setter of a subscript.
  public var setter: Accessor?

  /// Creates a function.
  public init(
    name: String, generics: [String], parameters: [Parameter], result: TypeReference?, body: [Statement]?,
    isFailable: Bool = false
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isFailable = isFailable
  }
}

/// A parameter of a function or closure.
@frozen
public struct Parameter: Sendable {
  /// The label at the call; nil for `_`.
  public var label: String?
  /// The name inside.
  public var name: String
  /// The type, where it is written.
  public var type: TypeReference?
  /// The value where none is given.
  public var defaultValue: Expression?
  /// The names that a tuple is taken apart into.
  public var tuple: [String]
  /// Whether any number of values can be given.
  public var isVariadic: Bool
  /// Whether its closure builds views.
  public var attributes: [String]

  /// Creates a parameter.
  public init(
    label: String?, name: String, type: TypeReference? = nil, defaultValue: Expression? = nil,
    tuple: [String] = [], isVariadic: Bool = false, attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.tuple = tuple
    self.isVariadic = isVariadic
    self.attributes = attributes
  }
}
