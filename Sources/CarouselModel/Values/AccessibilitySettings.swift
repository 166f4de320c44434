/// What the person's device and settings are: the question that a screen answers.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  /// The direction in which text and layout run.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  /// The kind of device, which decides how far apart rows of elements are.
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case phone, pad }
  /// Which release's system colours apply.
  public enum SystemPalette: String, Hashable, Sendable, CaseIterable {
    case iOS18 = "ios18"
    case iOS26 = "ios26"
  }
  /// The twelve text sizes of iOS, with `large` as delivered.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// Whether Reduce Motion is on.
  public var reduceMotion = false
  /// Light or dark.
  public var appearance = Appearance.light
  /// Whether Increase Contrast is on.
  public var increaseContrast = false
  /// The text size.
  public var textSize = TextSize.large
  /// The language of the spoken words, as a BCP 47 tag.
  public var language = "en"
  /// The layout direction; nil follows the language.
  public var layoutDirection: LayoutDirection?
  /// The screen in points: an iPhone 16 held upright unless said otherwise.
  public var screenSize = Size(width: 393, height: 852)
  /// The kind of device.
  public var idiom = Idiom.phone
  /// Which release's system colours apply.
  public var systemPalette = SystemPalette.iOS18
  /// Whether VoiceOver is running.
  public var voiceOver = true
  /// Whether Switch Control is running.
  public var switchControl = false
  /// Whether Differentiate Without Color is on.
  public var differentiateWithoutColor = false
  /// Whether Reduce Transparency is on.
  public var reduceTransparency = false

  /// Creates the settings of a device as delivered, with VoiceOver running.
  public init() {}

  /// The direction that applies: the given one, or that of the language's script.
  public var effectiveDirection: LayoutDirection {
    if let layoutDirection { return layoutDirection }
    let subtags = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    let isRightToLeft = subtags.first.map(Self.rightToLeftLanguages.contains) ?? false
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The same settings with Reduce Motion on or off.
  public func withReduceMotion(_ isOn: Bool) -> Self {
    var copy = self
    copy.reduceMotion = isOn
    return copy
  }

  /// Scripts that run from right to left (Unicode CLDR, scriptMetadata), in small letters as subtags.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Languages whose usual script runs from right to left (Unicode CLDR, characterOrder).
  static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
