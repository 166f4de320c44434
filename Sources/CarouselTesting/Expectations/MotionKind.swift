/// A kind of movement that Reduce Motion is about.
public enum MotionKind: String, Hashable, Sendable, CaseIterable {
  /// Cards change their size as they scroll.
  case scale
  /// Cards turn as they scroll.
  case rotation
  /// Cards or what they show shift against the scrolling: parallax.
  case offset
  /// Cards fade as they scroll.
  case opacity
  /// The carousel moves by itself.
  case autoplay
  /// A change is animated.
  case animation
  /// A view comes or goes in another way than by fading.
  case transition

  /// What makes people ill: everything but fading and the animation of single changes.
  public static let vestibular: Set<MotionKind> = [.scale, .rotation, .offset, .autoplay, .transition]
}
