/// The arithmetic of a row of equal cards in a scroll view, in points along its axis.
///
/// Positions count from the edge at which the row begins: the left one in left-to-right layout. Use
/// `mirrored` for the place on the screen in right-to-left layout. What is not finite counts as zero, and so
/// does a negative length of the container or of a card.
public struct ScrollGeometry: Hashable, Sendable {
  /// The scroll view's own length.
  public let container: Double
  /// Space before the first card: safe area and content margin together.
  public let lead: Double
  /// Space behind the last card.
  public let trail: Double
  /// Length of one card.
  public let card: Double
  /// Gap between two cards; negative where cards overlap.
  public let spacing: Double
  /// Number of cards.
  public let count: Int
  /// Where on the container a card comes to rest: at the lead, or at the centre.
  public let anchor: Alignment.Place
  /// The part of `lead` that is safe area, which a scroll transition does not count as container.
  public let safeLead: Double
  /// The part of `trail` that is safe area.
  public let safeTrail: Double

  /// Creates a geometry.
  public init(
    container: Double, lead: Double, trail: Double, card: Double, spacing: Double, count: Int,
    anchor: Alignment.Place = .start, safeLead: Double = 0, safeTrail: Double = 0
  ) {
    self.container = Self.length(container)
    self.lead = lead.isFinite ? lead : 0
    self.trail = trail.isFinite ? trail : 0
    self.card = Self.length(card)
    self.spacing = spacing.isFinite ? max(spacing, -self.card) : 0
    self.count = max(count, 0)
    self.anchor = anchor
    self.safeLead = Self.length(safeLead)
    self.safeTrail = Self.length(safeTrail)
  }

  private static func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

  /// Distance from one card's leading edge to the next one's.
  public var stride: Double { card + spacing }

  /// Length of all cards and gaps.
  public var contentLength: Double { count == 0 ? 0 : Double(count) * card + Double(count - 1) * spacing }

  /// How far the row can be scrolled.
  public var maximumOffset: Double { max(0, contentLength + lead + trail - container) }

  /// The offset at which a card (zero-based) rests, within what the row can be scrolled.
  public func restOffset(_ index: Int) -> Double {
    let free = container - lead - trail - card
    let wanted = Double(index) * stride - free * anchor.fraction
    return min(max(wanted, 0), maximumOffset)
  }

  /// The leading edge of a card (zero-based) in the scroll view at an offset.
  public func leadingEdge(_ index: Int, offset: Double) -> Double {
    lead + Double(index) * stride - offset
  }

  /// The left edge on the screen of a card whose leading edge is given, in right-to-left layout.
  public func mirrored(_ leadingEdge: Double) -> Double { container - leadingEdge - card }

  /// The part of a card's length that lies within the scroll view at an offset.
  public func visibleLength(_ index: Int, offset: Double) -> Double {
    let edge = leadingEdge(index, offset: offset)
    return max(0, min(edge + card, container) - max(edge, 0))
  }
}
