/// What a motion effect does to a drawing; nil is a kind of change that the effect does not make.
public struct EffectValues: Hashable, Sendable {
  /// Size factor; 1 is the view's own size.
  public var scale: Double?
  /// Opacity from 0 to 1.
  public var opacity: Double?
  /// Rotation in degrees: about the vertical axis for a card that turns away, else in the plane.
  public var rotation: Double?
  /// Shift to the right in points.
  public var offsetX: Double?
  /// Shift downwards in points.
  public var offsetY: Double?

  /// Creates an effect.
  public init(
    scale: Double? = nil, opacity: Double? = nil, rotation: Double? = nil, offsetX: Double? = nil,
    offsetY: Double? = nil
  ) {
    self.scale = scale
    self.opacity = opacity
    self.rotation = rotation
    self.offsetX = offsetX
    self.offsetY = offsetY
  }

  /// No change at all.
  public static let identity = EffectValues()

  /// Both effects one after the other: factors multiply, angles and shifts add up.
  public func combined(with other: Self) -> Self {
    EffectValues(
      scale: merge(scale, other.scale, *), opacity: merge(opacity, other.opacity, *),
      rotation: merge(rotation, other.rotation, +), offsetX: merge(offsetX, other.offsetX, +),
      offsetY: merge(offsetY, other.offsetY, +))
  }

  private func merge(_ first: Double?, _ second: Double?, _ join: (Double, Double) -> Double) -> Double? {
    guard let first, let second else { return first ?? second }
    return join(first, second)
  }
}
