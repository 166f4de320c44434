import CarouselModel
import Testing

@Suite("Layout direction")
struct LayoutDirectionTests {
  private func direction(_ language: String) -> AccessibilitySettings.LayoutDirection {
    var settings = AccessibilitySettings()
    settings.language = language
    return settings.effectiveDirection
  }

  @Test("follows the language", arguments: ["ar", "he", "fa-IR", "ur_PK", "AR", "yi"])
  func rightToLeft(_ language: String) { #expect(direction(language) == .rightToLeft) }

  @Test("is left to right otherwise", arguments: ["en", "de-CH", "", "-", "arn", "x"])
  func leftToRight(_ language: String) { #expect(direction(language) == .leftToRight) }

  @Test("follows the script where one is given")
  func script() {
    #expect(direction("ar-Latn") == .leftToRight)
    #expect(direction("pa-Arab-PK") == .rightToLeft)
    #expect(direction("uz_Arab") == .rightToLeft)
  }

  @Test("is the given one, whatever the language")
  func given() {
    var settings = AccessibilitySettings()
    settings.language = "he"
    settings.layoutDirection = .leftToRight
    #expect(settings.effectiveDirection == .leftToRight)
  }
}
