/// What is said about touching a view.
public enum InteractionModifier: Sendable {
  /// What a gesture is.
  public enum Gesture: Hashable, Sendable {
    /// Taps, with how many.
    case tap(count: Int)
    /// A press that is held.
    case longPress
    /// A drag, with the distance in points that it takes to begin.
    case drag(minimumDistance: Double)
    /// Another gesture, by name.
    case other(String)
  }

  /// A gesture and what it does.
  case gesture(Gesture, Action?)
  /// Whether controls inside are disabled.
  case disabled(Bool)
  /// Whether touches reach the view.
  case allowsHitTesting(Bool)
  /// A larger or smaller area for touches, in points.
  case hitArea(Size)
  /// Whether a keyboard can focus the view.
  case focusable(Bool)
}
