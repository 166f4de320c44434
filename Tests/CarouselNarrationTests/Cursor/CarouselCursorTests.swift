import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Walks through carousels of every size")
struct CarouselCursorTests {
  private func coverFlow(_ count: Int, paging: Carousel.Paging = .native) -> Screen {
    Screen("Covers") { _ in
      var node = CoverFlowCarousel(
        items: LazyList(count: count) {
          CoverFlowCarousel.Item(id: "\($0 + 1)", title: TextValue("Card \($0 + 1)"))
        }
      ).node
      if case .reader(let views) = node.kind {
        node.kind = .reader { context in
          ViewList(views(context).map { Self.repaged($0, paging) })
        }
      }
      return node
    }
  }

  private static func repaged(_ view: ViewNode, _ paging: Carousel.Paging) -> ViewNode {
    guard case .carousel(var facts) = view.kind else { return view }
    facts.paging = paging
    var copy = view
    copy.kind = .carousel(facts)
    return copy
  }

  @Test("one card: every end is reached at once")
  func one() {
    var cursor = Cursor(screen: coverFlow(1))
    #expect(cursor.opening.line == "Card 1, 1 of 1")
    #expect(cursor.perform(.next).refusal == .endOfScreen)
    #expect(cursor.perform(.previous).refusal == .startOfScreen)
    #expect(cursor.perform(.last).refusal == .endOfScreen)
    #expect(cursor.perform(.scrollForward).refusal == .lastPage(1))
    #expect(cursor.perform(.scrollBack).refusal == .firstPage(of: 1))
  }

  @Test("no card: there is nothing to stop at")
  func none() {
    var cursor = Cursor(screen: coverFlow(0))
    #expect(cursor.opening.line == "(nothing is said)")
    #expect(cursor.focus == nil)
    for command in CursorCommand.named {
      #expect(cursor.perform(command).refusal == .nothingToStopAt)
    }
  }

  @Test("a thousand cards: scrolling from far away to the first ones")
  func many() {
    var cursor = Cursor(screen: coverFlow(1_000), state: ScreenState(["selection": .text("500")]))
    #expect(cursor.perform(.next).line == "Card 2, 2 of 1000")
    #expect(cursor.perform(.next).line == "Card 3, 3 of 1000")
    #expect(cursor.perform(.previous).line == "Card 2, 2 of 1000")
    #expect(cursor.state["selection"] == .text("2"))
  }

  @Test("a carousel that moves by its author's gesture is not scrolled by VoiceOver")
  func ownGesture() {
    var cursor = Cursor(screen: coverFlow(3, paging: .custom))
    #expect(cursor.perform(.scrollForward).refusal == .scrollsByOwnGesture)
    #expect(cursor.perform(.next).line == "Card 2, 2 of 3")
    #expect(cursor.state == ScreenState())
  }

  @Test("a screen without a carousel has nothing to scroll")
  func plain() {
    var cursor = Cursor(screen: Screen("Plain") { _ in Text("Albums").node })
    #expect(cursor.perform(.scrollForward).refusal == .nothingToScroll)
  }

  @Test("headings are found in both directions")
  func headings() {
    var cursor = Cursor(
      screen: Screen("Headings") { _ in
        VStack {
          Text("Albums").accessibilityAddTraits(.header)
          Text("Sunset")
          Text("Forest")
          Text("Songs").accessibilityAddTraits(.header).accessibilityHeading(2)
        }.node
      })
    #expect(cursor.perform(.previousHeading).refusal == .noPreviousHeading)
    #expect(cursor.perform(.nextHeading).line == "Songs, Heading level 2")
    #expect(cursor.perform(.nextHeading).refusal == .noNextHeading)
    #expect(cursor.perform(.previousHeading).line == "Albums, Heading")
  }

  @Test("the author's own scroll action goes before the carousel's")
  func ownScroll() {
    var cursor = Cursor(
      screen: Screen("Own") { context in
        Text(TextValue(context.state["page"].text ?? "first"))
          .accessibilityAction(.scroll(.trailing)) { $0["page"] = .text("second") }.node
      })
    #expect(cursor.perform(.scrollForward).hasChangedState)
    #expect(cursor.utterance?.text == "second")
    #expect(cursor.perform(.scrollForward).refusal == .atLimit)
    #expect(cursor.perform(.scrollBack).refusal == .nothingToScroll)
  }

  @Test("the focus can be put on a stop")
  func moveFocus() {
    var cursor = Cursor(screen: coverFlow(5))
    let found = cursor.moveFocus { $0.node.card?.index == 3 }
    #expect(found)
    #expect(cursor.utterance?.text == "Card 4, 4 of 5")
    let missing = cursor.moveFocus { $0.node.card?.index == 9 }
    #expect(!missing)
    #expect(cursor.utterance?.text == "Card 4, 4 of 5")
  }
}
