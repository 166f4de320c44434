import CarouselDefinitions
import CarouselModel
import Testing

/// The syntax of language tags (RFC 5646): the examples of its appendix A, and what it forbids.
@Suite("Language tags")
struct LanguageTagTests {
  @Test(
    "are read when they are well formed",
    arguments: [
      "de", "fr", "zh-Hant", "zh-cmn-Hans-CN", "cmn-Hans-CN", "yue-HK", "sr-Latn-RS", "sl-rozaj-biske",
      "de-CH-1901",
      "hy-Latn-IT-arevela", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever",
      "qaa-Qaaa-QM-x-southern",
      "en-US-u-islamcal", "zh-CN-a-myext-x-private", "i-klingon", "EN-gb", "englisch",
    ])
  func wellFormed(_ tag: String) {
    #expect(Page("{text: A, language: \(tag)}").faults == [])
  }

  @Test(
    "are refused otherwise",
    arguments: [
      "e", "de--DE", "-de", "de-", "a-DE", "x", "en-a", "en-a-bbb-a-ccc", "ar-a-", "toolonglanguage", "en US",
      "''", "d3", "en-!",
    ])
  func malformed(_ tag: String) {
    let faults = Page("{text: A, language: \(tag)}").faults
    #expect(faults.count == 1)
    #expect(faults.first?.contains("is no BCP 47 language tag") == true)
  }

  @Test(
    "none is as if no language were stated", arguments: ["text: A", "cards: [A]", "carousel: {label: A}"])
  func none(_ view: String) {
    let page = Page("\(view)\nlanguage: none")
    #expect(page.faults == [])
    #expect(page.reading.screens.first?.overrides.language == nil)
  }

  @Test("what is wrong with the language of a carousel's screen is told once", arguments: ["e", "en_US"])
  func once(_ tag: String) {
    #expect(Page("cards: [A, B]\nlanguage: \(tag)").faults.count == 1)
  }

  @Test("a locale identifier is read with a note")
  func underscores() {
    let page = Page("{text: A, language: en_US}")
    #expect(page.faults == ["1:21: warning: 'en_US' is a locale identifier and no BCP 47 tag; write 'en-US'"])
    #expect(page.reading.screens.first?.overrides.language == "en_US")
  }
}
