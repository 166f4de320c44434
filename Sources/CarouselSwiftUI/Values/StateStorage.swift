internal import CarouselModel

/// The value of a `@State`, which outlives an evaluation of its view.
final class StateStorage {
  /// The name in the screen's state.
  let key: StateKey
  var value: Value
  /// The value that it began with, which says what a stored value is to be read as.
  let initial: Value

  init(key: StateKey, value: Value) {
    self.key = key
    self.value = value
    initial = value
  }
}

/// A two-way connection to a value that somebody else holds.
struct BindingValue {
  let get: () -> Value
  let set: (Value) -> Void
  /// Whether a name that holds it means the value: so for `@Binding`, not for a parameter of type `Binding`.
  var readsThrough = false
  /// The name in the screen's state, where the value is held there.
  var key: StateKey?
}

extension Value {
  /// A binding whose value nothing changes.
  static func constant(_ value: Value) -> Value { .binding(BindingValue(get: { value }, set: { _ in })) }
}

/// The values of a program in a screen's state and back.
enum StateCoding {
  /// Returns what a state can hold of a value; nil where it can hold nothing of it.
  static func encode(_ value: Value) -> StateValue? {
    switch value {
    case .none: StateValue.none
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value): .number(value)
    case .string(let value): .text(value)
    case .text(let text): .text(text.rendered)
    case .enumCase(let value) where value.payload.isEmpty: .text(value.name)
    case .unknown(let expression): .text("‹\(expression)›")
    case .instance(let value): value.fields["id"].flatMap { encode($0) }
    default: nil
    }
  }

  /// Returns a held value as the kind of value that the variable began with; nil if it is not of that kind.
  static func decode(_ state: StateValue, like sample: Value) -> Value? {
    switch (state, sample) {
    case (.none, _): return Value.none
    case (.bool(let value), _): return .bool(value)
    case (.number(let value), .double): return .double(value)
    case (.number(let value), _): return Int(exactly: value).map { .int($0) } ?? .double(value)
    case (.text(let text), _) where text.hasPrefix("‹") && text.hasSuffix("›"):
      let expression = String(text.dropFirst().dropLast())
      return StandIn.decode(expression) ?? .unknown(expression)
    case (.text(let text), .enumCase(let sample)):
      return .enumCase(EnumValue(type: sample.type, name: text))
    case (.text, .instance), (.text, .object), (.text, .array): return nil
    case (.text(let text), .int): return Int(text).map { .int($0) }
    case (.text(let text), _): return .string(text)
    }
  }
}
