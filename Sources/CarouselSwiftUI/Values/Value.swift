internal import CarouselModel

/// A value of the evaluated program.
///
/// What cannot be known is a value as well: `unknown` carries the expression that it came from, and a
/// `symbol` is a call or member of something outside the project, kept as it was written.
indirect enum Value {
  case void
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A text some parts of which are not known.
  case text(TextValue)
  case array([Value])
  /// Elements whose order differs from run to run: those of a set, of a dictionary, or of a shuffled array.
  case unordered([Value])
  case dictionary([Pair])
  case tuple([Element])
  case range(Int, Int)
  case instance(Instance)
  case object(ObjectInstance)
  case enumCase(EnumValue)
  case function(FunctionValue)
  case type(TypeDeclaration)
  case keyPath([String])
  case binding(BindingValue)
  case state(StateStorage)
  case view(ViewValue)
  case symbol(Symbol)
  case unknown(String)

  /// A key with its value.
  struct Pair {
    var key: Value
    var value: Value
  }

  /// An element of a tuple.
  struct Element {
    var label: String?
    var value: Value
  }

  static func tuple(_ values: Value...) -> Value {
    .tuple(values.map { Element(label: nil, value: $0) })
  }

  /// What lies behind wrappers: the value of a state or binding.
  var read: Value {
    switch self {
    case .state(let storage): storage.value
    case .binding(let binding): binding.readsThrough ? binding.get() : self
    default: self
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether it stands for something that is not known.
  var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .symbol(let symbol): !symbol.isImplicit
    default: false
    }
  }

  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded())
    default: nil
    }
  }

  var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
}

/// An argument that has been evaluated, with the expression for what depends on how it was written.
struct ValueArgument {
  var label: String?
  var value: Value
  var expression: ExpressionSource?
  /// What is in sight where it was written.
  var scope: Scope?
  var isTrailing = false

  init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }
}
