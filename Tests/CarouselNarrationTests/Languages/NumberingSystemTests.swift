import CarouselNarration
import Testing

@Suite("Digits")
struct NumberingSystemTests {
  @Test(
    "follow the language, its region, and what the tag asks for",
    arguments: [
      ("en", "120"), ("ar", "١٢٠"), ("ar-EG", "١٢٠"), ("ar_SA", "١٢٠"), ("ar-AE", "120"), ("ar-MA", "120"),
      ("ar-Latn-DZ", "120"), ("ar-u-nu-latn", "120"), ("ar-MA-u-nu-arab", "١٢٠"), ("en-u-nu-arab", "١٢٠"),
      ("en-u-nu-roman", "120"), ("", "120"), ("-", "120"), ("u-nu", "120"),
    ])
  func digits(tag: String, expected: String) {
    #expect(NumberingSystem(LanguageTag(tag)).format(120) == expected)
  }

  @Test("keep a sign")
  func sign() {
    #expect(NumberingSystem.arabicIndic.format(-3) == "-٣")
    #expect(NumberingSystem.latin.format(.min) == String(Int.min))
  }

  @Test(
    "read a tag's language and region",
    arguments: [
      ("de-AT", "de", "AT"), ("DE_at", "de", "AT"), ("zh-Hans-CN", "zh", "CN"), ("es-419", "es", "419"),
      ("en", "en", nil), ("en-u-rg-uszz", "en", nil), ("", "", nil),
    ] as [(String, String, String?)])
  func tags(tag: String, language: String, region: String?) {
    #expect(LanguageTag(tag).primary == language)
    #expect(LanguageTag(tag).region == region)
  }
}
