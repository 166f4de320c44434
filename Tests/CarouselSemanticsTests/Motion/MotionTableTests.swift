import CarouselModel
import CarouselSemantics
import Testing

/// The documented carousels at rest, with Reduce Motion off and on.
@Suite("Motion tables")
struct MotionTableTests {
  @Test("Peek: cards beside the current one are smaller and dimmed; with Reduce Motion only dimmed")
  func peek() {
    #expect(
      MotionPage.lines(PeekCarouselDemo.screen, at: 1) == [
        "Sunrise: scale 0.92, opacity 0.7 | scale 1, opacity 0.7",
        "Forest: scale 1, opacity 1 | scale 1, opacity 1",
        "Ocean: scale 0.92, opacity 0.7 | scale 1, opacity 0.7",
        "Night: scale 0.92, opacity 0.7 | scale 1, opacity 0.7",
      ])
  }

  @Test("Cover Flow: neighbours turn away, shrink and fade; with Reduce Motion they only fade")
  func coverFlow() {
    #expect(
      MotionPage.lines(CoverFlowCarouselDemo.screen, at: 2) == [
        "Sunset: scale 0.86, opacity 0.6, turn 52 | scale 1, opacity 0.6, turn 0",
        "Forest: scale 0.86, opacity 0.6, turn 52 | scale 1, opacity 0.6, turn 0",
        "Midnight: scale 1, opacity 1, turn 0 | scale 1, opacity 1, turn 0",
        "Ocean: scale 0.86, opacity 0.6, turn -52 | scale 1, opacity 0.6, turn 0",
        "Bloom: scale 0.86, opacity 0.6, turn -52 | scale 1, opacity 0.6, turn 0",
      ])
  }

  @Test("Parallax: the artwork shifts against the scroll; with Reduce Motion it stays")
  func parallax() {
    #expect(
      MotionPage.lines(ParallaxCardsRowDemo.screen, at: 0) == [
        "Alps: x 4.18 | x 0", "Sahara: x -46.06 | x 0", "Amazon: x -70 | x 0", "Arctic: x -70 | x 0",
        "Pacific: x -70 | x 0",
      ])
    #expect(
      MotionPage.lines(ParallaxCardsRowDemo.screen, at: 4) == [
        "Alps: x 70 | x 0", "Sahara: x 70 | x 0", "Amazon: x 70 | x 0", "Arctic: x 46.06 | x 0",
        "Pacific: x -4.18 | x 0",
      ])
  }

  @Test("in right-to-left layout effects along the row are mirrored")
  func rightToLeft() {
    var settings = AccessibilitySettings()
    settings.layoutDirection = .rightToLeft
    #expect(
      MotionPage.lines(ParallaxCardsRowDemo.screen, at: 0, settings: settings) == [
        "Alps: x -4.18 | x 0", "Sahara: x 46.06 | x 0", "Amazon: x 70 | x 0", "Arctic: x 70 | x 0",
        "Pacific: x 70 | x 0",
      ])
    #expect(
      MotionPage.lines(CoverFlowCarouselDemo.screen, at: 2, settings: settings)[3]
        == "Ocean: scale 0.86, opacity 0.6, turn 52 | scale 1, opacity 0.6, turn 0")
    #expect(
      MotionPage.lines(PeekCarouselDemo.screen, at: 0, settings: settings)
        == MotionPage.lines(PeekCarouselDemo.screen, at: 0))
  }

  @Test("there are no rows while a card rests that does not exist", arguments: [-1, 4, Int.max])
  func noSuchCard(_ rest: Int) { #expect(MotionPage.lines(PeekCarouselDemo.screen, at: rest) == []) }

  @Test("a carousel without cards has a table without rows")
  func noCards() {
    let screen = Screen("empty") { _ in
      CoverFlowCarousel(items: []).node
    }
    let tables = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings()).tables
    #expect(tables.map(\.count) == [0])
    #expect(tables.map(\.currentIndex) == [nil])
    #expect(MotionPage.lines(screen, at: 0) == [])
  }

  private func carousel(_ axis: Axis, @ViewBuilder _ cards: () -> ViewList) -> Screen {
    let direction: Stack.Direction = axis == .horizontal ? .horizontal : .vertical
    let stack = ViewNode(.stack(Stack(direction, spacing: 0)), children: cards())
    let facts = Carousel(.custom, cards: ["a", "b"], position: "place")
    let node = ViewNode(.carousel(facts), children: [ViewNode(.scroll([axis]), children: [stack])])
    return Screen("custom") { _ in node }
  }

  @Test("a scroll transition along the other axis leaves the cards as they are in view")
  func otherAxis() {
    func screen(_ axis: Axis?) -> Screen {
      carousel(.vertical) {
        for name in ["a", "b"] {
          FramePage.box(TextValue(name), 100, 852).scrollTransition(axis: axis) {
            EffectValues(opacity: $0.isIdentity ? 1 : 0.5)
          }
        }
      }
    }
    #expect(
      MotionPage.lines(screen(nil), at: 0) == ["a: opacity 1 | opacity 1", "b: opacity 0.5 | opacity 0.5"])
    #expect(MotionPage.lines(screen(.vertical), at: 0) == MotionPage.lines(screen(nil), at: 0))
    #expect(
      MotionPage.lines(screen(.horizontal), at: 0) == [
        "a: opacity 1 | opacity 1", "b: opacity 1 | opacity 1",
      ])
  }

  @Test("effects on what a card shows count with the card's own")
  func nestedEffects() {
    let screen = carousel(.horizontal) {
      VStack { Text("a").visualEffect { _ in EffectValues(scale: 0.5) } }
        .overlay { Text("b").visualEffect { _ in EffectValues(offsetY: 3) } }
        .visualEffect { _ in EffectValues(scale: 0.5) }
        .modifier(.motion(.visualEffect(VisualEffect { _ in EffectValues(opacity: 0) })), isEnabled: false)
      Text("b")
    }
    #expect(
      MotionPage.lines(screen, at: 0) == ["a: scale 0.25, y 3 | scale 0.25, y 3", "b: nothing | nothing"])
  }
}
