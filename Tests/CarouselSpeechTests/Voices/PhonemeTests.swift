import CarouselSpeech
import Testing

/// Phonemes are the same in every run, so they tell what is said; the words are eSpeak NG 1.51's.
@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct PhonemeTests {
  private let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)

  private func phonemes(_ text: String, _ language: String = "en-GB") throws -> String {
    try synthesizer.phonemes(of: text, voice: .language(language)).split(separator: "\n").joined(
      separator: " | ")
  }

  @Test(arguments: [
    ("en-GB", "3 of 5", "θɹˈiː ɒv fˈaɪv"), ("en-US", "3 of 5", "θɹˈiː ʌv fˈaɪv"),
    ("de", "3 von 5", "dɾˈaɪ fɔn fˈynf"),
    ("es-ES", "3 de 5", "tɾˈes ðe θˈinko"), ("es-MX", "3 de 5", "tɾˈes ðe sˈinko"),
    ("fr", "3 sur 5", "tʁwˈa syʁ sˈɛ̃k"), ("it", "3 di 5", "trˈe dɪ tʃˈinkwe"),
    ("pt-PT", "3 de 5", "tɹˈeʒ dɨ sˈiŋku"),
    ("ru", "3 из 5", "trʲˈi ˈɪs pʲˈjatʲ"), ("pl", "3 z 5", "tʃˈɨ s pʲˈɛɲtɕ"),
    ("nl", "3 van 5", "drˈi vɑn vˈɛɪf"),
    ("sv", "3 av 5", "trˈeː ɑːv fˈɛm"), ("nb", "3 av 5", "trˈeː av fˈɛm"),
    ("ar", "3 من 5", "θalˈaːθa mˈin xˈamsa"),
    ("hi", "5 में से 3", "pˈãc mẽː seː tˈiːn"), ("ja", "5の3", "ɡˈo̞ nˈo̞ sˈän"),
    ("zh-Hans", "第3项，共5项", "tˈi5 sˈa5n ɕˈiɑ5ŋ | kˈonɡ5 wˈu2 ɕˈiɑ5ŋ"),
  ])
  func `a position is said in its language`(language: String, text: String, expected: String) throws {
    #expect(try phonemes(text, language) == expected)
  }

  @Test(arguments: [
    ("Midnight, 3 of 5", "mˈɪdnaɪt | θɹˈiː ɒv fˈaɪv"), ("O'Neil", "əʊnˈiːl"), ("Dvořák", "dˈiːvɔːɹˈɑːk"),
    ("Café", "kafˈeɪ"), ("Cafe\u{301}", "kafˈeɪ"), ("1,000", "wˈɒn θˈaʊzənd"), ("9:41", "nˈaɪn fˈɔːti wˈɒn"),
    ("50%", "fˈɪfti pəsˈɛnt"), ("20 ℃", "twˈɛnti dɪɡɹˈiːz sˈiː"), ("½ cup", "ɐ hˈɑːf kˈʌp"),
    ("5 ㎏", "fˈaɪv kˌeɪdʒˈiː"), ("Part Ⅳ", "pˈɑːt ɹˌəʊmən fˈɔː"), ("ｗｉｄｅ", "wˈaɪd"),
    ("😀", "ɡɹˈɪnɪŋ fˈeɪs"), ("👍", "θˈʌmz ˈʌp"), ("👍🏽", "θˈʌmz ˈʌp"), ("👍️", "θˈʌmz ˈʌp"), ("❤️", "ɹˈɛd hˈɑːt"),
    ("\u{1}Vfr bonjour", "vˌiːˌɛfˈɑː bɔːnʒˈʊə"), ("[[h@'loU]]", "ˈeɪtʃ at lˈəʊ jˈuː"), ("•", ""), ("", ""),
  ])
  func `names, numbers, units and emoji are said in full`(text: String, expected: String) throws {
    #expect(try phonemes(text) == expected)
  }

  @Test func `what was said before changes nothing`() throws {
    let texts = ["3 of 5", "Dvořák", "😀", "e.g. s's's"]
    let alone = try texts.map { try phonemes($0) }
    for text in texts.reversed() {
      _ = try synthesizer.speak(
        [SpeechSegment(text: text, voice: .language("es"), rate: 300)], to: AudioBuffer())
      _ = try phonemes("tres", "es")
      #expect(try texts.map { try phonemes($0) } == alone)
    }
  }

  @Test func `a variant says the same`() throws {
    #expect(try synthesizer.phonemes(of: "3 of 5", voice: .named("en-gb+f3")) == phonemes("3 of 5"))
  }
}
