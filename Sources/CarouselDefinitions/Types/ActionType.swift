import CarouselModel
import LocatedValues

extension ValueType where Value == Action {
  /// An action: what it is called, or a mapping of what triggers it and what it changes.
  static var action: ValueType {
    ValueType.forms(
      scalar: ValueType<String>.word("the name of an action").map { Action(.activate, name: $0) },
      mapping: ActionForm.record.type.map(\.action))
  }

  /// An action that is chosen by name.
  static var namedAction: ValueType {
    ValueType.forms(
      scalar: ValueType<TextValue>.text.map { Action(.named($0)) },
      mapping: ActionForm.record.type.map(\.action))
  }
}

/// An action in braces.
struct ActionForm: Sendable {
  var kind = Action.Kind.activate
  var label: TextValue?
  var name: String?
  var change: StateChange?

  static let record = RecordType<ActionForm>(
    "action-form", "an action", start: { ActionForm() },
    keys: [
      Key(
        "named", \.label, .text, example: "Delete", "The name by which it is chosen from the actions rotor."),
      Key(
        "kind", \.kind, kinds, standard: "activate", example: "escape",
        "What triggers it, where that is not its name."),
      Key("does", \.name, .word("the name of an action"), example: "open", "What its author calls it."),
      Key(
        "set", \.change, .stateChange, example: "{selection: Ocean}",
        "State variables and the values that it gives them."),
    ])

  private static let kinds = ValueType<Action.Kind>.choice(
    "a trigger",
    [
      ("activate", .activate), ("escape", .escape), ("magicTap", .magicTap), ("increment", .increment),
      ("decrement", .decrement), ("scrollUp", .scroll(.top)), ("scrollDown", .scroll(.bottom)),
      ("scrollLeading", .scroll(.leading)), ("scrollTrailing", .scroll(.trailing)),
    ])

  var action: Action { Action(label.map(Action.Kind.named) ?? kind, name: name, change: change) }
}

extension ValueType where Value == StateChange {
  /// State variables and the values that an action gives them.
  static var stateChange: ValueType<StateChange> {
    ValueType<ScreenState>.state.map { change in
      { state in state.values.merge(change.values) { $1 } }
    }
  }
}

extension ValueType where Value == ScreenState {
  /// State variables with their values.
  static var state: ValueType {
    ValueType(.map("the name of a state variable", .anyOf([.word("a value"), .bool]))) {
      value, session in
      guard let mapping = value.mapping else {
        return session.wrongType(value, wants: "a mapping of state variables")
      }
      var state = ScreenState()
      for entry in mapping {
        guard let scalar = entry.value.scalar else {
          session.error(
            at: entry.value.place,
            "the state variable \(TerminalText.quoted(entry.key)) is \(entry.value.looksLike)",
            advice: "write a text, a number, true or false, or null for nothing")
          continue
        }
        state[StateKey(entry.key)] = StateValue(scalar)
      }
      return state
    }
  }
}

extension StateValue {
  /// The value that a scalar stands for.
  ///
  /// Words that look like a truth value are one only when written out, since an item may be called "No". A number is
  /// the text that it is written as, in JSON as in YAML: it may be the identifier of an item.
  init(_ scalar: Scalar) {
    if scalar.isNull {
      self = .none
    } else if scalar.text.lowercased() == "true" || scalar.text.lowercased() == "false",
      let isOn = scalar.asBool
    {
      self = .bool(isOn)
    } else {
      self = .text(scalar.text)
    }
  }
}
