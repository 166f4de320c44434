/// An effect that SwiftUI's `scrollTransition` blends between three phases.
///
/// The effect is asked for the three pure phases only; what is seen is blended between them by how much of
/// the view is visible.
public struct ScrollTransition: Sendable {
  /// Where a view is on its way through the scroll view.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// Leaving at the top or leading edge.
    case topLeading = -1
    /// In view.
    case identity = 0
    /// Coming in at the bottom or trailing edge.
    case bottomTrailing = 1

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }
  }

  /// The axis; nil is that of the nearest scroll view.
  public var axis: Axis?
  /// The effect of each pure phase.
  public var effect: @Sendable (Phase) -> EffectValues
  /// How it goes at the top or leading edge.
  public var topLeading: ScrollTransitionConfiguration
  /// How it goes at the bottom or trailing edge.
  public var bottomTrailing: ScrollTransitionConfiguration

  /// Creates a transition; without configurations with SwiftUI's default one: interactive, visible, ease in and
  /// out.
  public init(
    axis: Axis? = nil, topLeading: ScrollTransitionConfiguration = .interactive,
    bottomTrailing: ScrollTransitionConfiguration = .interactive,
    effect: @escaping @Sendable (Phase) -> EffectValues
  ) {
    self.axis = axis
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.effect = effect
  }

  /// Returns the effect on a view at a place in its scroll view.
  ///
  /// All in points along the axis: the view's leading edge in the container, its length, and the
  /// container's length. Without a length, or where one of them is not finite, the view counts as in view.
  public func values(leadingEdge: Double, length: Double, container: Double) -> EffectValues {
    guard length > 0, [leadingEdge, length, container].allSatisfy(\.isFinite) else {
      return effect(.identity)
    }
    // How far its centre is beyond the container's, towards the trailing edge.
    let distance = leadingEdge + (length - container) / 2
    let leading =
      topLeading == .interactive
      ? Self.ease(Self.clamp(1 + leadingEdge / length))
      : Self.identityShare(topLeading, -distance, length, container)
    let trailing =
      bottomTrailing == .interactive
      ? Self.ease(Self.clamp((container - leadingEdge) / length))
      : Self.identityShare(bottomTrailing, distance, length, container)
    return Self.blend(
      effect(.topLeading), effect(.identity), effect(.bottomTrailing), leading: leading, trailing: trailing)
  }

  private static func identityShare(
    _ configuration: ScrollTransitionConfiguration, _ distance: Double, _ length: Double, _ container: Double
  ) -> Double {
    let share = 1 - configuration.share(distance: distance, length: length, container: container)
    return configuration.eases && configuration.style == .interactive ? ease(share) : share
  }

  /// Blends the effects of the phases; 1 is fully in view at that edge.
  private static func blend(
    _ top: EffectValues, _ identity: EffectValues, _ bottom: EffectValues, leading: Double, trailing: Double
  ) -> EffectValues {
    var values = EffectValues.identity
    for kind in EffectValues.Kind.allCases {
      let parts = [(identity, 1.0), (top, 1 - leading), (bottom, 1 - trailing)]
      if let unknown = parts.lazy.compactMap({ $1 == 0 ? nil : $0.unknown[kind] }).first {
        values.unknown[kind] = unknown
        continue
      }
      guard parts.contains(where: { $0.0[kind] != nil }) else { continue }
      let rest = identity[kind] ?? kind.neutral
      // As a change from identity, so that a view fully in view has exactly the identity's value.
      values[kind] =
        rest + ((top[kind] ?? kind.neutral) - rest) * (1 - leading)
        + ((bottom[kind] ?? kind.neutral) - rest) * (1 - trailing)
    }
    return values
  }

  static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
}
