public import CarouselModel

/// One combination of settings out of several that a test goes through.
public struct SettingsVariant: Hashable, Sendable {
  /// The values of a switch that are gone through.
  public enum Switch: String, Hashable, Sendable, CaseIterable {
    /// Only off.
    case off
    /// Only on.
    case on
    /// Off, then on.
    case both

    var values: [Bool] {
      switch self {
      case .off: [false]
      case .on: [true]
      case .both: [false, true]
      }
    }
  }

  /// The settings.
  public var settings: AccessibilitySettings
  /// What is particular about them, as names of files take it: "reduce-motion", "de", "accessibility5".
  public var marks: [String]

  /// Every combination; an empty list leaves a setting as a device is delivered.
  public static func all(
    reduceMotion: Switch = .off, languages: [String] = [],
    sizes: [AccessibilitySettings.TextSize] = [], appearances: [AccessibilitySettings.Appearance] = [],
    from settings: AccessibilitySettings = AccessibilitySettings()
  ) -> [SettingsVariant] {
    var variants = [SettingsVariant(settings: settings, marks: [])]
    variants = variants.flatMap { variant in
      reduceMotion.values.map { isOn in
        variant.adding(isOn ? "reduce-motion" : nil) { $0.reduceMotion = isOn }
      }
    }
    if !languages.isEmpty {
      variants = variants.flatMap { variant in
        languages.map { tag in variant.adding(tag) { $0.language = tag } }
      }
    }
    if !sizes.isEmpty {
      variants = variants.flatMap { variant in
        sizes.map { size in variant.adding(size.rawValue) { $0.textSize = size } }
      }
    }
    guard !appearances.isEmpty else { return variants }
    return variants.flatMap { variant in
      appearances.map { look in variant.adding(look.rawValue) { $0.appearance = look } }
    }
  }

  private func adding(_ mark: String?, _ change: (inout AccessibilitySettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    if let mark { copy.marks.append(mark) }
    return copy
  }

  /// Whether nothing is particular.
  var isPlain: Bool { marks.isEmpty }
}

extension SettingsVariant: CustomStringConvertible {
  /// What is particular, in words: "reduce-motion, de".
  public var description: String { isPlain ? "as delivered" : marks.joined(separator: ", ") }
}
