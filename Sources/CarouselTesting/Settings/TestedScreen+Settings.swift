public import CarouselModel

extension TestedScreen {
  /// Runs assertions on the screen under every combination of settings; failures say under which.
  ///
  /// Snapshots are kept apart by settings. Where a language is given that the screen overrides, the screen's own
  /// stays.
  ///
  /// - Parameters:
  ///   - reduceMotion: The values of Reduce Motion.
  ///   - languages: Languages as BCP 47 tags; none leaves the screen's language.
  ///   - sizes: Text sizes; none leaves the screen's size.
  ///   - appearances: Light, dark or both; none leaves the screen's appearance.
  ///   - assertions: What is asserted of the screen under each.
  /// - Throws: What the assertions throw.
  public func forEachSetting(
    reduceMotion: SettingsVariant.Switch = .both, languages: [String] = [],
    sizes: [AccessibilitySettings.TextSize] = [], appearances: [AccessibilitySettings.Appearance] = [],
    _ assertions: (TestedScreen) throws -> Void
  ) rethrows {
    let variants = SettingsVariant.all(
      reduceMotion: reduceMotion, languages: languages, sizes: sizes, appearances: appearances,
      from: settings)
    for variant in variants {
      try FailureContext.$variant.withValue(variant) { try assertions(under { $0 = variant.settings }) }
    }
  }
}
