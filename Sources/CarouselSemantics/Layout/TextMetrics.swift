import CarouselModel

/// Sizes of text as iOS sets it, enough to estimate frames.
///
/// Sizes and line heights at the default text size are those of Apple's Human Interface Guidelines
/// (Typography, iOS, Large); the sizes at the largest text size are those of the same page (AX5). Sizes in
/// between follow the body style. Letters are taken to be half an em wide, and full-width ones a whole em.
enum TextMetrics {
  /// Point size and line height at the default text size, and point size at the largest one.
  private static func row(_ style: Font.Style) -> (size: Double, line: Double, largest: Double) {
    switch style {
    case .largeTitle: (34, 41, 60)
    case .title: (28, 34, 58)
    case .title2: (22, 28, 56)
    case .title3: (20, 25, 55)
    case .headline, .body: (17, 22, 53)
    case .callout: (16, 21, 51)
    case .subheadline: (15, 20, 49)
    case .footnote: (13, 18, 44)
    case .caption: (12, 16, 43)
    case .caption2: (11, 13, 40)
    }
  }

  /// The body style's point size at a text size.
  private static func body(_ size: AccessibilitySettings.TextSize) -> Double {
    switch size {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The point size of a font under a text size.
  static func pointSize(_ font: Font, _ textSize: AccessibilitySettings.TextSize) -> Double {
    let growth = (body(textSize) - 17) / (53 - 17)
    switch font.basis {
    case .fixed(let size): return size
    case .style(let style):
      let row = row(style)
      return row.size + (row.largest - row.size) * growth
    case .scaled(let size, let style):
      let row = row(style)
      return size * (row.size + (row.largest - row.size) * growth) / row.size
    }
  }

  /// The line height of a font under a text size.
  static func lineHeight(_ font: Font, _ textSize: AccessibilitySettings.TextSize) -> Double {
    let size = pointSize(font, textSize)
    switch font.basis {
    case .style(let style), .scaled(_, let style): return size * row(style).line / row(style).size
    case .fixed: return size * 1.2
    }
  }

  /// The width of a text on one line, where unknown parts count as a short word: how long the expressions are that
  /// stand for them says nothing about it.
  static func width(_ text: TextValue, pointSize: Double) -> Double {
    var ems = 0.0
    for part in text.parts {
      switch part {
      case .known(let words): ems += self.ems(words)
      case .unknown: ems += 4
      }
    }
    return (ems * pointSize).rounded(.up)
  }

  private static func ems(_ text: String) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += isFullWidth(scalar.value) ? 1 : 0.5 }
    return ems
  }

  private static func isFullWidth(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1100 else { return false }
    return (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFF00...0xFF60).contains(scalar) || (0x1F300...0x1FAFF).contains(scalar)
  }
}
