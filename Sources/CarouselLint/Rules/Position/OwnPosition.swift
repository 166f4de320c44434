import CarouselModel
import CarouselSemantics

/// The position that a carousel tells as its own value, with the place of the card that the value names.
struct OwnPosition {
  /// How many cards are looked at for the name.
  private static let reach = 100

  /// The position as it is told.
  let phrase: PositionPhrase
  /// The zero-based place of the card that is meant.
  let place: Int
  /// Where the value is.
  let spot: Spot

  /// Nil where the carousel tells no position, or names no card, or one of several with that name.
  init?(_ carousel: CarouselSubject) {
    guard let value = carousel.ownValue, let phrase = PositionPhrase.last(in: value), !phrase.isNumberedTitle,
      carousel.stated.total == nil, let place = Self.place(of: phrase.rest, in: carousel)
    else { return nil }
    self.phrase = phrase
    self.place = place
    spot = carousel.ownSpot
  }

  private static func place(of name: String, in carousel: CarouselSubject) -> Int? {
    let name = SpokenWords.normalised(name)
    guard !name.isEmpty, carousel.cardCount <= reach, carousel.facts.loop != .clones else { return nil }
    let places = (0..<carousel.cardCount).filter { index in
      carousel.card(at: index)?.names.contains(name) ?? false
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension CardSubject {
  /// What the card is called, folded: its texts and the labels of its views.
  fileprivate var names: [String] {
    let labels = views.flatMap { view in view.placed.view.modifiers.compactMap(\.kind.label) }
    return (labels + texts.compactMap(\.text)).compactMap(\.knownText).map { SpokenWords.normalised($0) }
  }
}
