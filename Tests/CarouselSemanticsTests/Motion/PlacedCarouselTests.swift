import CarouselModel
import CarouselSemantics
import Testing

/// Carousels where they were met: their rows, which cards exist, and what scrolling announces.
@Suite("Placed carousels")
struct PlacedCarouselTests {
  private func placed(_ screen: Screen, _ state: ScreenState? = nil) -> [PlacedCarousel] {
    SemanticTree(screen: screen, settings: AccessibilitySettings(), state: state).carousels
  }

  @Test("the current card of the documented carousels and its neighbours exist")
  func existence() {
    func existence(_ screen: Screen) -> [CardExistence] {
      placed(screen).flatMap { carousel in carousel.cards.indices.map { carousel.existence(of: $0) } }
    }
    #expect(existence(PeekCarouselDemo.screen) == [.exists, .exists, .unknown, .unknown])
    #expect(existence(CoverFlowCarouselDemo.screen) == [.unknown, .exists, .exists, .exists, .unknown])
    #expect(existence(ParallaxCardsRowDemo.screen) == [.exists, .exists, .exists, .unknown, .unknown])
  }

  @Test("the tree tells it with the cards of the lazy row")
  func existenceInTree() {
    func lazyRows(_ list: NodeList) -> [LazyNodes] {
      list.entries.flatMap { entry -> [LazyNodes] in
        switch entry {
        case .node(let node): lazyRows(node.children)
        case .group(let group): lazyRows(NodeList(entries: group.entries))
        case .lazy(let nodes): [nodes]
        }
      }
    }
    let tree = SemanticTree(screen: CoverFlowCarouselDemo.screen, settings: AccessibilitySettings())
    let rows = lazyRows(tree.root)
    #expect(rows.map(\.count) == [5])
    #expect(
      rows.flatMap { row in (0..<5).map { row.existence($0) } } == [
        .unknown, .exists, .exists, .exists, .unknown,
      ])
  }

  @Test("in a plain row every card exists")
  func eager() {
    let facts = Carousel(.custom, cards: ["a", "b", "c"], position: "place")
    let node = ViewNode(
      .carousel(facts),
      children: [
        ScrollView(.horizontal) { HStack { ForEach(count: 3) { FramePage.box("\($0)", 300, 50) } } }.node
      ])
    let carousel = placed(Screen("test") { _ in node }).first
    #expect((0..<3).map { carousel?.existence(of: $0) } == [.exists, .exists, .exists])
    #expect(carousel?.existence(of: 3) == .missing)
  }

  @Test("a page status follows the current card")
  func pageStatus() {
    #expect(placed(PeekCarouselDemo.screen).first?.pageStatus == PageStatus(page: 1, count: 4))
    let night = ScreenState(["currentID": .text("Night")])
    #expect(placed(PeekCarouselDemo.screen, night).first?.pageStatus == PageStatus(page: 3, count: 4))
    #expect(placed(CoverFlowCarouselDemo.screen).first?.pageStatus == PageStatus(page: 2, count: 4))
  }

  @Test("nested carousels come from the outside in, and cards belong to the innermost")
  func nested() {
    let inner = CoverFlowCarousel(items: [CoverFlowCarousel.Item(id: "x")], selection: "inner")
    let facts = Carousel(.custom, cards: ["a", "b"], position: "outer")
    let outer = ViewNode(
      .carousel(facts),
      children: [
        ScrollView {
          VStack {
            Text("a").frame(height: 300)
            inner.frame(height: 300)
          }
        }.node
      ])
    let tree = TreePage.tree(outer)
    #expect(tree.carousels.map(\.facts.position.name) == ["outer", "inner"])
    #expect(tree.stops.map { $0.node.card?.carousel.name } == ["outer", "inner"])
    #expect(tree.stops.map { $0.node.card?.index } == [0, 0])
  }

  @Test("of two rows in one carousel the first is its own")
  func twoRows() {
    let facts = Carousel(.custom, cards: ["a"], position: "place")
    func row(_ text: TextValue) -> ViewNode {
      ScrollView(.horizontal) { HStack { Text(text) } }.node
    }
    let node = ViewNode(
      .carousel(facts),
      children: [
        VStack {
          row("card")
          row("thumbnail")
        }.node
      ])
    let carousels = TreePage.tree(node).carousels
    #expect(carousels.count == 1)
    #expect(carousels.first?.geometry != nil)
  }

  @Test("a carousel without a scroll view is met all the same")
  func noRow() {
    let facts = Carousel(.custom, cards: ["a"], position: "place")
    let carousels = TreePage.tree(ViewNode(.carousel(facts), children: [HStack { Text("a") }.node])).carousels
    #expect(carousels.map(\.facts.position.name) == ["place"])
    #expect(carousels.first?.geometry == nil)
    #expect(carousels.first?.pageStatus == nil)
  }

  @Test("a carousel that is one adjustable element is still met, with its row")
  func oneElement() {
    let view = CoverFlowCarousel(
      items: LazyList(["a", "b"].map { CoverFlowCarousel.Item(id: $0) })
    ).node.accessibilityElement().accessibilityLabel("Albums")
      .accessibilityAdjustableAction(increment: nil, decrement: nil)
    let tree = TreePage.tree(view)
    #expect(tree.spoken == ["Albums"])
    #expect(tree.carousels.first?.geometry?.count == 2)
  }
}
