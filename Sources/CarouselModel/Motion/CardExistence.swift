/// Whether iOS has made a card while its row is at rest.
///
/// A lazy row makes the cards that are near what is visible. With assistive technology running, the visible
/// stretch is extended by one container's length on both sides (OpenSwiftUI's audit of SwiftUI 6.5); nearby
/// cards may be made ahead of need besides (WWDC26 session 321).
public enum CardExistence: String, Hashable, Sendable, CaseIterable {
  /// The card is made, under every reading of the rule.
  case exists
  /// The card is made under one reading only, or may have been made ahead of need.
  case unknown
  /// The card is more than another container's length away from what is made.
  case missing
}

extension ScrollGeometry {
  /// Whether a lazy row has made a card (zero-based) at an offset.
  ///
  /// Whether the visible stretch and its extension are those of the whole container, or of the container
  /// without its insets, is not known; how far cards are made ahead of need is not known either, and is taken
  /// to be at most one more container's length. Both are our inference.
  public func existence(of index: Int, offset: Double) -> CardExistence {
    guard (0..<max(count, 0)).contains(index) else { return .missing }
    let edge = leadingEdge(index, offset: offset)
    let inner = max(0, container - lead - trail)
    if visibleLength(index, offset: offset) > 0 { return .exists }
    if isMade(edge, container, reach: 1), isMade(edge - lead, inner, reach: 1) { return .exists }
    return isMade(edge, container, reach: 2) ? .unknown : .missing
  }

  /// Whether a card meets a stretch that is extended by its own length `reach` times on both sides.
  private func isMade(_ edge: Double, _ stretch: Double, reach: Double) -> Bool {
    edge + card > -stretch * reach && edge < stretch * (1 + reach)
  }
}
