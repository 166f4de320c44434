import CarouselModel

/// Sizes of the text styles in points (Human Interface Guidelines, Typography, iOS).
enum FontSizes {
  /// The size at the default text size.
  static func size(of style: Font.Style) -> Double {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
