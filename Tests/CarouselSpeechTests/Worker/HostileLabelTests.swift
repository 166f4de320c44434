import CarouselSpeech
import Testing

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
struct HostileLabelTests {
  private static let languages = ["en-GB", "en-US", "hi", "es", "ru", "ar", "zh", "hy", "ga", "fr"]

  @Test(arguments: zip(1...10 as ClosedRange<UInt64>, languages))
  func `a thousand hostile labels end no worker, or the next one goes on`(
    seed: UInt64, language: String
  ) throws {
    let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)
    var labels = HostileLabels(seed: seed)
    var deaths: [SpeechError] = []
    for _ in 0..<1000 {
      do throws(SpeechError) {
        _ = try synthesizer.phonemes(of: labels.next(), voice: .language(language))
      } catch {
        deaths.append(error)
      }
    }
    // The rules leave next to nothing that ends the engine.
    #expect(deaths.count <= 2, "\(deaths)")
    #expect(try !synthesizer.phonemes(of: "3", voice: .language(language)).isEmpty)
  }

  @Test(arguments: zip(101...110 as ClosedRange<UInt64>, languages))
  func `hostile labels are spoken or named, and the next one is heard`(
    seed: UInt64, language: String
  ) throws {
    let synthesizer = SpeechSynthesizer(worker: BuiltWorker.location)
    var labels = HostileLabels(seed: seed)
    // From 450 words a minute the engine works ten times as long.
    var segments = (0..<12).map { _ in
      SpeechSegment(text: labels.next(), voice: .language(language), rate: 449)
    }
    segments.append(SpeechSegment(text: "Midnight", voice: .language("en")))
    let spoken = try synthesizer.speak(segments, to: WatchingSink { _ in })
    #expect(spoken.segments.count == segments.count)
    #expect(spoken.words.last?.text == "Midnight")
    #expect(spoken.unspoken.count <= 1, "\(spoken.unspoken)")
  }
}
