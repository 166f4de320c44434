/// A figure that is drawn: it is nothing for assistive technology until a property is set on it.
public struct Shape: Hashable, Sendable {
  /// The outline.
  public enum Figure: Hashable, Sendable {
    case circle, capsule, rectangle, ellipse
    /// A rectangle with rounded corners, with the radius in points.
    case roundedRectangle(cornerRadius: Double)
    /// A plain colour or gradient, filling what it is offered.
    case fill
    /// A free path or drawing, with its type's name.
    case other(String)
  }

  /// The outline.
  public var figure: Figure
  /// What fills it; nil is the foreground style.
  public var fill: Paint?

  /// Creates a figure.
  public init(_ figure: Figure, fill: Paint? = nil) {
    self.figure = figure
    self.fill = fill
  }
}
