import CarouselModel
import CarouselNarration
import CarouselSemantics
import CarouselSwiftUI
import Foundation

/// Feeds the reader of SwiftUI source mutated and made-up source, up to the words that are spoken.
///
/// A crash or an endless run is the finding. With `FUZZ_LAST_INPUT` set to a file, the last input is left there.
struct SwiftUIFuzzing {
  let seed: UInt64

  /// What a run came to.
  struct Outcome {
    var inputs = 0
    /// How many of them gave a screen and no note.
    var faultless = 0
    /// Stops of the trees of the screens.
    var stops = 0
  }

  func run(count: Int) -> Outcome {
    var outcome = Outcome()
    var mutator = SourceMutator(seed: seed, corpus: corpus())
    let fuzzer = SwiftUIFuzzer()
    let keeps = ProcessInfo.processInfo.environment["FUZZ_LAST_INPUT"]
    for _ in 0..<count {
      let text = mutator.next()
      // A crash leaves the input behind.
      if let keeps { try? text.write(toFile: keeps, atomically: false, encoding: .utf8) }
      var read = SwiftUIFuzzer.Outcome()
      let screens = fuzzer.read(text, &read)
      for screen in screens.prefix(2) { outcome.stops += stops(of: screen) }
      outcome.inputs += 1
      outcome.faultless += read.diagnostics == 0 && !screens.isEmpty ? 1 : 0
    }
    return outcome
  }

  private func stops(of screen: Screen) -> Int {
    let settings = AccessibilitySettings()
    let narrator = Narrator(settings: settings)
    var count = 0
    for stop in SemanticTree(screen: screen, settings: settings, state: nil).stops.prefix(200) {
      count += narrator.utterance(for: stop).text.isEmpty ? 0 : 1
    }
    return count
  }

  private func corpus() -> [String] {
    let folder = "Fixtures/SwiftUI"
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
    return names.filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
    }
  }
}
