import CarouselModel
import CommandLineParsing

/// The options that say what the person's device and settings are.
enum SettingsOptions {
  /// For which value of Reduce Motion something is asked.
  enum ReduceMotion: String, CaseIterable, Sendable { case off, on, both }
  /// A switch.
  enum Switch: String, CaseIterable, Sendable { case on, off }
  /// The two values of Increase Contrast.
  enum Contrast: String, CaseIterable, Sendable { case standard, increased }

  static let reduceMotion = Option<ReduceMotion>(
    "reduce-motion", .choice("WHEN"), default: .off, help: "Whether Reduce Motion is on; both asks twice.")
  static let language = Option<String?>(
    "language", .languageTag, defaultText: "the definition's own, else en",
    help: "The language of the spoken words, as a BCP 47 tag.")
  static let direction = Option<AccessibilitySettings.LayoutDirection?>(
    "direction", .choice("DIRECTION"), defaultText: "that of the language", help: "The layout direction.")
  static let appearance = Option<AccessibilitySettings.Appearance>(
    "appearance", .choice("APPEARANCE"), default: .light, help: "Light or dark.")
  static let contrast = Option<Contrast>(
    "contrast", .choice("CONTRAST"), default: .standard, help: "Whether Increase Contrast is on.")
  static let textSize = Option<AccessibilitySettings.TextSize>(
    "text-size", .choice("SIZE"), default: .large, help: "The text size.")
  static let screen = Option<Size>(
    "screen", .size, default: Size(width: 393, height: 852), help: "The screen in points.")
  static let idiom = Option<AccessibilitySettings.Idiom>(
    "idiom", .choice("IDIOM"), default: .phone, help: "The kind of device.")
  static let palette = Option<AccessibilitySettings.SystemPalette>(
    "palette", .choice("PALETTE"), default: .iOS18, help: "Which release's system colours apply.")
  static let voiceOver = Option<Switch>(
    "voiceover", .choice("SWITCH"), default: .on, help: "Whether VoiceOver is running.")

  /// The group as help shows it.
  static let group = OptionGroup(
    "Settings of the device",
    [reduceMotion, language, direction, appearance, contrast, textSize, screen, idiom, palette, voiceOver])

  /// The settings that a command line asks for, Reduce Motion apart.
  static func settings(_ arguments: Arguments) -> AccessibilitySettings {
    var settings = AccessibilitySettings()
    if let language = arguments[language] { settings.language = language }
    settings.layoutDirection = arguments[direction]
    settings.appearance = arguments[appearance]
    settings.increaseContrast = arguments[contrast] == .increased
    settings.textSize = arguments[textSize]
    settings.screenSize = arguments[screen]
    settings.idiom = arguments[idiom]
    settings.systemPalette = arguments[palette]
    settings.voiceOver = arguments[voiceOver] == .on
    return settings
  }

  /// The settings of each variant that a command line asks for.
  static func variants(_ arguments: Arguments) -> [AccessibilitySettings] {
    let settings = settings(arguments)
    return switch arguments[reduceMotion] {
    case .off: [settings.withReduceMotion(false)]
    case .on: [settings.withReduceMotion(true)]
    case .both: [settings.withReduceMotion(false), settings.withReduceMotion(true)]
    }
  }
}

extension ValueSyntax<Size> {
  /// A size in points: `393x852`.
  static let size = ValueSyntax(
    "WxH", expecting: "a width and a height in points, such as 393x852",
    format: { "\(Int($0.width))x\(Int($0.height))" },
    parse: { text in
      let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
      guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
      return Size(width: width, height: height)
    })
}

extension ValueSyntax<String> {
  /// A BCP 47 tag: letters and digits in groups of up to eight.
  static let languageTag = ValueSyntax(
    "TAG", expecting: "a BCP 47 language tag, such as en or pt-BR",
    parse: { text in
      let groups = text.split(separator: "-", omittingEmptySubsequences: false)
      let isTag = groups.allSatisfy { group in
        (1...8).contains(group.count) && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      guard isTag, let first = groups.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
      else {
        return nil
      }
      return text
    })
}
