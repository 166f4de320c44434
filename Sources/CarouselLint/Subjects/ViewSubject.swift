package import CarouselModel
package import CarouselSemantics

/// A view as rules see it: a text, a picture, a control or a shape, where it is and what is around it.
package struct ViewSubject: Sendable {
  /// The view where it is.
  package let placed: PlacedView
  /// What holds for it.
  package let surroundings: Surroundings

  /// Its kind.
  package var kind: ViewKind { placed.view.kind }
  /// What it is to the carousel, if that is stated of it or of a view around it.
  package var part: CarouselPart? { surroundings.part }
  /// Whether assistive technology is not given it as it is.
  package var isHidden: Bool { surroundings.hiddenBy != nil }
  /// Whether it can be seen.
  package var isVisible: Bool { !surroundings.isInvisible }

  /// The words, if it is a text.
  package var text: TextValue? {
    if case .text(let text) = kind { text } else { nil }
  }

  /// The picture, if it is one.
  package var image: ImageContent? {
    if case .image(let image) = kind { image } else { nil }
  }

  /// Where it is.
  package var spot: Spot {
    var spot = Spot(
      place: surroundings.source, view: kind.name, path: surroundings.path.joined(separator: " / "),
      carousel: surroundings.carousel, card: surroundings.card)
    spot.unknown = surroundings.unknown
    return spot
  }

  /// Where the last modifier that meets a condition was written.
  package func source(of isMeant: (Modifier.Kind) -> Bool) -> SourceRange? {
    placed.view.modifiers.last { $0.isEnabled && isMeant($0.kind) }?.source
  }
}
