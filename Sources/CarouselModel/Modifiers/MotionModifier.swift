/// What is said about how a view moves.
public enum MotionModifier: Sendable {
  /// An effect by how far the view has scrolled on or off.
  case scrollTransition(ScrollTransition)
  /// An effect by where the view is in its scroll view.
  case visualEffect(VisualEffect)
  /// The animation of a change; nil switches it off.
  case animation(Animation?)
  /// How the view comes and goes.
  case transition(name: String)
  /// Something that changes the state without being asked.
  case autoplay(Autoplay)
}

/// How a change is animated.
public struct Animation: Hashable, Sendable {
  /// SwiftUI's name: "snappy", "smooth", "spring", "easeInOut" ...
  public var name: String
  /// Duration in seconds, where it is given.
  public var duration: Double?
  /// Whether it repeats until it is stopped.
  public var repeatsForever: Bool

  /// An animation of which only the expression is known.
  public static func unknown(_ expression: String) -> Self { Animation("‹\(expression)›") }

  /// Whether it is known which animation it is.
  public var isKnown: Bool { !name.hasPrefix("‹") }

  /// Creates an animation.
  public init(_ name: String, duration: Double? = nil, repeatsForever: Bool = false) {
    self.name = name
    self.duration = duration
    self.repeatsForever = repeatsForever
  }
}
