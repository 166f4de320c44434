import CarouselDefinitions
import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// SwiftUI source and a definition of the same carousel are the same carousel.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct DocumentedCarouselsTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let source: String
    let definition: String
    var testDescription: String { source }

    var fromSource: Screen? { Heard.screen(Heard.fixture("SwiftUI/Carousels/\(source).swift"), view: source) }

    var fromDefinition: Screen? {
      let text = Heard.fixture("Demos/\(definition)/definition.yaml")
      return DefinitionReader().read(Array(text.utf8), file: "definition.yaml").screens.first
    }
  }

  static let pairs = [
    Pair(source: "SlideShow", definition: "peek-carousel"),
    Pair(source: "RecordShelf", definition: "cover-flow-carousel"),
    Pair(source: "LandscapeRow", definition: "parallax-cards-row"),
  ]

  @Test(arguments: pairs, [false, true])
  func saysTheSame(pair: Pair, reduceMotion: Bool) throws {
    let (source, definition) = (try #require(pair.fromSource), try #require(pair.fromDefinition))
    let settings = AccessibilitySettings().withReduceMotion(reduceMotion)
    #expect(Heard.lines(source, settings: settings) == Heard.lines(definition, settings: settings))
  }

  @Test(arguments: pairs)
  func standsAtTheSamePlaces(pair: Pair) throws {
    let (source, definition) = (try #require(pair.fromSource), try #require(pair.fromDefinition))
    let frames = [source, definition].map { screen in
      SemanticTree(screen: screen, settings: AccessibilitySettings()).stops.map { "\($0.node.frame)" }
    }
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: pairs)
  func movesTheSame(pair: Pair) throws {
    let (source, definition) = (try #require(pair.fromSource), try #require(pair.fromDefinition))
    let tables = [source, definition].compactMap {
      ReduceMotionVariants(screen: $0, settings: AccessibilitySettings()).tables.first
    }
    try #require(tables.count == 2)
    #expect(tables[0].count == tables[1].count)
    for rest in 0..<tables[0].count {
      #expect(Array(tables[0].rows(restingAt: rest)) == Array(tables[1].rows(restingAt: rest)))
    }
    let facts = tables.map(\.standard.facts)
    let plays = facts.map(\.autoplay)
    #expect(plays[0]?.moves(16, of: 5) == plays[1]?.moves(16, of: 5))
    #expect(plays[0]?.interval == plays[1]?.interval)
    #expect(plays[0]?.animation == plays[1]?.animation)
    #expect(plays[0]?.stops == plays[1]?.stops)
    #expect(plays[0]?.runsWithReduceMotion == plays[1]?.runsWithReduceMotion)
    #expect(facts[0].dots == facts[1].dots)
    #expect(facts[0].animations == facts[1].animations)
    #expect(facts[0].anchor == facts[1].anchor)
  }

  @Test func leavesOutTheDotsAnimationWithReduceMotion() throws {
    let screen = try #require(Self.pairs[0].fromSource)
    let tables = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings()).tables
    #expect(tables.first?.reduced.facts.animations == [AnimatedChange("page dots", nil)])
  }

  @Test func followsTheSelection() throws {
    let screen = try #require(Self.pairs[1].fromSource)
    var state = screen.initialState
    state["chosen"] = .text("Bloom")
    #expect(Heard.lines(screen, state: state).last == "Bloom")
  }
}
