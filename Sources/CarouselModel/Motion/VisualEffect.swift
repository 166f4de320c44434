/// An effect that SwiftUI's `visualEffect` computes from where a view is in its scroll view.
public struct VisualEffect: Sendable {
  /// The effect at a place.
  public var effect: @Sendable (CardPlacement) -> EffectValues

  /// Creates an effect.
  public init(_ effect: @escaping @Sendable (CardPlacement) -> EffectValues) { self.effect = effect }
}

/// Where a card is in its scroll view, in points along the scroll axis.
public struct CardPlacement: Hashable, Sendable {
  /// The card's left edge in the scroll view's own space.
  public var minX: Double
  /// The card's width.
  public var width: Double
  /// The width of the scroll view's bounds; nil where there is none around the card.
  public var containerWidth: Double?

  /// Creates a placement.
  public init(minX: Double, width: Double, containerWidth: Double?) {
    self.minX = minX
    self.width = width
    self.containerWidth = containerWidth
  }

  /// The card's centre in the scroll view's space (`frame(in: .scrollView).midX`).
  public var midX: Double { minX + width / 2 }

  /// The centre of the scroll view in the card's space (`bounds(of: .scrollView).midX`).
  public var containerMidX: Double? { containerWidth.map { $0 / 2 - minX } }
}
