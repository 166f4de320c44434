import CarouselDefinitions
import CarouselLint
import CarouselModel
import Testing

@Suite("Rules on language")
struct LanguageRuleTests {
  /// A screen in a language, as a door other than definitions may hand it out.
  private func findings(_ tag: String, _ label: String = "Hello") -> [Finding] {
    let screen = Screen("Trips") { _ in
      Text(TextValue(label)).node.modifier(.accessibility(.language(tag)))
    }
    return Linter().lint(screen).findings.filter { $0.rule == "language-tag-invalid" }
  }

  @Test(
    "valid tags",
    arguments: [
      "en", "EN-gb", "de-CH-1996", "zh-Hant-TW", "es-419", "x-elvish", "i-klingon", "gsw", "sr-Latn-RS",
      "en-US-u-nu-arab", "art-lojban", "qaa", "zh-yue-HK", "en-x-pirate", "und", "mul", "en-XA",
    ])
  func valid(_ tag: String) { #expect(findings(tag).isEmpty) }

  @Test(
    "invalid tags, with the tag that was probably meant",
    arguments: [
      ("englisch", "write 'en'"), ("jp", "write 'ja'"), ("eng", "write 'en'"), ("ger-DE", "write 'de-DE'"),
      ("en-UK", "write a registered tag, such as en, pt-BR or zh-Hant"),
      ("en--US", "write a registered tag, such as en, pt-BR or zh-Hant"),
      ("", "write a registered tag, such as en, pt-BR or zh-Hant"),
      ("en-u", "write a registered tag, such as en, pt-BR or zh-Hant"),
      ("de-Germany-DE", "write a registered tag, such as en, pt-BR or zh-Hant"),
    ])
  func invalid(_ tag: String, _ advice: String) {
    let found = findings(tag)
    #expect(found.map(\.level) == [.error])
    #expect(found.first?.advice == advice)
  }

  @Test("a locale identifier is only worth knowing")
  func localeIdentifiers() {
    let found = findings("pt_BR")
    #expect(found.map(\.level) == [.info])
    #expect(found.first?.advice == "write 'pt-BR'")
  }

  @Test(
    "words in another language than they are said to be in",
    arguments: [
      ("en", "Приключение начинается здесь", "warning"), ("ru", "Adventure starts right here", "warning"),
      ("ja", "冒険はここから始まります", "pass"),
      ("en", "Willkommen in der Welt der Berge und Seen", "info"),
      ("de", "Welcome to the world of the Alps", "info"),
      ("de", "Willkommen in der Welt der Berge", "pass"), ("en", "Déjà vu", "pass"),
      ("en", "Москва", "pass"), ("ru", "Apple Watch Ultra", "pass"), ("sr", "Avantura počinje ovde", "pass"),
      ("en", "The sign reads «Приключение начинается здесь» today", "pass"),
      ("xyz", "Приключение начинается здесь", "pass"),
    ])
  func mismatches(_ language: String, _ label: String, _ expected: String) throws {
    let result = try lint("language: \(language)\ncards:\n  - {label: \"\(label)\"}")
    let found = result.findings.filter { $0.rule == "language-mismatch" }.map(\.level.rawValue)
    #expect(found == (expected == "pass" ? [] : [expected]))
  }
}
