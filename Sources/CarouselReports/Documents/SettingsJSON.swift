import CarouselModel

/// The settings under which something was read.
enum SettingsJSON {
  static func text(_ settings: AccessibilitySettings) -> String {
    JSONText.object([
      "reduceMotion": "\(settings.reduceMotion)",
      "language": JSONText.string(settings.language),
      "direction": JSONText.string(settings.effectiveDirection.rawValue),
      "appearance": JSONText.string(settings.appearance.rawValue),
      "increaseContrast": "\(settings.increaseContrast)",
      "textSize": JSONText.string(settings.textSize.rawValue),
      "screen": JSONText.object([
        "width": JSONText.number(settings.screenSize.width),
        "height": JSONText.number(settings.screenSize.height),
      ]),
      "idiom": JSONText.string(settings.idiom.rawValue),
      "palette": JSONText.string(settings.systemPalette.rawValue),
      "voiceOver": "\(settings.voiceOver)",
    ])
  }
}
