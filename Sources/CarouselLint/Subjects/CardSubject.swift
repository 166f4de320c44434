package import CarouselModel
package import CarouselSemantics

/// A card as rules see it; made when it is asked for, and not kept.
package struct CardSubject: Sendable {
  /// The carousel around it.
  package let carousel: CarouselSubject
  /// The zero-based index among all cards, copies included.
  package let index: Int
  /// What tells the card from others.
  package let id: String
  /// What is stated about it.
  package let stated: CarouselPart.Card?
  /// The view where it is.
  package let placed: PlacedView
  /// What holds at its bare view.
  package let surroundings: Surroundings
  /// Its views, itself first.
  package let views: [ViewSubject]
  /// The stops on it, in reading order; none where the card or the row is no stop.
  package let elements: [ElementSubject]
  /// The containers on it.
  package let containers: [SemanticNode]
  /// What is on it and not given to assistive technology, with the reasons.
  package let hiddenNodes: [SemanticNode]
  /// Carousels on the card.
  package let nested: [CarouselSubject]
  /// How many of the layers behind its texts lie outside of the card.
  let outerLayers: Int

  init(_ placed: PlacedView, _ around: Surroundings, index: Int, of carousel: CarouselSubject) {
    self.carousel = carousel
    self.index = index
    self.placed = placed
    let stated: CarouselPart.Card? = if case .card(let card)? = placed.view.part { card } else { nil }
    self.stated = stated
    let id = stated?.id ?? (carousel.facts.cards.indices.contains(index) ? carousel.facts.cards[index] : nil)
    self.id = id ?? "card \(index + 1)"
    var around = around
    around.card = index
    around.path = ["carousel \(carousel.number)", "card \(index + 1) (\(self.id))"]
    around.fixedHeight = nil
    outerLayers = around.backdrop.layers.count
    var walk = ViewWalk(firstNumber: carousel.firstNumberInside)
    walk.walk(placed, in: around, isCard: true)
    views = walk.views
    surroundings = walk.views.first?.surroundings ?? around
    nested = walk.carousels.map { CarouselSubject($0, carousel.screen) }
    let list = ElementList(around.hiddenBy == nil ? placed.nodes : NodeList(), carousel.screen.settings)
    containers = list.containers
    hiddenNodes = list.hidden
    elements = list.subjects(views, around: around, carousel.screen)
  }

  /// Where it is.
  package var spot: Spot {
    Spot(
      place: surroundings.source, view: placed.view.kind.name,
      path: "carousel \(carousel.number) / card \(index + 1) (\(id))",
      stop: mainElement?.spot.stop, carousel: carousel.number, card: index)
  }

  /// The stop that is the card, apart from its controls.
  package var mainElement: ElementSubject? { elements.first { !$0.isCardControl } ?? elements.first }

  /// Whether nothing of it is given to assistive technology.
  package var isHidden: Bool { elements.isEmpty }
  /// Whether it may be seen although it is hidden from assistive technology: a row that its author moves hides what is
  /// out of sight.
  package var mayBeSeen: Bool { stated?.isVisible ?? (carousel.paging != .custom) }
  /// Whether it is stated to be a copy that makes the row endless.
  package var isClone: Bool { stated?.isClone == true }
  /// The texts that can be seen on it.
  package var texts: [ViewSubject] { views.filter { $0.text != nil && $0.isVisible } }
  /// An edit of the card, where it came from a file.
  package func edit(_ change: SemanticEdit.Change) -> [SemanticEdit] {
    placed.view.source.map { [SemanticEdit(change, view: $0)] } ?? []
  }
}

extension ElementSubject {
  /// Whether it is a control on a card rather than the card.
  package var isCardControl: Bool { part == .control(.card) || part == .decoration }
}
