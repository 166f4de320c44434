import CarouselModel

/// The colours of labels on iOS (UIKit, UI element colors): what text has that is given no colour.
enum LabelColors {
  /// The colour of a level; the page does not list what Increase Contrast does to these, so it is left out.
  static func pixel(_ level: Paint.Level, _ condition: ViewingCondition) -> Pixel {
    let isDark = condition.appearance == .dark
    guard level != .primary else { return isDark ? .white : .black }
    return (isDark ? Pixel(hex: 0xEBEBF5) : Pixel(hex: 0x3C3C43)).thinned(opacity(level, isDark))
  }

  private static func opacity(_ level: Paint.Level, _ isDark: Bool) -> Double {
    switch level {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    // Sources give 0.16 and 0.18 for dark; the fainter one is taken.
    case .quaternary: isDark ? 0.16 : 0.18
    }
  }
}
