import CarouselModel
import CarouselSemantics
import Testing

/// The three documented demos, as Swift declares them.
@Suite("The documented demos")
struct DemoTests {
  private func spoken(_ screen: Screen, reduceMotion: Bool = false) -> [String] {
    let settings = AccessibilitySettings().withReduceMotion(reduceMotion)
    return SemanticTree(screen: screen, settings: settings).stops.map { stop in
      [stop.node.label, stop.node.value].compactMap { $0?.rendered }.joined(separator: ", ")
    }
  }

  private static let transcripts: [(Screen, [String])] = [
    (PeekCarouselDemo.screen, ["Explore", "Sunrise", "Forest", "Ocean", "Night"]),
    (
      CoverFlowCarouselDemo.screen,
      [
        "Albums", "Sunset, 1 of 5", "Forest, 2 of 5", "Midnight, 3 of 5", "Ocean, 4 of 5", "Bloom, 5 of 5",
        "Midnight",
      ]
    ),
    (ParallaxCardsRowDemo.screen, ["Alps", "Sahara", "Amazon", "Arctic", "Pacific"]),
  ]

  @Test("say what is documented, with Reduce Motion off and on", arguments: transcripts.indices)
  func transcript(_ index: Int) {
    let (screen, lines) = Self.transcripts[index]
    #expect(spoken(screen) == lines)
    #expect(spoken(screen, reduceMotion: true) == lines)
  }

  @Test("give the same in both variants", arguments: transcripts.indices)
  func variants(_ index: Int) {
    let variants = ReduceMotionVariants(screen: Self.transcripts[index].0, settings: AccessibilitySettings())
    #expect(variants.differences.isEmpty)
  }

  private func rows(_ screen: Screen, at rest: Int) -> [MotionTable.Row] {
    let variants = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings())
    return variants.tables.first.map { Array($0.rows(restingAt: rest)) } ?? []
  }

  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 100).rounded() / 100 } }

  @Test("Peek: a card beside the one at rest is smaller and dimmed; with Reduce Motion only dimmed")
  func peekMotion() {
    let rows = rows(PeekCarouselDemo.screen, at: 0)
    #expect(rows.map(\.standard.scale) == [1, 0.92, 0.92, 0.92])
    #expect(rows.map(\.standard.opacity) == [1, 0.7, 0.7, 0.7])
    #expect(rows.map(\.reduced.scale) == [1, 1, 1, 1])
    #expect(rows.map(\.reduced.opacity) == [1, 0.7, 0.7, 0.7])
  }

  @Test("Cover Flow: neighbours turn by 52 degrees and fade; with Reduce Motion they only fade")
  func coverFlowMotion() {
    let rows = rows(CoverFlowCarouselDemo.screen, at: 2)
    #expect(rows.map { rounded($0.standard.scale) } == [0.86, 0.86, 1, 0.86, 0.86])
    #expect(rows.map { rounded($0.standard.rotation) } == [52, 52, 0, -52, -52])
    #expect(rows.map { rounded($0.standard.opacity) } == [0.6, 0.6, 1, 0.6, 0.6])
    #expect(rows.map(\.reduced.scale) == [1, 1, 1, 1, 1])
    #expect(rows.map(\.reduced.rotation) == [0, 0, 0, 0, 0])
    #expect(rows.map { rounded($0.reduced.opacity) } == [0.6, 0.6, 1, 0.6, 0.6])
  }

  @Test("Parallax: the artwork shifts against the scroll; with Reduce Motion it stays")
  func parallaxMotion() {
    #expect(
      rows(ParallaxCardsRowDemo.screen, at: 0).map { rounded($0.standard.offsetX) } == [
        4.18, -46.06, -70, -70, -70,
      ])
    #expect(
      rows(ParallaxCardsRowDemo.screen, at: 4).map { rounded($0.standard.offsetX) } == [
        70, 70, 70, 46.06, -4.18,
      ])
    #expect(rows(ParallaxCardsRowDemo.screen, at: 0).map(\.reduced.offsetX) == [0, 0, 0, 0, 0])
  }
}
