import CarouselSpeech
import Foundation
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct SpeechSynthesizerTests {
  private let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)

  @Test func `a card is heard`() throws {
    let sound = AudioBuffer()
    let spoken = try synthesizer.speak(
      [SpeechSegment(text: "Midnight, 3 of 5", voice: .language("en-GB"))], to: sound)
    #expect(spoken.words.map(\.text) == ["Midnight,", "3", "of", "5"])
    #expect(spoken.sampleCount * 2 == sound.bytes.count)
    // About a second and a half, with loud parts.
    #expect((25_000...40_000).contains(spoken.sampleCount))
    let peak = AudioBlock(bytes: sound.bytes).samples.map { $0.magnitude }.max() ?? 0
    #expect(peak > 8000)
  }
}
