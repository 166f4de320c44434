/// A colour as an author writes it.
public struct Color: Hashable, Sendable {
  /// What the colour is made from.
  public enum Base: Hashable, Sendable {
    /// A system colour or one of `white`, `black`, `clear`, `primary`, `secondary`, `accentColor`: it looks
    /// different by appearance and contrast.
    case named(Name)
    /// sRGB components from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
    /// A colour that only the running app knows, with the expression it came from.
    case unknown(String)
  }

  /// The colours that SwiftUI names.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case white, black, clear, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
    case brown, primary, secondary, accentColor
  }

  /// What the colour is made from.
  public var base: Base
  /// Opacity from 0 (clear) to 1.
  public var opacity: Double

  /// Creates a colour from its base and opacity.
  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// Creates a named colour.
  public init(_ name: Name, opacity: Double = 1) { self.init(.named(name), opacity: opacity) }

  /// The same colour, thinned by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> Self { Color(base, opacity: opacity * factor) }
}
