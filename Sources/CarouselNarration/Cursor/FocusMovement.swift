internal import CarouselModel
public import CarouselSemantics

/// Moving the focus from stop to stop.
extension Cursor {
  mutating func move(
    _ command: CursorCommand, _ direction: StopWalker.Direction, orElse refusal: Refusal
  ) -> Step {
    let previous = focus
    guard walker.move(direction) != nil else { return refused(command, refusal) }
    return moved(command, from: previous)
  }

  mutating func moveToEnd(
    _ command: CursorCommand, _ direction: StopWalker.Direction, orElse refusal: Refusal
  ) -> Step {
    let previous = focus
    var ahead = walker
    guard let stop = ahead.moveToEnd(direction), stop.path != previous?.path else {
      return refused(command, refusal)
    }
    walker = ahead
    return moved(command, from: previous)
  }

  mutating func moveToHeading(
    _ command: CursorCommand, _ direction: StopWalker.Direction, orElse refusal: Refusal
  ) -> Step {
    let previous = focus
    var ahead = walker
    while let stop = ahead.move(direction) {
      guard stop.node.traits.contains(.header) else { continue }
      walker = ahead
      return moved(command, from: previous)
    }
    return refused(command, refusal)
  }

  /// Moves the focus to the first stop, from the start, that is wanted; false, and nothing moves, without one.
  public mutating func moveFocus(where isWanted: (Stop) -> Bool) -> Bool {
    var ahead = StopWalker(tree)
    while let stop = ahead.move(.forward) {
      guard isWanted(stop) else { continue }
      walker = ahead
      return true
    }
    return false
  }

  private mutating func moved(_ command: CursorCommand, from previous: Stop?) -> Step {
    var step = Step(command)
    step.hasMoved = true
    if let assumption = scrollFocusIntoView() {
      step.hasChangedState = true
      step.assumptions.append(assumption)
    }
    return arrived(step, from: previous)
  }

  /// Scrolls a card that has got the focus to where it is seen as a whole, as VoiceOver does.
  ///
  /// Returns what was assumed if the carousel had to move.
  private mutating func scrollFocusIntoView() -> String? {
    guard let card = focus?.node.card, let carousel = carousel(at: card.carousel) else { return nil }
    let row = CardRow(carousel)
    guard carousel.facts.paging == .native, row.mustScroll(to: card.index) else { return nil }
    return moveCarousel(carousel, to: card.index) ? row.scrollAssumption : nil
  }

  /// The carousel whose current card a state holds.
  func carousel(at position: StateKey) -> PlacedCarousel? {
    tree.carousels.first { $0.facts.position == position }
  }

  /// Makes a card the current one; false if it is, or if the carousel has no such card.
  mutating func moveCarousel(_ carousel: PlacedCarousel, to index: Int) -> Bool {
    guard carousel.facts.cards.indices.contains(index) else { return false }
    var newState = state
    newState[carousel.facts.position] = .text(carousel.facts.cards[index])
    return change(to: newState)
  }
}
