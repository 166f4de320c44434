package import CarouselModel
package import CarouselSemantics

/// A carousel as rules see it: what is stated, and its cards, made one by one.
package struct CarouselSubject: Sendable {
  /// The number on the screen, from 1.
  package let number: Int
  /// The facts that the author or the document gives.
  package let facts: Carousel
  /// Whether it is only a row that scrolls, which nobody calls a carousel.
  package let isImplied: Bool
  /// The screen around it.
  package let screen: ScreenFacts
  /// The view of the carousel.
  package let placed: PlacedView
  /// What holds outside of the carousel's modifiers, and at its bare view.
  package let outside: Surroundings
  package let inside: Surroundings
  /// The view that holds the cards; nil where it was not found.
  package let row: ViewSubject?
  /// The views around the cards: controls, dots, heading, caption.
  package let views: [ViewSubject]
  /// The stops around the cards.
  package let elements: [ElementSubject]
  /// The stops of the screen that belong to no carousel.
  package let beside: [ElementSubject]
  private let rows: [CarouselSeed.Row]
  private let reducedRows: [CarouselSeed.Row]

  init(
    _ seed: CarouselSeed, _ screen: ScreenFacts, views: [ViewSubject] = [], elements: [ElementSubject] = [],
    beside: [ElementSubject] = [],
    reduced: CarouselSeed? = nil
  ) {
    number = seed.number
    facts = seed.facts
    isImplied = seed.isImplied
    self.screen = screen
    placed = seed.placed
    inside = seed.around.first ?? Surroundings()
    outside = seed.around.last ?? Surroundings()
    row = seed.row
    rows = seed.rows.inOrder
    reducedRows = reduced?.rows.inOrder ?? []
    self.views = views
    self.elements = elements
    self.beside = beside
  }

  /// The number of the first carousel on its cards: 2001 for those of the second carousel of a screen.
  ///
  /// Far inside of each other, they only count on.
  var firstNumberInside: Int { number < 1_000_000_000 ? number * 1000 + 1 : number + 1 }

  /// What its author states beyond its views.
  package var stated: CarouselStatements { facts.stated }

  /// The number of cards.
  package var cardCount: Int {
    let count = rows.reduce(0) { $0 + $1.count }
    return count == 0 ? facts.cards.count : count
  }

  /// The card at a zero-based index; nil where its views are not known.
  package func card(at index: Int) -> CardSubject? {
    guard let row = rows.holding(index) else { return nil }
    switch row.child {
    case .view(let view): return CardSubject(view, row.around, index: index, of: self)
    case .run(let views):
      let place = index - row.first
      return views.indices.contains(place)
        ? CardSubject(views[place], row.around, index: index, of: self) : nil
    }
  }

  /// The view of the card at a zero-based index under a value of Reduce Motion; nil where it is not known.
  package func cardView(at index: Int, reducesMotion: Bool) -> PlacedView? {
    let rows = reducesMotion ? reducedRows : rows
    guard let row = rows.holding(index) else { return nil }
    switch row.child {
    case .view(let view): return view
    case .run(let views): return views.indices.contains(index - row.first) ? views[index - row.first] : nil
    }
  }

  /// Where it is.
  package var spot: Spot {
    var spot = Spot(
      place: inside.source, view: isImplied ? "ScrollView" : facts.kind.name, path: "carousel \(number)",
      carousel: number)
    spot.unknown = inside.unknown
    if let condition = facts.autoplay?.condition {
      spot.unknown.append(UnknownModifier("autoplay", expression: condition))
    }
    return spot
  }

  /// The view that a part is, if it is there.
  package func view(_ part: CarouselPart) -> ViewSubject? { views.first { $0.placed.view.part == part } }

  /// The element that a part is, if it is given to assistive technology.
  package func element(_ part: CarouselPart) -> ElementSubject? { elements.first { $0.part == part } }

  /// Who moves the row: as stated, else as the facts have it.
  package var paging: Carousel.Paging { stated.paging ?? facts.paging }

  /// The value that the carousel itself says: that of its one element, or of the group around the cards.
  package var ownValue: TextValue? {
    if let value = ownElement?.node.value { return value }
    return placed.view.modifiers.last { modifier in
      if case .accessibility(.value) = modifier.kind { modifier.isEnabled } else { false }
    }.flatMap { if case .accessibility(.value(let value)) = $0.kind { value } else { nil } }
  }

  /// Where the value that the carousel itself says is written.
  var ownSpot: Spot {
    let place = stated.adjustable?.valueSource ?? stated.places["value"] ?? stated.adjustable?.source
    return (ownElement?.spot ?? spot).at(place)
  }

  /// The same spot at the first of several keys that a definition has.
  func spot(of keys: String...) -> Spot { spot.at(keys.lazy.compactMap { stated.places[$0] }.first) }

  /// Whether the cards are no stops, since the whole row is one element.
  package var isOneElement: Bool { row?.surroundings.hiddenBy != nil || inside.hiddenBy != nil }

  /// Whether all of it is hidden from assistive technology.
  package var isHidden: Bool {
    let cause = (inside.hiddenBy ?? row?.surroundings.hiddenBy)?.cause
    return cause == .accessibilityHidden || cause == .declaredHidden || outside.hiddenBy != nil
  }

  /// The one element that stands for all cards, if there is one.
  package var ownElement: ElementSubject? {
    guard isOneElement, !isHidden else { return nil }
    let swallows: (ViewNode) -> Bool = { view in
      view.modifiers.contains { modifier in
        switch modifier.kind {
        case .accessibility(.element(.ignore)), .accessibility(.element(.combine)): modifier.isEnabled
        default: false
        }
      }
    }
    let owners = [ViewSubject(placed: placed, surroundings: outside)] + views + (row.map { [$0] } ?? [])
    guard let owner = owners.first(where: { swallows($0.placed.view) }) else { return nil }
    let list = ElementList(owner.placed.nodes, screen.settings)
    return list.subjects([owner], around: inside, screen).first
  }
}
