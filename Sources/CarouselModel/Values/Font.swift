/// How text is set: a text style that grows with the reader's text size, or a fixed size.
public struct Font: Hashable, Sendable {
  /// The text styles of iOS.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// Stroke thickness.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family of a system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }

  /// Where the size comes from.
  public enum Basis: Hashable, Sendable {
    /// A text style.
    case style(Style)
    /// A size in points that does not follow the text size.
    case fixed(Double)
    /// A size in points that grows like a text style (`ScaledMetric`, `relativeTo:`).
    case scaled(Double, relativeTo: Style)
  }

  /// Where the size comes from.
  public var basis: Basis
  /// Stroke thickness; nil leaves the style's own.
  public var weight: Weight?
  /// The family.
  public var design: Design

  /// Creates a font.
  public init(_ basis: Basis, weight: Weight? = nil, design: Design = .default) {
    self.basis = basis
    self.weight = weight
    self.design = design
  }

  /// Creates a font of a text style.
  public static func system(_ style: Style, design: Design = .default, weight: Weight? = nil) -> Self {
    Font(.style(style), weight: weight, design: design)
  }
}
