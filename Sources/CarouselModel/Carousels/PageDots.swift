/// The row of dots that shows which card is current.
public struct PageDots: Hashable, Sendable {
  /// One dot's look.
  public struct Look: Hashable, Sendable {
    /// Size factor.
    public var scale: Double
    /// Colour.
    public var fill: Paint

    /// Creates a look.
    public init(scale: Double, fill: Paint) {
      self.scale = scale
      self.fill = fill
    }
  }

  /// Diameter in points.
  public var size: Double
  /// Gap between two dots in points.
  public var spacing: Double
  /// The current card's dot.
  public var active: Look
  /// The other dots.
  public var inactive: Look
  /// Whether assistive technology is given the dots.
  public var isExposed: Bool

  /// Creates a row of dots.
  public init(size: Double, spacing: Double, active: Look, inactive: Look, isExposed: Bool) {
    self.size = size
    self.spacing = spacing
    self.active = active
    self.inactive = inactive
    self.isExposed = isExposed
  }

  /// The look of the dot at an index while another is current.
  public func look(at index: Int, current: Int?) -> Look { index == current ? active : inactive }
}
