package import CarouselModel

/// One way in which the same screen is seen: whose system colours, which appearance, which contrast.
package struct ViewingCondition: Hashable, Sendable {
  /// The release whose system colours apply.
  package var palette: AccessibilitySettings.SystemPalette
  /// Light or dark.
  package var appearance: AccessibilitySettings.Appearance
  /// Whether Increase Contrast is on.
  package var increasesContrast: Bool

  /// Creates a condition.
  package init(
    palette: AccessibilitySettings.SystemPalette, appearance: AccessibilitySettings.Appearance,
    increasesContrast: Bool
  ) {
    self.palette = palette
    self.appearance = appearance
    self.increasesContrast = increasesContrast
  }

  /// All eight: two releases, two appearances, each without and with Increase Contrast.
  package static let all: [ViewingCondition] = [false, true].flatMap { increasesContrast in
    AccessibilitySettings.Appearance.allCases.flatMap { appearance in
      AccessibilitySettings.SystemPalette.allCases.map {
        ViewingCondition(palette: $0, appearance: appearance, increasesContrast: increasesContrast)
      }
    }
  }

  /// Those of one appearance, for a screen that has only one; nil asks for all.
  static func all(of appearance: AccessibilitySettings.Appearance?) -> [ViewingCondition] {
    appearance.map { only in all.filter { $0.appearance == only } } ?? all
  }

  /// "dark appearance with Increase Contrast (iOS 26 colours)".
  package var name: String {
    "\(appearance.rawValue) appearance" + (increasesContrast ? " with Increase Contrast" : "")
      + " (\(palette == .iOS26 ? "iOS 26" : "iOS 18") colours)"
  }

  /// The column of a colour in a table of system colours.
  var column: Int { (increasesContrast ? 2 : 0) + (appearance == .dark ? 1 : 0) }

  /// What lies behind everything else: the system background of the appearance.
  var page: Pixel { appearance == .dark ? .black : .white }
}
