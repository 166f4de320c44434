import CarouselModel
import CarouselSemantics

/// What the effects of a row do to the opacity of cards beside the current one.
struct DimmedCards: Sendable {
  /// A card beside the current one: how strong it is, and where its left edge is in the row.
  struct Neighbour: Hashable, Sendable {
    var opacity: Double
    var left: Double
    var containerWidth: Double
  }

  private let geometry: ScrollGeometry
  private let isMirrored: Bool

  /// Finds the row of a carousel; nil where it is no row of equal cards that scrolls sideways.
  init?(_ carousel: CarouselSubject) {
    let row = carousel.screen.variants.standard.carousels.first { placed in
      placed.facts.kind == carousel.facts.kind && placed.facts.position == carousel.facts.position
        && placed.facts.cards.count == carousel.facts.cards.count
    }
    guard let row, row.axis == .horizontal, let geometry = row.geometry else { return nil }
    self.geometry = geometry
    isMirrored = carousel.screen.settings.effectiveDirection == .rightToLeft
  }

  /// The card before and after the current one, with Reduce Motion off.
  func neighbours(of card: CardSubject) -> [Neighbour] {
    [card.index - 1, card.index + 1].compactMap { rest in
      guard rest >= 0, rest < geometry.count else { return nil }
      let edge = geometry.leadingEdge(card.index, offset: geometry.restOffset(rest))
      let left = isMirrored ? geometry.mirrored(edge) : edge
      let opacity = card.placed.view.modifiers.reduce(1.0) {
        $0 * self.opacity(of: $1, edge: edge, left: left)
      }
      guard opacity < 1 else { return nil }
      return Neighbour(opacity: opacity, left: left, containerWidth: geometry.container)
    }
  }

  private func opacity(of modifier: Modifier, edge: Double, left: Double) -> Double {
    guard modifier.isEnabled else { return 1 }
    switch modifier.kind {
    case .motion(.visualEffect(let effect)):
      let place = CardPlacement(minX: left, width: geometry.card, containerWidth: geometry.container)
      return effect.effect(place).opacity ?? 1
    case .motion(.scrollTransition(let transition)):
      let values = transition.values(
        leadingEdge: edge - geometry.safeLead, length: geometry.card,
        container: geometry.container - geometry.safeLead - geometry.safeTrail)
      return values.opacity ?? 1
    default: return 1
    }
  }
}

extension DimmedCards.Neighbour {
  /// Whether any of a rectangle on the card is in sight while the card lies here.
  func shows(_ rect: Rect, of card: Rect) -> Bool {
    let start = left + rect.x - card.x
    return start + rect.width > 1 && start < containerWidth - 1
  }
}
