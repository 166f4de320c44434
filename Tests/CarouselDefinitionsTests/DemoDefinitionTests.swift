import CarouselDefinitions
import CarouselModel
import CarouselSemantics
import Foundation
import LocatedValues
import Testing

/// The definitions of the documented demos, against the same demos declared in Swift.
@Suite("The definitions of the documented demos")
struct DemoDefinitionTests {
  private static let pairs: [(folder: String, demo: Screen)] = [
    ("peek-carousel", PeekCarouselDemo.screen), ("cover-flow-carousel", CoverFlowCarouselDemo.screen),
    ("parallax-cards-row", ParallaxCardsRowDemo.screen),
  ]

  private func definition(_ folder: String) throws -> Screen {
    let file = FixtureFolder.root.appendingPathComponent("Demos/\(folder)/definition.yaml")
    let reading = DefinitionReader().read([UInt8](try Data(contentsOf: file)), file: "definition.yaml")
    #expect(reading.diagnostics.lines == [])
    return try #require(reading.screens.first)
  }

  @Test("say the same", arguments: pairs.indices, [false, true])
  func words(_ index: Int, _ reduceMotion: Bool) throws {
    let settings = AccessibilitySettings().withReduceMotion(reduceMotion)
    func said(_ screen: Screen) -> [String] {
      SemanticTree(screen: screen, settings: settings).stops.map { stop in
        [stop.node.label, stop.node.value].compactMap { $0?.rendered }.joined(separator: ", ")
      }
    }
    #expect(said(try definition(Self.pairs[index].folder)) == said(Self.pairs[index].demo))
  }

  @Test("move the same", arguments: pairs.indices)
  func motion(_ index: Int) throws {
    let settings = AccessibilitySettings()
    let read = ReduceMotionVariants(screen: try definition(Self.pairs[index].folder), settings: settings)
    let declared = ReduceMotionVariants(screen: Self.pairs[index].demo, settings: settings)
    #expect(read.differences.isEmpty)
    let pairs = zip(read.tables, declared.tables)
    #expect(read.tables.count == declared.tables.count)
    for (ours, theirs) in pairs {
      for rest in 0..<4 {
        #expect(ours.rows(restingAt: rest).map(\.standard) == theirs.rows(restingAt: rest).map(\.standard))
        #expect(ours.rows(restingAt: rest).map(\.reduced) == theirs.rows(restingAt: rest).map(\.reduced))
      }
    }
  }

  @Test("the Cover Flow demo knows its artwork and its autoplay")
  func coverFlow() throws {
    let screen = try definition("cover-flow-carousel")
    let carousel = try #require(CarouselFinder.carousels(in: screen).first)
    var expected = CoverFlowCarouselDemo.autoplay
    expected.target = "selection"
    #expect(carousel.autoplay == expected)
    #expect(carousel.currentIndex(in: screen.initialState) == 2)
    let pictures = CarouselFinder.images(in: screen)
    #expect(
      pictures.map(\.artwork?.symbol) == [
        "sun.horizon.fill", "tree.fill", "moon.stars.fill", "water.waves", "camera.macro",
      ])
    #expect(
      pictures.last?.artwork
        == Artwork(
          size: Size(width: 300, height: 420),
          background: .linearGradient(
            LinearGradient(colors: [Color(.pink), Color(.purple)], start: .topLeading, end: .bottomTrailing)),
          symbol: "camera.macro", symbolPaint: .color(Color(.white, opacity: 0.85)), symbolLength: 110))
  }
}
