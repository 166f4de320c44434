package import CarouselModel

/// How a device shows colours: light or dark, with or without Increase Contrast, in the colours of a release.
package struct Look: Hashable, Sendable {
  package var appearance: AccessibilitySettings.Appearance
  package var increasesContrast: Bool
  package var palette: AccessibilitySettings.SystemPalette

  package init(
    _ appearance: AccessibilitySettings.Appearance, increasesContrast: Bool = false,
    palette: AccessibilitySettings.SystemPalette
  ) {
    self.appearance = appearance
    self.increasesContrast = increasesContrast
    self.palette = palette
  }

  /// Every look that a screen can have: the deployment target does not tell which palette a phone shows.
  static func all(_ appearance: AccessibilitySettings.Appearance?) -> [Look] {
    let appearances = appearance.map { [$0] } ?? [.light, .dark]
    return [false, true].flatMap { contrast in
      appearances.flatMap { appearance in
        AccessibilitySettings.SystemPalette.allCases.map {
          Look(appearance, increasesContrast: contrast, palette: $0)
        }
      }
    }
  }

  /// The look in words: "dark with Increase Contrast, iOS 26".
  var words: String {
    appearance.rawValue + (increasesContrast ? " with Increase Contrast" : "")
      + (palette == .iOS18 ? ", iOS 13 to 18" : ", iOS 26")
  }

  /// The colour behind everything (`systemBackground`).
  var page: RGB { appearance == .light ? .white : .black }

  /// The column of tables of system colours.
  var column: Int { (increasesContrast ? 2 : 0) + (appearance == .dark ? 1 : 0) }
}
