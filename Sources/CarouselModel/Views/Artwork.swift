/// A picture that is drawn by the app: a ground with a symbol in its middle.
public struct Artwork: Hashable, Sendable {
  /// The size that it is drawn at, in points; nil where it is not known.
  public var size: Size?
  /// What fills the ground.
  public var background: Paint?
  /// The name of the SF Symbol in the middle.
  public var symbol: String?
  /// What the symbol is painted with.
  public var symbolPaint: Paint?
  /// The length of the symbol's longer side in points.
  public var symbolLength: Double?

  /// Creates a drawing.
  public init(
    size: Size? = nil, background: Paint? = nil, symbol: String? = nil, symbolPaint: Paint? = nil,
    symbolLength: Double? = nil
  ) {
    self.size = size
    self.background = background
    self.symbol = symbol
    self.symbolPaint = symbolPaint
    self.symbolLength = symbolLength
  }
}
