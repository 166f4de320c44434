import CarouselModel
import CarouselNarration
import CarouselSemantics
import CommandLineParsing

/// The card that `speak` speaks: the one that is asked for, else the selection, else the first.
struct CurrentCard {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// What is said on the card.
  func utterance(on screen: Screen, _ narrator: Narrator) throws -> Utterance? {
    let tree = SemanticTree(screen: screen, settings: narrator.settings)
    return try stop(in: tree).map { narrator.utterance(for: $0) }
  }

  private func stop(in tree: SemanticTree) throws -> Stop? {
    guard let carousel = tree.carousels.first else {
      if let wanted = arguments[.card] { throw CardError.noCard(wanted, count: 0) }
      return tree.stops.first { _ in true }
    }
    let index = try wantedIndex(in: carousel)
    let place = index.map { CardPlace(carousel: carousel.facts.position, index: $0) }
    return tree.stops.first { place != nil && $0.node.card == place } ?? tree.stops.first { _ in true }
  }

  private func wantedIndex(in carousel: PlacedCarousel) throws -> Int? {
    guard let wanted = arguments[.card] else { return carousel.currentIndex }
    let cards = carousel.facts.cards
    if let index = cards.firstIndex(of: wanted) { return index }
    if let position = Int(wanted), position >= 1, position <= cards.count { return position - 1 }
    throw CardError.noCard(wanted, count: cards.count)
  }
}

/// Why there is no card to speak.
enum CardError: Error, CustomStringConvertible {
  case noCard(String, count: Int)
  case nothingToSay(screen: String)

  var description: String {
    switch self {
    case .noCard(let name, 0): "no card '\(name)', since there is no card at all; leave out --card"
    case .noCard(let name, let count):
      "no card '\(name)'; give an identifier or a position from 1 to \(count)"
    case .nothingToSay(let screen): "nothing is said on screen '\(screen)'"
    }
  }
}
