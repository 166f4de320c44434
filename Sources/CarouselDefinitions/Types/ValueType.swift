import LocatedValues

/// A reader of values with the shape of what it reads.
struct ValueType<Value: Sendable>: Sendable {
  let shape: ValueShape
  private let body: @Sendable (LocatedValue, inout ReadingSession) -> Value?

  init(_ shape: ValueShape, _ body: @escaping @Sendable (LocatedValue, inout ReadingSession) -> Value?) {
    self.shape = shape
    self.body = body
  }

  /// Reads a value, or the item's field that it names; nil after a report of what is wrong.
  func read(_ value: LocatedValue, _ session: inout ReadingSession) -> Value? {
    if let field = value.itemField { return session.readField(field, body) }
    return body(value, &session)
  }

  /// A reader of the same values that makes something else of them.
  func map<Result>(_ change: @escaping @Sendable (Value) -> Result) -> ValueType<Result> {
    ValueType<Result>(shape) { value, session in read(value, &session).map(change) }
  }

  /// A reader of the same values that may refuse them.
  func flatMap<Result>(
    _ change: @escaping @Sendable (Value, LocatedValue, inout ReadingSession) -> Result?
  ) -> ValueType<Result> {
    ValueType<Result>(shape) { value, session in
      guard let found = read(value, &session) else { return nil }
      return change(found, value, &session)
    }
  }

  /// A reader for scalars of `self`, lists and mappings of the others.
  static func forms(
    scalar: ValueType? = nil, list: ValueType? = nil, mapping: ValueType? = nil
  ) -> ValueType {
    let shape = ValueShape.anyOf([scalar, list, mapping].compactMap { $0?.shape })
    return ValueType(shape) { value, session in
      let reader =
        switch value.kind {
        case .scalar: scalar
        case .sequence: list
        case .mapping: mapping
        }
      guard let reader else { return session.wrongType(value, wants: shape.words) }
      return reader.read(value, &session)
    }
  }

  /// A list of such values; elements that cannot be read are left out.
  static func list<Element>(of element: ValueType<Element>) -> ValueType where Value == [Element] {
    ValueType(.list(element.shape)) { value, session in
      guard let elements = value.sequence else {
        return session.wrongType(value, wants: ValueShape.list(element.shape).words)
      }
      return elements.compactMap { element.read($0, &session) }
    }
  }

  /// A list of such values, or one of them without the brackets.
  static func oneOrMore<Element>(of element: ValueType<Element>) -> ValueType where Value == [Element] {
    let list = ValueType<[Element]>.list(of: element)
    return ValueType(.anyOf([element.shape, list.shape])) { value, session in
      value.sequence == nil ? element.read(value, &session).map { [$0] } : list.read(value, &session)
    }
  }

  /// The word `none`, which states that there is no such thing, or a value.
  static func orNone<Wrapped>(_ type: ValueType<Wrapped>) -> ValueType where Value == Stated<Wrapped> {
    ValueType(.anyOf([.none, type.shape])) { value, session in
      value.saysNone ? .absent : type.read(value, &session).map(Stated.given)
    }
  }
}

extension ValueType {
  /// The word `none`, or a value that may state the same.
  static func allowingNone<Wrapped>(_ type: ValueType<Stated<Wrapped>>) -> ValueType
  where Value == Stated<Wrapped> {
    ValueType(.anyOf([.none, type.shape])) { value, session in
      value.saysNone ? .absent : type.read(value, &session)
    }
  }
}

/// A fact about which something is said: that it is not there, or what it is.
enum Stated<Value: Sendable>: Sendable {
  case absent
  case given(Value)

  var value: Value? { if case .given(let value) = self { value } else { nil } }
  var isAbsent: Bool { if case .absent = self { true } else { false } }
}

extension LocatedValue {
  /// Whether the value is the word `none`.
  ///
  /// In YAML, quotes make it a text like any other.
  var saysNone: Bool {
    guard let scalar, scalar.text == "none" else { return false }
    return scalar.style == .plain || scalar.style == .jsonString
  }
}
