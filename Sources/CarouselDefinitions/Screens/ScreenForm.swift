import CarouselModel
import LocatedValues

/// What is said about a screen beside its outermost view.
struct ScreenForm: Sendable {
  var name: String?
  var state = ScreenState()
  var overrides = SettingsOverrides()

  static let record = RecordType<ScreenForm>(
    "screen", "a screen", start: { ScreenForm() },
    keys: [
      Key(
        "name", \.name, .identifier, example: "Albums",
        "The name by which the screen is listed; without it, that of the file."),
      Key(
        "state", \.state, .state, example: "{selection: Midnight}",
        "State variables with the values that they have when the screen opens."),
      Key(
        "language", \.overrides.language, .language, example: "de",
        "The language of the screen's words, as a BCP 47 tag."),
      Key(
        "direction", \.overrides.layoutDirection, .choice("a direction"), example: "rtl",
        "The layout direction; without it, that of the language."),
      Key(
        "idiom", \.overrides.idiom, .choice("an idiom"), example: "pad",
        "The kind of device that the screen is for."),
      Key(
        "screen-size", \.overrides.screenSize, .size, example: "393x852", "The size of the screen in points."),
      Key(
        "appearance", \.overrides.appearance, .choice("an appearance"), example: "dark",
        "Light or dark, for a screen that has only one of them."),
    ])

  /// Settings that the outermost view states for the whole screen.
  static func settings(statedIn view: Mapping) -> SettingsOverrides {
    var stated = SettingsOverrides()
    for key in ["elements", "carousel"] {
      guard let inside = view[key]?.mapping else { continue }
      stated.idiom =
        inside["idiom"]?.text.flatMap { AccessibilitySettings.Idiom(rawValue: $0) } ?? stated.idiom
      stated.layoutDirection =
        inside["direction"]?.text.flatMap { AccessibilitySettings.LayoutDirection(rawValue: $0) }
        ?? stated.layoutDirection
    }
    let language = view["carousel"]?.mapping?["language"]
    stated.language = language?.saysNone == true ? nil : language?.text
    return stated
  }
}
