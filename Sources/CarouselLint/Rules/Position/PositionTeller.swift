import CarouselModel
import CarouselSemantics

/// Where a carousel tells which card is current and how many there are, besides its cards.
enum PositionTeller {
  /// Whether an element around the cards tells a position: an adjustable element, page dots, a control or a text.
  static func isTold(around carousel: CarouselSubject) -> Bool { teller(around: carousel) != nil }

  /// The element around the cards that tells a position.
  static func teller(around carousel: CarouselSubject) -> ElementSubject? {
    if let own = carousel.ownElement, tells(own) { return own }
    return carousel.elements.first { element in
      switch element.part {
      // One dot that says "1 of 4" is found only by those who look for it, but it is there.
      case .card: false
      default: tells(element)
      }
    }
  }

  /// Whether a page control or a text elsewhere on the screen tells of as many cards.
  static func isTold(beside carousel: CarouselSubject) -> Bool {
    carousel.beside.contains { element in
      if case .control(.pageControl)? = element.view?.kind { return true }
      let texts = [element.label, element.node.value].compactMap(\.self)
      return texts.contains { PositionPhrase.last(in: $0)?.total == carousel.cardCount }
    }
  }

  /// Whether a label or value has "N of M", or the system adds one.
  static func tells(_ element: ElementSubject) -> Bool {
    let texts = [element.label, element.node.value].compactMap(\.self)
    if texts.contains(where: { PositionPhrase.last(in: $0) != nil }) { return true }
    if case .control(.pageControl)? = element.view?.kind { return true }
    return element.node.isAdjustable && element.node.value.map { !$0.isEmpty } ?? false
  }
}
