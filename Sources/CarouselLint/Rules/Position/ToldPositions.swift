import CarouselModel
import CarouselSemantics

/// What the cards of one carousel say about their positions, kept in numbers while the cards pass by.
final class ToldPositions {
  /// What one card says.
  struct Entry {
    /// The zero-based place among all cards but copies.
    var place: Int
    /// The zero-based place among the cards that are stops.
    var exposedPlace: Int
    var phrase: PositionPhrase
    var spot: Spot
    var source: SourceRange?
    var label: TextValue?
  }

  private(set) var entries: [Entry] = []
  /// The cards without copies.
  private(set) var count = 0
  /// The cards that are stops, without copies.
  private(set) var exposedCount = 0
  /// The copies.
  private(set) var cloneCount = 0
  /// Whether cards are hidden that can be seen.
  private(set) var hidesVisibleCards = false
  let carousel: CarouselSubject
  private var ids: Set<String> = []

  init(_ carousel: CarouselSubject) { self.carousel = carousel }

  func add(_ card: CardSubject) {
    let isCopy =
      card.isClone || (carousel.facts.loop == .clones && card.stated != nil && !ids.insert(card.id).inserted)
    guard !isCopy else {
      cloneCount += 1
      return
    }
    let place = count
    count += 1
    guard !card.isHidden else {
      if card.mayBeSeen, !carousel.isOneElement { hidesVisibleCards = true }
      return
    }
    exposedCount += 1
    guard let phrase = card.positionInValue ?? card.positionInLabel, !phrase.isNumberedTitle else { return }
    entries.append(
      Entry(
        place: place, exposedPlace: exposedCount - 1, phrase: phrase,
        spot: card.mainElement?.spot ?? card.spot,
        source: card.placed.view.source, label: card.spokenLabel))
  }

  /// What page dots say, each as the position of its own card.
  var dotEntries: [Entry] {
    carousel.elements.compactMap { element in
      guard case .dot(let index) = element.part else { return nil }
      let inValue = element.node.value.flatMap { PositionPhrase.last(in: $0) }
      guard let phrase = inValue ?? element.label.flatMap({ PositionPhrase.last(in: $0) }) else { return nil }
      return Entry(
        place: index, exposedPlace: index, phrase: phrase,
        spot: inValue == nil ? element.labelSpot : element.spot, source: element.node.source,
        label: element.label)
    }
  }

  /// How many page dots there are; nil where that is not stated.
  var dotCount: Int? { carousel.stated.dots?.count }

  /// Whether the cards that are listed are hardly all: a single one that speaks of others.
  var isExcerpt: Bool { count < 2 }

  /// Whether every card counts from 0.
  var isZeroBased: Bool { Self.isZeroBased(entries) }

  static func isZeroBased(_ entries: [Entry]) -> Bool {
    let known = entries.filter { $0.phrase.index != nil }
    guard known.contains(where: { $0.phrase.index == 0 && $0.place == 0 }) else { return false }
    return known.allSatisfy { $0.phrase.index == $0.place || $0.phrase.index == $0.exposedPlace }
  }

  /// Whether a place that is told is that of the card, counted in one of the ways that make sense.
  func isRight(_ entry: Entry) -> Bool {
    guard let index = entry.phrase.index else { return true }
    return index == entry.place + 1 || index == entry.exposedPlace + 1
  }

  /// Whether all places are shifted by the same number, within a greater total that is stated.
  var isPartOfStatedTotal: Bool {
    guard let total = carousel.stated.total, total > count else { return false }
    let shifts = Set(entries.compactMap { entry in entry.phrase.index.map { $0 - entry.place } })
    return shifts.count == 1 && shifts.first ?? 0 > 0
  }
}
