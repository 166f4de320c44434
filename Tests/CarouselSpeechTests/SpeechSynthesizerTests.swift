import CarouselSpeech
import Foundation
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct SpeechSynthesizerTests {
  private let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)

  private func segment(_ text: String, _ language: String = "en-GB", pause: Duration = .zero) -> SpeechSegment
  {
    SpeechSegment(text: text, voice: .language(language), pauseAfter: pause)
  }

  @Test func `a card is heard`() throws {
    let sound = AudioBuffer()
    let spoken = try synthesizer.speak([segment("Midnight, 3 of 5")], to: sound)
    #expect(spoken.words.map(\.text) == ["Midnight,", "3", "of", "5"])
    #expect(spoken.sampleCount * 2 == sound.bytes.count)
    // About a second and a half, with loud parts.
    #expect((25_000...40_000).contains(spoken.sampleCount))
    let peak = AudioBlock(bytes: sound.bytes).samples.map { $0.magnitude }.max() ?? 0
    #expect(peak > 8000)
  }

  @Test func `words follow one another within the sound`() throws {
    let spoken = try synthesizer.speak([segment("Dvořák’s — Größe 10 km, 3.14 😀 done")], to: AudioBuffer())
    #expect(spoken.words.map(\.text) == ["Dvořák’s", "—", "Größe", "10", "km,", "3.14", "😀", "done"])
    let starts = spoken.words.map(\.samples.lowerBound)
    #expect(starts == starts.sorted())
    #expect(spoken.words[0].samples == spoken.words[1].samples)
    #expect(spoken.words.last?.samples.upperBound == spoken.sampleCount)
    let text = Array("Dvořák’s — Größe 10 km, 3.14 😀 done".unicodeScalars)
    for word in spoken.words { #expect(Array(word.text.unicodeScalars) == Array(text[word.scalars])) }
  }

  @Test func `a pause is silence of its length`() throws {
    let sound = AudioBuffer()
    let spoken = try synthesizer.speak(
      [segment("One", pause: .milliseconds(300)), segment("two")], to: sound)
    let pause = spoken.segments[0].samples.upperBound..<spoken.segments[1].samples.lowerBound
    #expect(pause.count == 6615)
    #expect(
      AudioBlock(bytes: Array(sound.bytes[pause.lowerBound * 2..<pause.upperBound * 2])).samples.allSatisfy {
        $0 == 0
      })
    #expect(spoken.sampleCount * 2 == sound.bytes.count)
  }

  @Test(arguments: ["", " ", "•", "…", "★★★☆☆", "-", ".", "\u{1}", "\u{E000}"])
  func `a label that is passed over in silence is said to be`(label: String) throws {
    let spoken = try synthesizer.speak(
      [segment("Before"), segment(label), segment("after")], to: AudioBuffer())
    #expect(spoken.segments.map(\.isSilent) == [false, true, false])
    #expect(spoken.words.map(\.text) == ["Before", "after"])
    #expect(spoken.unspoken.isEmpty)
  }

  @Test func `each segment has the voice of its language`() throws {
    let spoken = try synthesizer.speak(
      [segment("Play"), segment("Reproducir", "es-MX"), segment("again"), segment("?", "xx")],
      to: AudioBuffer())
    #expect(spoken.segments.map(\.voiceID) == ["gmw/en", "roa/es-419", "gmw/en", nil])
    #expect(spoken.unspoken.map(\.segment) == [3])
    guard case .noVoice("xx", _)? = spoken.unspoken.first?.reason else {
      Issue.record("\(spoken.unspoken)")
      return
    }
  }

  @Test func `rate, pitch and volume are heard, and values outside their ranges are moved`() throws {
    func sound(_ change: (inout SpeechSegment) -> Void) throws -> [Int16] {
      var changed = segment("Midnight, 3 of 5")
      change(&changed)
      let buffer = AudioBuffer()
      // A new worker each: the engine's sound changes a little with what it spoke before.
      _ = try SpeechSynthesizer(worker: BuiltWorker.location).speak([changed], to: buffer)
      return AudioBlock(bytes: buffer.bytes).samples
    }
    let normal = try sound { _ in }
    #expect(try sound { $0.rate = 350 }.count < normal.count * 2 / 3)
    #expect(try sound { $0.pitch = 90 } != normal)
    #expect(try sound { $0.volume = 0 }.allSatisfy { $0 == 0 })
    #expect(try sound { $0.rate = 1 } == sound { $0.rate = 80 })
    #expect(try sound { $0.rate = .max } == sound { $0.rate = 900 })
    #expect(try sound { $0.pitch = -5 } == sound { $0.pitch = 0 })
    #expect(try sound { $0.volume = .min } == sound { $0.volume = 0 })
  }

  @Test func `the same words in a new worker give the same bytes`() throws {
    func sound() throws -> [UInt8] {
      let buffer = AudioBuffer()
      let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)
      let texts = ["Midnight, 3 of 5", "Moonlight, 4 of 5", String(repeating: "A long text. ", count: 30)]
      for text in texts { _ = try synthesizer.speak([segment(text), segment("adjustable")], to: buffer) }
      return buffer.bytes
    }
    #expect(try sound() == sound())
  }

  @Test func `a long text is heard whole`() throws {
    let words = (0..<2000).map { "word\($0)" }
    let spoken = try synthesizer.speak([segment(words.joined(separator: " "))], to: AudioBuffer())
    #expect(spoken.words.map(\.text) == words)
    #expect(spoken.unspoken.isEmpty)
  }

  @Test func `a word at a high rate does not end after the sound`() throws {
    var fast = segment("Midnight, 3 of 5")
    fast.rate = 900
    let spoken = try synthesizer.speak([fast], to: AudioBuffer())
    #expect(spoken.words.count == 4)
    #expect(spoken.words.allSatisfy { $0.samples.upperBound <= spoken.sampleCount })
  }

  @Test func `cards follow one another with a gap`() throws {
    let sound = AudioBuffer()
    var cards: [SpokenUtterance] = []
    let total = try synthesizer.speak(
      all: [[segment("One")], [segment("two")], [segment("three")]], gap: .milliseconds(500), to: sound
    ) { cards.append($0) }
    #expect(total * 2 == sound.bytes.count)
    #expect(cards.map { $0.words.map(\.text) } == [["One"], ["two"], ["three"]])
    #expect(cards[1].start == cards[0].sampleCount + 11_025)
    #expect(cards[2].start == cards[1].start + cards[1].sampleCount + 11_025)
  }

  @Test func `a sink that fails ends the call and not the worker`() throws {
    let failing = WatchingSink { block throws(SpeechError) in
      if block == 2 { throw .diskFull(path: "card.wav") }
    }
    #expect(throws: SpeechError.diskFull(path: "card.wav")) {
      try synthesizer.speak([segment(String(repeating: "A long text. ", count: 30))], to: failing)
    }
    #expect(failing.blocks == 2)
    #expect(try synthesizer.speak([segment("again")], to: AudioBuffer()).words.map(\.text) == ["again"])
  }
}
