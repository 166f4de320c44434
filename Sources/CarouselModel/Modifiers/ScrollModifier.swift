/// What is said about how a view scrolls.
public enum ScrollModifier: Sendable {
  /// Where scrolling comes to rest.
  public enum TargetBehavior: Hashable, Sendable {
    /// At a multiple of the container's length.
    case paging
    /// At a view of the row; `limit` is how far one swipe may go (`always`, `alwaysByOne` ...).
    case viewAligned(limit: String?)
  }

  /// Insets of the content that leave the safe area as it is.
  case contentMargins(EdgeInsets)
  /// Where scrolling comes to rest.
  case targetBehavior(TargetBehavior)
  /// The views of this row are what scrolling aligns to.
  case targetLayout
  /// The state that holds the identifier of the card at rest, and where on the container it is anchored.
  case position(StateKey, anchor: Alignment.Place?)
  /// Whether scroll indicators are shown.
  case indicators(isVisible: Bool)
  /// Whether scrolling is off.
  case disabled
  /// The status that is announced while scrolling (iOS 26).
  case status(TextValue)
}
