import CarouselSpeech
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct VoiceCatalogTests {
  private let catalog: VoiceCatalog

  init() throws {
    catalog = try SpeechSynthesizer(worker: BuiltWorker.location).catalog()
  }

  @Test(arguments: [
    ("en", "gmw/en"), ("en-GB", "gmw/en"), ("en_GB", "gmw/en"), ("EN-gb", "gmw/en"),
    ("en_GB.UTF-8", "gmw/en"),
    ("en-US", "gmw/en-US"), ("en_US", "gmw/en-US"), ("en-CA", "gmw/en-US"), ("en-AU", "gmw/en"),
    ("en-029", "gmw/en-029"), ("en-GB-x-rp", "gmw/en-GB-x-rp"), ("en-Latn-GB-u-va-posix", "gmw/en"),
    ("es", "roa/es"), ("es-ES", "roa/es"), ("es-MX", "roa/es-419"), ("es-AR", "roa/es-419"),
    ("es-US", "roa/es-419"),
    ("pt", "roa/pt"), ("pt-BR", "roa/pt-BR"), ("fr-CA", "roa/fr"), ("fr-CH", "roa/fr-CH"),
    ("de-AT", "gmw/de"),
    ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hans", "sit/cmn-Latn-pinyin"), ("zh-Hans-CN", "sit/cmn-Latn-pinyin"),
    ("zh-Hant-TW", "sit/cmn-Latn-pinyin"), ("cmn-Hans", "sit/cmn-Latn-pinyin"), ("zh-HK", "sit/yue"),
    ("zh-Hant-HK", "sit/yue"), ("yue", "sit/yue"), ("no", "gmq/nb"), ("nb-NO", "gmq/nb"),
    ("ru", "zle/ru"), ("ja-JP", "jpx/ja"), ("iw", "sem/he"), ("in", "poz/id"), ("sr-Latn-RS", "zls/sr"),
    ("sh", "zls/hr"),
  ])
  func `a language has a voice`(tag: String, id: String) throws {
    let match = try #require(catalog.voice(forLanguage: tag))
    #expect(match.voice.id == id)
    #expect(match.fit == .sameLanguage)
  }

  @Test(arguments: [
    ("nn", "gmq/nb"), ("nn-NO", "gmq/nb"), ("fil", "poz/id"), ("tl-PH", "poz/id"), ("gsw", "gmw/de"),
  ])
  func `a language without a voice is spoken by a near one, and said to be`(tag: String, id: String) throws {
    let match = try #require(catalog.voice(forLanguage: tag))
    #expect(match.voice.id == id)
    #expect(match.fit == .relatedLanguage)
  }

  @Test(arguments: ["", "-", "und", "xx", "zz-ZZ", "x-private", "../../etc/passwd", "en/../../x", "é"])
  func `other tags have none`(tag: String) {
    #expect(catalog.voice(forLanguage: tag) == nil)
  }

  @Test(arguments: [
    ("gmw/en-US", "gmw/en-US"), ("en-us", "gmw/en-US"), ("EN-US", "gmw/en-US"),
    ("English (America)", "gmw/en-US"),
    ("en-gb", "gmw/en"), ("es-419", "roa/es-419"),
  ])
  func `a voice is found by any of its names`(name: String, id: String) throws {
    #expect(try catalog.voice(named: name).voice.id == id)
  }

  @Test func `a variant is found whatever its case`() throws {
    let match = try catalog.voice(named: "en-us+KLATT2")
    #expect(match.voice.id == "gmw/en-US")
    #expect(match.variant == "klatt2")
  }

  @Test(arguments: [
    ("en-sco", "en-GB-scotland"), ("Germann", "German"), ("en+klat", "en+klatt"),
    ("englsh (america)", "English (America)"), ("engish", "English (Great Britain)"),
    ("america", "English (America)"),
    ("mandrin", "Chinese (Mandarin, latin as English)"), ("spanish", "Spanish (Spain)"),
    ("gmw/en-UK", "gmw/en-US"),
    ("en-uk", "en-US"), ("en-uk", "en"), ("es-mexico", "es"), ("pt-br-x", "pt-BR"),
    ("roa/pt_BR", "roa/pt-BR"),
  ])
  func `a name with a slip is told from what it may have meant`(name: String, expected: String) {
    do throws(SpeechError) {
      Issue.record("found \(try catalog.voice(named: name))")
    } catch {
      guard case .voiceNotFound(let asked, let nearest) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(asked == name)
      #expect(nearest.contains(expected), "\(nearest)")
      #expect(nearest.count <= 3)
    }
  }

  @Test func `what is nothing like a voice is told from none`() {
    #expect(throws: SpeechError.voiceNotFound("klingonese", nearest: [])) {
      try catalog.voice(named: "klingonese")
    }
    #expect(throws: SpeechError.voiceNotFound("", nearest: [])) { try catalog.voice(named: "") }
    #expect(throws: SpeechError.voiceNotFound("xx", nearest: [])) { try catalog.voice(for: .language("xx")) }
    #expect(throws: SpeechError.voiceNotFound("spanish", nearest: ["es", "es-419"])) {
      try catalog.voice(for: .language("spanish"))
    }
  }

  @Test func `voices that need another program are not offered`() {
    #expect(!catalog.voices.isEmpty)
    #expect(!catalog.variants.isEmpty)
    #expect(catalog.voices.allSatisfy { !$0.id.hasPrefix("mb/") && !$0.id.hasPrefix("!") })
  }
}
