/// The settings that a screen states itself, whatever the person's are; nil leaves one as it is.
///
/// Only what the author of a screen decides can be stated: never an accessibility setting such as Reduce
/// Motion, since a screen must be shown under both its values.
public struct SettingsOverrides: Hashable, Sendable {
  /// The language of the screen's words, as a BCP 47 tag.
  public var language: String?
  /// The layout direction.
  public var layoutDirection: AccessibilitySettings.LayoutDirection?
  /// The kind of device that the frames were measured on.
  public var idiom: AccessibilitySettings.Idiom?
  /// The screen in points that the frames were measured on.
  public var screenSize: Size?
  /// Light or dark, for a screen that has only one appearance.
  public var appearance: AccessibilitySettings.Appearance?

  /// Creates overrides that leave every setting as it is.
  public init() {}

  /// Returns the settings with what the screen states in place of the person's.
  public func applied(to settings: AccessibilitySettings) -> AccessibilitySettings {
    var result = settings
    if let language { result.language = language }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    if let idiom { result.idiom = idiom }
    if let screenSize { result.screenSize = screenSize }
    if let appearance { result.appearance = appearance }
    return result
  }

  /// Returns these overrides, and those of `outer` where this has none.
  public func falling(backOn outer: Self) -> Self {
    var result = self
    result.language = language ?? outer.language
    result.layoutDirection = layoutDirection ?? outer.layoutDirection
    result.idiom = idiom ?? outer.idiom
    result.screenSize = screenSize ?? outer.screenSize
    result.appearance = appearance ?? outer.appearance
    return result
  }
}
