/// How a scroll transition goes from one phase to the next at one edge (SwiftUI's
/// `ScrollTransitionConfiguration`).
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// How the phases follow each other.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// With the scrolling, by how much of the view is beyond the threshold.
    case interactive
    /// All at once as the view passes the threshold; at rest it is in one phase or the other.
    case animated
    /// Never: the view keeps the phase of a view that is in view.
    case identity
  }

  /// How the phases follow each other.
  public var style: Style
  /// Which part of the view must be visible for it to count as in view, from 0 to 1; nil is a view whose centre
  /// is that of its container (`centered`).
  public var visible: Double?
  /// By how many points the threshold lies further inside.
  public var inset: Double
  /// Whether the effect eases in and out; else it goes with the scrolling (`linear`).
  public var eases: Bool

  /// Creates a configuration.
  public init(_ style: Style, visible: Double? = 1, inset: Double = 0, eases: Bool = true) {
    self.style = style
    self.visible = visible
    self.inset = inset
    self.eases = eases
  }

  /// SwiftUI's default: interactive, in view while wholly visible.
  public static let interactive = ScrollTransitionConfiguration(.interactive)
  /// All at once, as half of the view is visible (a public re-implementation of SwiftUI; Apple gives no figure).
  public static let animated = ScrollTransitionConfiguration(.animated, visible: 0.5)
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Returns how far a view is in the phase of an edge, from 0 for in view to 1.
  ///
  /// - Parameters:
  ///   - distance: How far the view's centre is beyond its container's, towards the edge.
  ///   - length: The view's length; more than 0.
  ///   - container: The container's length.
  /// - Returns: The share.
  func share(distance: Double, length: Double, container: Double) -> Double {
    // Where the view is wholly out of sight, and where it begins to leave.
    let end = (length + container) / 2
    let threshold = max(0, (visible.map { end - length * $0 } ?? 0) - inset)
    switch style {
    case .identity: return 0
    case .animated: return distance > threshold ? 1 : 0
    case .interactive:
      guard end > threshold else { return distance >= threshold ? 1 : 0 }
      return ScrollTransition.clamp((distance - threshold) / (end - threshold))
    }
  }
}
