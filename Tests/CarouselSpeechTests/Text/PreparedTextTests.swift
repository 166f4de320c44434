import CarouselSpeech
import SpeechWorkerProtocol
import Testing

@Suite struct PreparedTextTests {
  private func prepared(_ text: String, voice: String = "gmw/en") -> [String] {
    PreparedText(text, voiceID: voice).pieces.map(\.text.string)
  }

  @Test(arguments: [
    ("Midnight, 3 of 5", "Midnight, 3 of 5"),
    ("  two\n\n spaces\t", "two spaces"),
    ("\u{1}Vfr bonjour", "Vfr bonjour"),
    ("a[\u{2}b\u{9B}31m\0c", "a[b31mc"),
    ("\u{E000}\u{F8FF}x", "x"),
    ("\u{FEFF}\u{202E}hello\u{202C}", "hello"),
    ("Cafe\u{301}", "Café"),
    ("Å\u{212B}", "ÅÅ"),
    ("ｗｉｄｅ 𝓕𝓪𝓷𝓬𝔂 ﬁne Ⅳ ①", "wide Fancy fine IV 1"),
    ("20 ℃", "20 °C"),
    ("½ cup, № 5™…", "½ cup, № 5™…"),
    ("กำ", "กำ"),
    ("<b>&amp;", "<b>&amp;"),
    ("👍🏽 👍️ 1️⃣", "👍 👍 1\u{20E3}"),
    ("---लच्छेद", "-लच्छेद"),
    ("wait..... what??", "wait.. what??"),
    ("a\u{A0}b\u{2009}c\u{3000}d\u{2028}e", "a b c d e"),
    ("\r\n", ""), ("", ""), ("\u{1}\u{2}", ""),
  ])
  func `what could command the engine or be misread is changed`(text: String, expected: String) {
    #expect(prepared(text) == (expected.isEmpty ? [] : [expected]))
  }

  @Test(arguments: ["inc/hi", "cel/ga", "cel/gd", "ine/hy", "ine/hyw", "trk/ky", "sit/my", "inc/hi+f3"])
  func `emoji are dropped for the voices that crash over them`(voice: String) {
    #expect(prepared("3 😀👨‍👩‍👧🇩🇪❤️ x", voice: voice).joined().filter { $0 != " " && $0 != "\u{200D}" } == "3x")
    #expect(prepared("3 😀 x") == ["3 😀 x"])
  }

  @Test func `a long word is cut, after a mark if it has one`() {
    let rows = prepared(String(repeating: "s'", count: 70)).joined(separator: " ").split(separator: " ")
    #expect(rows.map(\.count) == [40, 40, 40, 20])
    let address = "https://example.com/one/two/three/four/five/six"
    #expect(prepared(address) == ["https://example.com/one/two/three/four/ five/six"])
    #expect(prepared("e" + String(repeating: "\u{301}", count: 100)).map(\.unicodeScalars.count) == [31])
  }

  @Test func `a long text is cut where a reader would pause`() {
    let text =
      "The first sentence is about as long as a line. The second one, which has a comma, goes on for a while longer."
    let pieces = PreparedText(text, voiceID: "gmw/en").pieces
    #expect(
      pieces.map(\.text.string) == [
        "The first sentence is about as long as a line. The second one, which has a comma,",
        "goes on for a while longer.",
      ])
    #expect(pieces.map(\.endsWithPause) == [true, false])
    let words = prepared(String(repeating: "word ", count: 50))
    #expect(words.map(\.unicodeScalars.count) == [99, 99, 49])
  }

  @Test func `every scalar knows where it came from`() {
    let text = "\u{1}Cafe\u{301}  ﬁ 👍🏽!"
    let pieces = PreparedText(text, voiceID: "gmw/en").pieces
    #expect(pieces.map(\.text.string) == ["Café fi 👍!"])
    #expect(pieces.map(\.text.sources) == [[1, 2, 3, 4, 6, 8, 8, 9, 10, 12]])
  }

  @Test func `a text of any length is cut, and loses nothing but spaces`() {
    let sentences = (0..<400).map { "Sentence \($0), with a comma, ends here." }
    let texts = [
      sentences.joined(separator: " "), sentences.joined(separator: "\n"),
      String(repeating: "x", count: 5000),
      String(repeating: "字", count: 5000), String(repeating: "é ", count: 3000),
    ]
    for text in texts {
      let pieces = PreparedText(text, voiceID: "gmw/en").pieces
      let letters = pieces.flatMap(\.text.scalars).filter { $0 != " " }
      #expect(letters == text.unicodeScalars.filter { !$0.properties.isWhitespace })
      let original = Array(text.unicodeScalars)
      for piece in pieces {
        for (scalar, source) in zip(piece.text.scalars, piece.text.sources) where scalar != " " {
          #expect(original[source] == scalar)
        }
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `no label gets past the rules`(seed: UInt64) {
    var labels = HostileLabels(seed: seed)
    for _ in 0..<250 {
      let label = labels.next()
      let count = label.unicodeScalars.count
      for piece in PreparedText(label, voiceID: seed.isMultiple(of: 2) ? "inc/hi" : "gmw/en").pieces {
        #expect(piece.text.scalars.count <= WireLimits.pieceScalars)
        #expect(piece.text.scalars.split(separator: " ").allSatisfy { $0.count <= 40 })
        #expect(
          piece.text.scalars.allSatisfy { ![.control, .privateUse].contains($0.properties.generalCategory) })
        #expect(piece.text.sources.allSatisfy { (0..<count).contains($0) })
        #expect(piece.text.sources == piece.text.sources.sorted())
      }
    }
  }
}
