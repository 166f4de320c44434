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
  mutating func noteItems(
    _ items: CarouselItems, at value: LocatedValue, _ selection: SelectionForm, in state: StateKey
  ) {
    guard !isEvaluating else { return }
    if items.count == 0, !isCutShort(value) {
      warning(
        at: value.mapping?["items"]?.place ?? value.place, "the carousel has no items",
        advice: "nothing of it is read; add items if that is not meant")
    }
    if let place = selection.place, item != nil {
      warning(
        at: place, "a carousel on a card starts at its first item",
        advice: "leave the id out; name a state variable if another item is to be current")
    }
    let ids = Set((0..<items.count).lazy.map { items.id(at: $0) })
    selections.append(SelectionClaim(key: state, ids: ids, place: selection.place))
  }

  /// The state variable of a documented carousel.
  func state(of value: LocatedValue, _ selection: SelectionForm, standard: String) -> StateKey {
    states.key(at: value.place, selection, standard: standard, item: item)
  }
}
