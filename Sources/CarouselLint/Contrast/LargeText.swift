import CarouselModel
import CarouselSemantics

/// When text counts as large, so that less contrast is enough (WCAG 2.2, large scale).
enum LargeText: String, CaseIterable, Sendable {
  /// A point of iOS is a CSS pixel: 24, or 18.66 in bold. The stricter reading.
  case cssPixels
  /// A point of iOS is a CSS point: 18, or 14 in bold.
  case points

  /// Whether a text of a size in points is large.
  func includes(size: Double, isBold: Bool) -> Bool {
    switch self {
    case .cssPixels: size >= (isBold ? 18.66 : 24)
    case .points: size >= (isBold ? 14 : 18)
    }
  }
}

extension PlacedView {
  /// Whether text in the view is bold: a weight of 700 or more, which semibold is not.
  var isBold: Bool {
    switch font.weight {
    case .bold, .heavy, .black: true
    default: false
    }
  }

  /// The part of the text's height where letters have ink, from 0 at the top to 1 at the bottom.
  ///
  /// San Francisco has its ascent at 0.953 of the size, its descent at 0.241, and the tops of "b" and "l" at 0.74 above
  /// the base line (tables `hhea` and `OS/2` of SF Pro).
  var inkShare: ClosedRange<Double> {
    let (size, line) = (pointSize(.large), lineHeight(.large))
    guard content.height > 0 else { return 0...1 }
    let leading = max(0, line - (0.953 + 0.241) * size) / 2
    let top = min((leading + (0.953 - 0.74) * size) / content.height, 0.5)
    return top...max(1 - leading / content.height, top)
  }
}
