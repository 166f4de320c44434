import CarouselLint
import CarouselModel
import Testing

/// The values were computed from the formulas of WCAG 2.2 in double precision by a program of its own.
@Suite("Luminance, contrast and compositing")
struct PixelTests {
  @Test(
    "relative luminance",
    arguments: [
      (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722), (0x808080, 0.215861), (0x0A0A0A, 0.003035),
      (0x0B0B0B, 0.003347), (0x000000, 0), (0xFFFFFF, 1),
    ] as [(UInt32, Double)])
  func luminance(_ hex: UInt32, _ expected: Double) {
    #expect(abs(Pixel(hex: hex).luminance - expected) < 1e-6)
  }

  @Test(
    "contrast ratio, the same in both directions, and never rounded across a threshold",
    arguments: [
      (0xFFFFFF, 0x000000, 21), (0xFFFFFF, 0x767676, 4.542225), (0xFFFFFF, 0x777777, 4.478089),
      (0xFFFFFF, 0x949494, 3.033470), (0xFFFFFF, 0x959595, 2.995346), (0xFF0000, 0xFFFFFF, 3.998477),
      (0x0000FF, 0xFFFFFF, 8.592471), (0xFFFFFF, 0x007AFF, 4.016976), (0x34C759, 0xFFFFFF, 2.219959),
      (0x3C3C43, 0xFFFFFF, 10.940208),
    ] as [(UInt32, UInt32, Double)])
  func contrast(_ first: UInt32, _ second: UInt32, _ expected: Double) {
    let (first, second) = (Pixel(hex: first), Pixel(hex: second))
    #expect(abs(first.contrast(with: second) - expected) < 1e-6)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test(
    "translucent colours over a page",
    arguments: [
      (Pixel.white.thinned(0.75), Pixel.black, 11.45), (Pixel(hex: 0x3C3C43).thinned(0.3), .white, 1.732),
      (Pixel(hex: 0x3C3C43).thinned(0.6), .white, 3.438), (Pixel(hex: 0xEBEBF5).thinned(0.3), .black, 2.250),
      (Pixel(hex: 0xEBEBF5).thinned(0.6), .black, 6.364),
    ])
  func compositing(_ color: Pixel, _ page: Pixel, _ expected: Double) {
    #expect(abs(color.over(page).contrast(with: page) - expected) < 0.005)
  }

  @Test("the middle of a gradient is mixed on encoded components, not in linear light")
  func mixing() {
    let middle = Pixel(hex: 0x34C759).mixed(with: Pixel(hex: 0xAF52DE), 0.5)
    #expect(abs(middle.contrast(with: .white) - 3.52) < 0.005)
  }
}

@Suite("System colours")
struct SystemColorTests {
  private static let names: [Color.Name] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]

  /// White text on each, in the order of `names`.
  static let rows: [(condition: ViewingCondition, ratios: [Double])] = [
    (condition(.iOS18, .light), [3.55, 2.20, 1.51, 2.22, 2.12, 2.57, 2.54, 4.02, 5.65, 4.13, 3.65, 3.50]),
    (condition(.iOS18, .dark), [3.41, 2.06, 1.41, 2.02, 1.51, 1.99, 1.72, 3.65, 5.06, 3.52, 3.52, 3.08]),
    (condition(.iOS26, .light), [3.57, 2.31, 1.51, 2.22, 2.12, 2.16, 2.16, 3.52, 5.09, 4.17, 3.65, 3.53]),
    (condition(.iOS26, .dark), [3.43, 2.23, 1.41, 2.02, 1.78, 1.86, 1.76, 3.23, 3.51, 3.63, 3.52, 3.07]),
    (
      condition(.iOS26, .light, true),
      [4.56, 4.55, 4.59, 4.54, 4.55, 4.57, 4.57, 4.57, 6.12, 5.21, 4.57, 4.58]
    ),
    (
      condition(.iOS26, .dark, true),
      [2.94, 2.02, 1.32, 1.84, 1.64, 1.65, 1.61, 2.15, 2.13, 2.15, 2.17, 2.16]
    ),
  ]

  private static func condition(
    _ palette: AccessibilitySettings.SystemPalette, _ appearance: AccessibilitySettings.Appearance,
    _ increased: Bool = false
  ) -> ViewingCondition {
    ViewingCondition(palette: palette, appearance: appearance, increasesContrast: increased)
  }

  @Test("white text on each colour, under each condition", arguments: rows)
  func white(_ condition: ViewingCondition, _ expected: [Double]) throws {
    for (name, ratio) in zip(Self.names, expected) {
      let ground = try #require(Color(name).pixel(condition))
      #expect(abs(ground.contrast(with: .white) - ratio) < 0.0051, "\(name) in \(condition.name)")
    }
  }

  @Test("every name has a colour under all eight conditions, but that which the app sets")
  func completeness() {
    #expect(Set(ViewingCondition.all).count == 8)
    for name in Color.Name.allCases where name != .accentColor {
      for condition in ViewingCondition.all { #expect(Color(name).pixel(condition) != nil) }
    }
    #expect(Color(.accentColor).pixel(ViewingCondition.all[0]) == nil)
  }
}
