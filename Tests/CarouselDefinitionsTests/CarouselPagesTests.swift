import CarouselDefinitions
import CarouselModel
import Testing

/// The three documented carousels: items, templates, selection and autoplay.
@Suite("Documented carousels")
struct CarouselPagesTests {
  @Test("an item may be a title alone, or have fields that a template uses")
  func items() {
    #expect(
      Page(
        """
        peek-carousel:
          spacing: 4
          items: [no, {id: b, title: Bloom, symbol: leaf}]
          card:
            - text: {item: title}
            - text: {key: "%lld of %lld", arguments: [{item: position}, {item: count}]}
              label: {item: id}
        """
      ).lines.filter { $0.contains("text \"") || $0.contains("label") } == [
        "            text \"no\"", "            text \"1 of 2\"", "            . label no",
        "            text \"Bloom\"", "            text \"2 of 2\"", "            . label b",
      ])
  }

  @Test("a fault in what a template uses is reported at the item")
  func templateFaults() {
    #expect(
      Page(
        """
        parallax-cards-row:
          items:
            - {id: a, tint: red}
            - {id: b, tint: rde}
            - {id: c}
          artwork: {color: {item: tint}}
          overlay: {text: {item: titel}}
        """
      ).faults == [
        "4:21: error: 'rde' is no colour; did you mean 'red'?",
        "5:7: error: item 3 has no field 'tint'; add the field, since the carousel uses it",
        "7:26: error: the items have no field 'titel'; did you mean 'title'?",
      ])
  }

  @Test("a card of the Cover Flow Carousel can be given modifiers")
  func cardModifiers() {
    let lines = Page(
      "cover-flow-carousel: {items: [{id: a, say: Alps}], card: {traits: [button], hint: {item: say}}}"
    ).lines
    #expect(lines.contains("        . traits button"))
    #expect(lines.contains("        . hint Alps"))
  }

  @Test("a row without items is allowed and noted")
  func noItems() {
    let page = Page("cover-flow-carousel: {items: []}")
    #expect(
      page.faults == [
        "1:30: warning: the carousel has no items; nothing of it is read; add items if that is not meant"
      ])
    #expect(page.reading.screens.count == 1)
  }

  @Test("autoplay counts positions from 1")
  func autoplay() throws {
    let page = Page(
      """
      cover-flow-carousel:
        items: [Sunset, Forest, Midnight]
        selection: {state: album}
        autoplay: {interval: 5, cycle: [2, 3, 1], start: 3, stop: none, announces: true}
      """)
    let screen = try #require(page.reading.screens.first)
    let carousel = try #require(CarouselFinder.carousels(in: screen).first)
    #expect(
      carousel.autoplay
        == Autoplay(interval: 5, target: "album", cycle: [1, 2, 0], start: 2, stops: [], announces: true))
    #expect(carousel.position == "album")
  }

  @Test("thousands of items hold no view until one is asked for")
  func scale() throws {
    let items = (1...10_000).map { "{id: a\($0), title: Title \($0)}" }.joined(separator: ",\n")
    let page = Page("cover-flow-carousel:\n  items: [\(items)]\n")
    let screen = try #require(page.reading.screens.first)
    let carousel = try #require(CarouselFinderTop.carousel(in: screen))
    #expect(carousel.cards.count == 10_000)
    #expect(carousel.cards.isComputed)
    #expect(carousel.cards[9_999] == "a10000")
  }
}

/// Finds the outermost carousel without asking for its cards.
enum CarouselFinderTop {
  static func carousel(in screen: Screen) -> Carousel? {
    let context = screen.context(settings: AccessibilitySettings())
    var node = screen.root(settings: AccessibilitySettings())
    while true {
      switch node.kind {
      case .carousel(let carousel): return carousel
      case .reader(let content): node = content(context)[0]
      default: return nil
      }
    }
  }
}
