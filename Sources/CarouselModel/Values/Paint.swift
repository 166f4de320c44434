/// What fills a shape, a text or a background: SwiftUI's shape styles.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that blend along a line.
  case linearGradient(LinearGradient)
  /// A level of the current foreground style.
  case hierarchical(Level)
  /// A blur of what lies behind, such as `ultraThinMaterial`.
  case material(String)
  /// A style that only the running app knows, with the expression it came from.
  case unknown(String)

  /// The levels of the foreground style, from full strength downwards.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary
  }
}

/// Colours that blend along a line between two points of a unit square.
public struct LinearGradient: Hashable, Sendable {
  /// A colour and its place along the line, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place along the line, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order.
  public var stops: [Stop]
  /// Where the line begins, as a share of the size.
  public var start: Alignment
  /// Where the line ends.
  public var end: Alignment

  /// Creates a gradient from stops.
  public init(stops: [Stop], start: Alignment, end: Alignment) {
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Creates a gradient whose colours are evenly spread.
  public init(colors: [Color], start: Alignment, end: Alignment) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }
    self.init(stops: stops, start: start, end: end)
  }
}
