/// What is said about a view's place and size; lengths in points.
public enum LayoutModifier: Sendable {
  /// A frame with fixed lengths; nil leaves a length to the view.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// A frame with limits; infinity takes what is offered.
  case flexibleFrame(FrameLimits)
  /// Space around the view; negative values let it grow beyond what it is offered.
  case padding(EdgeInsets)
  /// More safe area, which also insets what the view scrolls.
  case safeAreaPadding(EdgeInsets)
  /// A size computed from the length of the nearest container along an axis.
  case containerRelativeFrame(Set<Axis>, length: @Sendable (Double) -> Double)
  /// A shift that leaves the layout as it is.
  case offset(x: Double, y: Double)
  /// Views in front, as large as this one.
  case overlay(ViewList, alignment: Alignment)
  /// Views behind, as large as this one.
  case background(ViewList, alignment: Alignment)
  /// The size that the view itself would choose.
  case fixedSize
  /// A width-to-height ratio; nil is the content's own.
  case aspectRatio(Double?, fills: Bool)
  /// Order in depth.
  case zIndex(Double)
  /// Reaches under the safe area.
  case ignoresSafeArea
}

/// The limits of a flexible frame in points; nil is no limit of that kind.
public struct FrameLimits: Hashable, Sendable {
  /// Smallest width.
  public var minWidth: Double?
  /// Largest width; infinity takes what is offered.
  public var maxWidth: Double?
  /// Smallest height.
  public var minHeight: Double?
  /// Largest height; infinity takes what is offered.
  public var maxHeight: Double?
  /// Where the view sits in the frame.
  public var alignment: Alignment

  /// Creates limits.
  public init(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
