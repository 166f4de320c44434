import CarouselSwiftUI
import Testing

/// Broken and strange source ends in notes, never in a crash or without end.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct FuzzTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func comesToAnEnd(seed: UInt64) {
    let corpus = ["SlideShow", "RecordShelf", "LandscapeRow"].map {
      Heard.fixture("SwiftUI/Carousels/\($0).swift")
    }
    let outcome = SwiftUIFuzzer().run(seed: seed, count: 25, corpus: corpus)
    #expect(outcome.inputs == 25)
    #expect(outcome.screens > 0)
  }
}
