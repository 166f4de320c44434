import CarouselModel
import LocatedValues

/// The three documented carousels, and any other in the notation of carousels.
enum CarouselKinds {
  static let all: [Kind] = [
    Kind(
      "peek-carousel", PeekForm.type,
      example: "{items: [Sunrise, Forest], card: {text: {item: title}, height: 500}}",
      "A paging row that shows the edges of the neighbouring cards."),
    Kind(
      "cover-flow-carousel", CoverFlowForm.type,
      example: "{items: [Sunset, Forest, Midnight]}",
      "A row whose centred item faces forward while its neighbours turn away."),
    Kind(
      "parallax-cards-row", ParallaxForm.type, example: "{items: [Alps, Sahara]}",
      "A row whose card artwork moves more slowly than the card."),
    Kind(CarouselNotation.key) { value, session in
      guard let mapping = value.mapping else {
        return session.wrongType(value, wants: "a mapping of what is stated about the carousel")
      }
      return NotationReader.node(mapping, of: value, &session)
    },
  ]
}

extension ValueType where Value == String {
  /// The name of a state variable, alone or as `{state: NAME}`.
  static var stateName: ValueType {
    ValueType.forms(
      scalar: .word("the name of a state variable"),
      mapping: StateReference.record.type.map { $0.state ?? "" })
  }
}

/// A state variable in braces.
struct StateReference: Sendable {
  var state: String?

  static let record = RecordType<StateReference>(
    "state-reference", "a reference to state", start: { StateReference() },
    keys: [
      Key(
        "state", \.state, .word("the name of a state variable"), required: true, example: "selection",
        "The name of the variable.")
    ])
}

extension ValueType where Value == [Modifier] {
  /// Modifiers without a view, for cards that a carousel makes itself.
  static var cardModifiers: ValueType {
    ValueType(.modifiers(isList: false)) { value, session in
      guard let mapping = value.mapping else {
        return session.wrongType(value, wants: "a mapping of modifiers")
      }
      return NodeReader.modifiers(mapping.entries, &session)
    }
  }
}

extension ReadingSession {
  /// Says that a carousel has no items, and notes which selections it allows.
  mutating func noteItems(_ items: CarouselItems, at value: LocatedValue, boundTo state: String) {
    guard !isEvaluating else { return }
    if items.count == 0, !isCutShort(value) {
      warning(
        at: value.mapping?["items"]?.place ?? value.place, "the carousel has no items",
        advice: "nothing of it is read; add items if that is not meant")
    }
    selections.append(
      SelectionClaim(key: StateKey(state), ids: Set((0..<items.count).lazy.map { items.id(at: $0) })))
  }
}
