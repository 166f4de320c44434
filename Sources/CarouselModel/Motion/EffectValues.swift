/// What a motion effect does to a drawing; nil is a kind of change that the effect does not make, unless it is unknown.
public struct EffectValues: Hashable, Sendable {
  /// Size factor; 1 is the view's own size.
  public var scale: Double?
  /// Opacity from 0 to 1.
  public var opacity: Double?
  /// Rotation in degrees, about whichever axis: the vertical one for a card that turns away.
  public var rotation: Double?
  /// Shift to the right in points.
  public var offsetX: Double?
  /// Shift downwards in points.
  public var offsetY: Double?
  /// The expressions that decide about changes whose value is not known; the value itself is nil then.
  public var unknown: [Kind: String]

  /// A kind of change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case scale, opacity, rotation, offsetX, offsetY

    /// The value of an effect that makes no such change.
    public var neutral: Double {
      switch self {
      case .scale, .opacity: 1
      case .rotation, .offsetX, .offsetY: 0
      }
    }
  }

  /// Creates an effect; what is not known has no value.
  public init(
    scale: Double? = nil, opacity: Double? = nil, rotation: Double? = nil, offsetX: Double? = nil,
    offsetY: Double? = nil, unknown: [Kind: String] = [:]
  ) {
    self.scale = scale
    self.opacity = opacity
    self.rotation = rotation
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.unknown = unknown
    for kind in unknown.keys { self[kind] = nil }
  }

  /// No change at all.
  public static let identity = EffectValues()

  /// The value of a kind of change.
  public subscript(kind: Kind) -> Double? {
    get {
      switch kind {
      case .scale: scale
      case .opacity: opacity
      case .rotation: rotation
      case .offsetX: offsetX
      case .offsetY: offsetY
      }
    }
    set {
      switch kind {
      case .scale: scale = newValue
      case .opacity: opacity = newValue
      case .rotation: rotation = newValue
      case .offsetX: offsetX = newValue
      case .offsetY: offsetY = newValue
      }
    }
  }

  /// Both effects one after the other: factors multiply, angles and shifts add up.
  public func combined(with other: Self) -> Self {
    EffectValues(
      scale: merge(scale, other.scale, *), opacity: merge(opacity, other.opacity, *),
      rotation: merge(rotation, other.rotation, +), offsetX: merge(offsetX, other.offsetX, +),
      offsetY: merge(offsetY, other.offsetY, +),
      unknown: unknown.merging(other.unknown) { first, _ in first })
  }

  /// The effect that is one of two, and which of them an expression decides that is not known.
  public static func either(_ first: Self, _ second: Self, _ expression: String) -> Self {
    var values = first
    for kind in Kind.allCases {
      let isEqual = (first[kind] ?? kind.neutral) == (second[kind] ?? kind.neutral)
      if let known = first.unknown[kind] ?? second.unknown[kind] {
        values.unknown[kind] = known
      } else if !isEqual {
        values.unknown[kind] = expression
      }
      if values.unknown[kind] != nil { values[kind] = nil }
    }
    return values
  }

  /// The effect with every change that it makes not known, since an expression decides that is not.
  public func blurred(by expression: String) -> Self {
    var values = self
    for kind in Kind.allCases where self[kind] != nil {
      values.unknown[kind] = expression
      values[kind] = nil
    }
    return values
  }

  private func merge(_ first: Double?, _ second: Double?, _ join: (Double, Double) -> Double) -> Double? {
    guard let first, let second else { return first ?? second }
    return join(first, second)
  }
}
