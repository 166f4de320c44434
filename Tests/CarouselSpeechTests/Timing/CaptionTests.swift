import CarouselSpeech
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct CaptionTests {
  private func spoken(_ cards: [[String]], gap: Duration = .milliseconds(500)) throws -> [SpokenUtterance] {
    var result: [SpokenUtterance] = []
    let segments = cards.map { card in card.map { SpeechSegment(text: $0, voice: .language("en-GB")) } }
    try SpeechSynthesizer(worker: BuiltWorker.location).speak(all: segments, gap: gap, to: AudioBuffer()) {
      result.append($0)
    }
    return result
  }

  @Test func `a caption has a time for each word`() throws {
    var captions = WebVTT()
    for (index, card) in try spoken([["Midnight, 3 of 5"], ["Tom & <Jerry>", "→ -->"]]).enumerated() {
      captions.append(card, id: "card \(index) --> x")
    }
    let lines = captions.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let time = #/\d\d:\d\d:\d\d\.\d\d\d/#
    #expect(
      lines.map { $0.replacing(time, with: "T") } == [
        "WEBVTT", "", "card 0  x", "T --> T", "Midnight, <T>3 <T>of <T>5",
        "", "card 1  x", "T --> T", "Tom <T>&amp; <T>&lt;Jerry&gt; <T>→ --&gt;", "",
      ])
  }

  @Test func `times grow from cue to cue`() throws {
    let cards = try spoken([["Midnight, 3 of 5"], ["Moonlight, 4 of 5"]])
    let timings = cards.map { WordTimings($0) }
    let starts = timings.flatMap { $0.words.map(\.start) }
    #expect(starts == starts.sorted())
    #expect(timings[1].start - timings[0].end == 500)
    #expect(
      timings.allSatisfy { timing in timing.words.allSatisfy { $0.end <= timing.end && $0.start < $0.end } })
  }

  @Test func `a card that is silent has no cue`() throws {
    var captions = WebVTT()
    for card in try spoken([["•"], [""]]) { captions.append(card) }
    #expect(captions.text == "WEBVTT\n")
  }

  @Test func `timings count scalars, not bytes`() throws {
    let timings = WordTimings(try spoken([["naïve 😀 x"]])[0])
    #expect(timings.words.map(\.offset) == [0, 6, 8])
    #expect(timings.words.map(\.length) == [5, 1, 1])
  }
}
