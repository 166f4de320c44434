import CarouselModel

/// The motion effects of a carousel's cards while one of them rests.
struct CardEffects: Sendable {
  private let carousel: PlacedCarousel
  private let offset: Double
  /// Whether the card at rest is the one that the state makes the current one.
  private let isCurrent: Bool

  init(_ carousel: PlacedCarousel, _ rest: Int) {
    self.carousel = carousel
    isCurrent = carousel.currentIndex == rest
    offset = carousel.geometry?.restOffset(rest) ?? 0
  }

  /// All effects of a card and of what it shows, together.
  func values(of index: Int) -> EffectValues {
    guard index < carousel.cards.count else {
      let unknown = EffectValues.Kind.allCases.map { ($0, "the views of the cards") }
      return EffectValues(unknown: Dictionary(uniqueKeysWithValues: unknown))
    }
    let card = carousel.cards[index]
    return values(of: card, index).combined(with: standing(card))
  }

  /// The size, rotation, opacity and shift across the row that a card has by itself, where cards differ in it: as they do that change with the state.
  ///
  /// What it is while another card is current is not known.
  private func standing(_ card: ViewNode) -> EffectValues {
    let own = transform(of: card)
    let isCommon =
      own.unknown.isEmpty
      && (0..<min(carousel.cards.count, 5)).allSatisfy {
        transform(of: carousel.cards[$0]) == own
      }
    guard !isCommon else { return .identity }
    return isCurrent ? own : own.blurred(by: "which card is current")
  }

  /// The transforms of a card as a whole: its own, and those of the only view inside it.
  private func transform(of view: ViewNode) -> EffectValues {
    let inner = content(of: view)
    var values = inner.count == 1 && !isCarousel(inner[0]) ? transform(of: inner[0]) : .identity
    for modifier in view.modifiers where modifier.isEnabled {
      switch modifier.kind {
      case .appearance(.transform(let own)): values = values.combined(with: own)
      case .appearance(.opacity(let opacity)):
        values = values.combined(with: EffectValues(opacity: opacity))
      // Along the row it is the card's place.
      case .layout(.offset(_, let y)) where carousel.axis == .horizontal:
        values = values.combined(with: EffectValues(offsetY: y))
      case .unknown(let unknown) where unknown.name == "opacity":
        values = values.combined(with: EffectValues(unknown: [.opacity: unknown.expression]))
      case .unknown(let unknown) where unknown.name == "offset" && carousel.axis == .horizontal:
        values = values.combined(with: EffectValues(unknown: [.offsetY: unknown.expression]))
      default: break
      }
    }
    return values
  }

  private func values(of view: ViewNode, _ index: Int) -> EffectValues {
    var values = EffectValues.identity
    for child in content(of: view) where !isCarousel(child) {
      values = values.combined(with: self.values(of: child, index))
    }
    for modifier in view.modifiers where modifier.isEnabled {
      values = values.combined(with: effect(of: modifier, index))
    }
    return values
  }

  private func content(of view: ViewNode) -> ViewList {
    switch view.kind {
    case .reader(let content): content(carousel.context)
    case .geometryReader(let content):
      content(Size(width: carousel.geometry?.card ?? 0, height: carousel.geometry?.card ?? 0))
    default: view.children.isComputed ? [] : view.children
    }
  }

  private func isCarousel(_ view: ViewNode) -> Bool {
    if case .carousel = view.kind { true } else { false }
  }

  private func effect(of modifier: Modifier, _ index: Int) -> EffectValues {
    switch modifier.kind {
    case .motion(.visualEffect(let effect)):
      let values = effect.effect(placement(of: index))
      return carousel.geometry == nil ? values.blurred(by: Self.place) : values
    case .motion(.scrollTransition(let transition)):
      // Across the row's own axis the whole card is in view.
      guard transition.axis ?? carousel.axis == carousel.axis else { return transition.effect(.identity) }
      guard let geometry = carousel.geometry else {
        return ScrollTransition.Phase.allCases.map(transition.effect).reduce(transition.effect(.identity)) {
          .either($0, $1, Self.place)
        }
      }
      return transition.values(
        leadingEdge: geometry.leadingEdge(index, offset: offset) - geometry.safeLead, length: geometry.card,
        container: geometry.container - geometry.safeLead - geometry.safeTrail)
    case .layout(.overlay(let views, _)), .layout(.background(let views, _)):
      return views.isComputed
        ? .identity : views.reduce(.identity) { $0.combined(with: values(of: $1, index)) }
    default: return .identity
    }
  }

  /// What decides about effects where the row is not one of equal cards in a scroll view.
  private static let place = "the place of the card"

  /// Where a card is on the screen; in right-to-left layout a row begins at the right edge.
  private func placement(of index: Int) -> CardPlacement {
    guard let geometry = carousel.geometry else {
      return CardPlacement(minX: 0, width: 0, containerWidth: nil)
    }
    let edge = geometry.leadingEdge(index, offset: offset)
    let isMirrored =
      carousel.axis == .horizontal && carousel.context.settings.effectiveDirection == .rightToLeft
    return CardPlacement(
      minX: isMirrored ? geometry.mirrored(edge) : edge, width: geometry.card,
      containerWidth: geometry.container)
  }
}
