import CarouselModel
import CarouselSemantics
import Testing

/// Where rows of cards rest.
@Suite("Scroll layout")
struct ScrollLayoutTests {
  /// The left edges of a demo's cards, in points, while a card rests.
  private func edges(
    _ screen: Screen, _ key: StateKey, at id: String, _ direction: AccessibilitySettings.LayoutDirection
  ) -> [Double] {
    var settings = AccessibilitySettings()
    settings.layoutDirection = direction
    let tree = SemanticTree(screen: screen, settings: settings, state: ScreenState([key: .text(id)]))
    guard let carousel = tree.carousels.first, let geometry = carousel.geometry,
      let current = carousel.currentIndex
    else { return [] }
    let offset = geometry.restOffset(current)
    return (0..<geometry.count).map { (geometry.leadingEdge($0, offset: offset) * 100).rounded() / 100 }
  }

  @Test("Peek: cards of 313 points, 325 apart")
  func peek() {
    let edges = edges(PeekCarouselDemo.screen, "currentID", at: "Forest", .leftToRight)
    #expect(edges == [-285, 40, 365, 690])
  }

  @Test("Cover Flow: the current card in the middle")
  func coverFlow() {
    let edges = edges(CoverFlowCarouselDemo.screen, "selection", at: "Midnight", .rightToLeft)
    #expect(edges == [-428.65, -176.99, 74.67, 326.33, 577.99])
  }

  @Test("Parallax: the last cards rest before the end")
  func parallax() {
    let edges = edges(ParallaxCardsRowDemo.screen, "position", at: "Pacific", .leftToRight)
    #expect(edges == [-1041.25, -759.2, -477.15, -195.1, 86.95])
  }

  @Test("the frames of cards are where the row rests")
  func frames() {
    let state = ScreenState(["selection": .text("Ocean")])
    let tree = SemanticTree(
      screen: CoverFlowCarouselDemo.screen, settings: AccessibilitySettings(), state: state)
    let cards = tree.stops.filter { $0.node.card != nil }
    let edges = cards.compactMap { $0.node.frame.rect.map { ($0.x * 100).rounded() / 100 } }
    #expect(edges == [-680.31, -428.65, -176.99, 74.67, 326.33])
    #expect(cards.map { $0.node.card?.index } == [0, 1, 2, 3, 4])
  }

  @Test("a row's own padding lies before its first card")
  func rowPadding() {
    let row = ViewNode(
      .carousel(Carousel(.custom, cards: ["a", "b"], position: "place")),
      children: [
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(count: 2) { FramePage.box("\($0)", 300, 50) } }
            .padding(.leading, 20).padding(.trailing, 5)
        }.node
      ])
    let geometry = TreePage.tree(row).carousels.first?.geometry
    #expect(geometry?.lead == 20 && geometry?.trail == 5 && geometry?.card == 300)
    #expect(geometry?.maximumOffset == 242)
  }

  @Test("cards of different lengths have no common arithmetic")
  func unequal() {
    let row = ViewNode(
      .carousel(Carousel(.custom, cards: ["a", "b"], position: "place")),
      children: [
        ScrollView(.horizontal) {
          HStack {
            FramePage.box("a", 10, 10)
            FramePage.box("b", 20, 10)
          }
        }.node
      ])
    let tree = TreePage.tree(row)
    #expect(tree.carousels.count == 1)
    #expect(tree.carousels.first?.geometry == nil)
    #expect(tree.spoken == ["a", "b"])
  }
}
