internal import CarouselModel
internal import CarouselSemantics

/// Scrolling by a page.
extension Cursor {
  mutating func scroll(_ command: CursorCommand, isForward: Bool) -> Step {
    if let action = ownScroll(isForward: isForward) { return apply(action, command, says: .page) }
    guard let carousel = carouselToScroll else { return refused(command, .nothingToScroll) }
    guard carousel.facts.paging == .native else { return refused(command, .scrollsByOwnGesture) }
    let row = CardRow(carousel)
    guard let target = row.target(isForward: isForward), moveCarousel(carousel, to: target) else {
      return refused(command, isForward ? .lastPage(row.pages) : .firstPage(of: row.pages))
    }
    var step = Step(command)
    step.hasChangedState = true
    step.assumptions = [Cursor.pageAssumption]
    let previous = focus
    moveFocusIntoView(of: carousel.facts.position, target: target)
    step.hasMoved = focus?.path != previous?.path
    step.stop = focus
    step.said = pageAnnouncement(of: carousel.facts.position)
    return step
  }

  /// "Page 3 of 5" for a carousel as it is now.
  func pageAnnouncement(of position: StateKey) -> [Step.Saying] {
    guard let carousel = carousel(at: position) else { return [] }
    let row = CardRow(carousel)
    guard let current = row.current else { return [] }
    return [.announcement(narrator.page(row.page(of: current), of: row.pages))]
  }

  /// The carousel around the focus, else the first one of the screen.
  var carouselToScroll: PlacedCarousel? {
    focus?.node.card.flatMap { carousel(at: $0.carousel) } ?? tree.carousels.first
  }

  static let pageAssumption =
    "a page is as many whole cards as fit beside each other, and the focus follows to the first card of the page"

  /// The author's own handling of a scroll, at the focus or around it.
  private func ownScroll(isForward: Bool) -> Action? {
    let edges: [Action.Kind.Edge] = isForward ? [.trailing, .bottom] : [.leading, .top]
    return nearestAction { kind in
      if case .scroll(let edge) = kind { edges.contains(edge) } else { false }
    }
  }

  /// Takes the focus along, if the card that had it is not seen as a whole any more.
  private mutating func moveFocusIntoView(of position: StateKey, target: Int) {
    guard let card = focus?.node.card, card.carousel == position, card.index != target,
      let carousel = carousel(at: position), CardRow(carousel).mustScroll(to: card.index)
    else { return }
    let direction: StopWalker.Direction = target > card.index ? .forward : .backward
    var ahead = walker
    var reached: StopWalker?
    while let stop = ahead.move(direction), let other = stop.node.card, other.carousel == position {
      if other.index == target { reached = ahead } else if reached != nil { break }
      if direction == .forward, reached != nil { break }
    }
    if let reached { walker = reached }
  }
}
