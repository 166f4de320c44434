import CarouselSpeech
import Foundation
import SeededRandom
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct CancellationTests {
  private let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)
  private let long = [
    SpeechSegment(text: String(repeating: "A long text. ", count: 200), voice: .language("en")),
    SpeechSegment(text: "Never", voice: .language("en")),
  ]

  @Test func `speech that is cancelled stops, and the next is heard`() throws {
    let cancellation = SpeechCancellation()
    let sink = WatchingSink { block in if block == 3 { cancellation.cancel() } }
    let spoken = try synthesizer.speak(long, to: sink, cancellation: cancellation)
    #expect(spoken.isCancelled)
    #expect(sink.blocks == 3)
    #expect(spoken.unspoken.isEmpty)
    #expect(!spoken.words.isEmpty)
    #expect(spoken.words.count < 100)
    #expect(!spoken.words.contains { $0.text == "Never" })
    let next = try synthesizer.speak([SpeechSegment(text: "next", voice: .language("en"))], to: AudioBuffer())
    #expect(next.words.map(\.text) == ["next"])
  }

  @Test func `another thread can cancel`() async throws {
    let cancellation = SpeechCancellation()
    let hasBegun = DispatchSemaphore(value: 0)
    let cancelled = DispatchSemaphore(value: 0)
    Thread {
      hasBegun.wait()
      cancellation.cancel()
      cancelled.signal()
    }.start()
    let sink = WatchingSink { block in
      if block == 1 {
        hasBegun.signal()
        cancelled.wait()
      }
    }
    #expect(try synthesizer.speak(long, to: sink, cancellation: cancellation).isCancelled)
    #expect(sink.blocks == 1)
  }

  @Test func `what is cancelled before it begins makes no sound`() throws {
    let cancellation = SpeechCancellation()
    cancellation.cancel()
    let sound = AudioBuffer()
    let spoken = try synthesizer.speak(long, to: sound, cancellation: cancellation)
    #expect(spoken.isCancelled)
    #expect(sound.bytes.isEmpty)
  }

  @Test func `a hundred cancels at any moment leave the worker well`() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let cancellation = SpeechCancellation()
      let stop = Int.random(in: 1...40, using: &generator)
      let sink = WatchingSink { block in if block == stop { cancellation.cancel() } }
      let spoken = try synthesizer.speak(long, to: sink, cancellation: cancellation)
      #expect(spoken.isCancelled)
      #expect(sink.blocks == stop)
      #expect(spoken.unspoken.isEmpty)
    }
  }

  @Test func `nothing of a text that was broken off is left for the next one`() throws {
    let texts = [
      "A long text, which goes on and on, for ever.", "Words without marks that go on and on for ever",
    ]
    for stop in 1...30 {
      let cancellation = SpeechCancellation()
      let sink = WatchingSink { block in if block == stop % 5 + 1 { cancellation.cancel() } }
      let segment = SpeechSegment(text: texts[stop % 2], voice: .language("en"))
      _ = try synthesizer.speak([segment], to: sink, cancellation: cancellation)
      #expect(try synthesizer.phonemes(of: "3 of 5", voice: .language("en")) == "θɹˈiː ɒv fˈaɪv")
    }
  }
}
