import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Translations of the author's texts")
struct TranslationsTests {
  private func card(_ value: TextValue) -> Stop {
    var node = SemanticNode(.element, view: "Color")
    node.label = "Midnight"
    node.value = value
    return Stop(node: node)
  }

  private func said(_ value: TextValue, _ language: String, _ translations: Translations) -> Utterance {
    var settings = AccessibilitySettings()
    settings.language = language
    return Narrator(settings: settings, translations: translations).utterance(for: card(value))
  }

  private static let position = TextValue("3 of 5", origin: .localized(key: "%lld of %lld"))

  @Test("none: the text stays as the author wrote it")
  func none() {
    #expect(said(Self.position, "de", .none).text == "Midnight, 3 of 5")
  }

  @Test(
    "assumed positions",
    arguments: [
      ("de", "Midnight, 3 von 5"), ("de-AT", "Midnight, 3 von 5"), ("ru", "Midnight, 3 из 5"),
      ("ja", "Midnight、5件中3件目"), ("ar", "Midnight، ٣ من ٥"), ("en", "Midnight, 3 of 5"),
      ("zh", "Midnight, 3 of 5"),
    ])
  func assumed(language: String, expected: String) {
    #expect(said(Self.position, language, .assumedPositions).text == expected)
  }

  @Test("assumed positions are reported as assumed")
  func reported() throws {
    let word = try #require(said(Self.position, "de", .assumedPositions).assumedWords.first)
    #expect(word.term == .position)
    #expect(word.text == "{index} von {count}")
    #expect(said(Self.position, "en", .assumedPositions).assumedWords.isEmpty)
  }

  @Test("the app's own catalogue, with places in another order")
  func catalogue() {
    let own = Translations(["de": ["%lld of %lld": "von %2$lld Alben das %1$lld."]])
    #expect(said(Self.position, "de-CH", own).text == "Midnight, von 5 Alben das 3.")
    #expect(said(Self.position, "de", own).assumedWords.isEmpty)
  }

  @Test("an expression that is not known stays one")
  func unknown() {
    let value = TextValue(
      parts: [.unknown("index + 1"), .known(" of 5")], origin: .localized(key: "%lld of %lld"))
    #expect(said(value, "fr", .assumedPositions).text == "Midnight, ‹index + 1› sur 5")
  }

  @Test(
    "a text that its key does not fit stays as it is",
    arguments: ["3/5", "3 of", "of 5 of", "", "3 of 5 of 7 "] as [String])
  func misfit(text: String) {
    let value = TextValue(text, origin: .localized(key: "%lld of %lld albums"))
    #expect(said(value, "de", .assumedPositions).value == (text.isEmpty ? nil : value))
  }

  @Test("text that is not to be looked up stays as it is")
  func verbatim() {
    #expect(said("3 of 5", "de", .assumedPositions).text == "Midnight, 3 of 5")
  }
}
