internal import CarouselModel
internal import CarouselSemantics

/// What of a carousel's row is seen, and how far a scroll by a page goes.
struct CardRow: Sendable {
  private let carousel: PlacedCarousel

  /// Looks at a carousel in its current state.
  init(_ carousel: PlacedCarousel) { self.carousel = carousel }

  /// The zero-based index of the current card; nil without cards.
  var current: Int? { carousel.currentIndex }

  /// How many cards there are.
  var count: Int { carousel.facts.cards.count }

  /// Whether a card is not seen as a whole, so that VoiceOver scrolls when it gets the focus.
  ///
  /// Where the row's layout is not known, every card but the current one counts as not seen.
  func mustScroll(to index: Int) -> Bool {
    guard let current, current != index else { return false }
    guard let geometry = carousel.geometry else { return true }
    let seen = geometry.visibleLength(index, offset: geometry.restOffset(current))
    return seen < geometry.card - CardRow.tolerance
  }

  /// Half a point: less is lost in rounding to pixels.
  private static let tolerance = 0.5

  /// What is assumed when a card is scrolled to.
  var scrollAssumption: String {
    carousel.geometry == nil
      ? "the row's layout is not known: VoiceOver is taken to scroll to every card that gets the focus"
      : "VoiceOver is taken to scroll a card that is not seen as a whole to where the current card rests"
  }

  /// How many whole cards fit beside each other: what one page shows, at least one.
  var cardsPerPage: Int {
    guard let geometry = carousel.geometry, geometry.stride > 0 else { return 1 }
    let room = geometry.container - geometry.lead - geometry.trail + geometry.spacing
    let cards = (room / geometry.stride + CardRow.rounding).rounded(.down)
    return cards.isFinite ? Int(min(max(cards, 1), Double(max(count, 1)))) : 1
  }

  /// Keeps a quotient that is whole but for rounding from losing a card.
  private static let rounding = 1e-9

  /// How many pages there are, at least one.
  var pages: Int { max(1, (count + cardsPerPage - 1) / cardsPerPage) }

  /// The one-based page that a card is on.
  func page(of index: Int) -> Int { index / cardsPerPage + 1 }

  /// The card that a scroll by a page goes to; nil at the end, except in a carousel that goes round.
  func target(isForward: Bool) -> Int? {
    guard let current, pages > 1 else { return nil }
    let page = page(of: current) - 1 + (isForward ? 1 : -1)
    if (0..<pages).contains(page) { return page * cardsPerPage }
    guard carousel.facts.loop != .none else { return nil }
    return isForward ? 0 : (pages - 1) * cardsPerPage
  }
}
