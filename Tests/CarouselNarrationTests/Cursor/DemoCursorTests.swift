import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

/// Walks through the three documented demos, as `read --navigate` prints them.
@Suite("Walks through the demos")
struct DemoCursorTests {
  private func walk(_ screen: Screen, _ commands: String) throws -> [String] {
    var cursor = Cursor(screen: screen)
    let steps = try [cursor.opening] + cursor.perform(Cursor.parse(commands))
    return steps.map { "\($0.command?.name ?? "start"): \($0.line)" }
  }

  @Test("Cover Flow: the selection follows the focus, and the caption the selection")
  func coverFlow() throws {
    #expect(
      try walk(CoverFlowCarouselDemo.screen, "next next last previous first previous next-heading") == [
        "start: Albums", "next: Sunset, 1 of 5", "next: Forest, 2 of 5", "last: Forest",
        "previous: Bloom, 5 of 5", "first: Albums", "previous: (this is the first stop of the screen)",
        "next-heading: (there is no heading after this one)",
      ])
  }

  @Test("Cover Flow: pages are cards, and the caption follows")
  func coverFlowPages() throws {
    #expect(
      try walk(
        CoverFlowCarouselDemo.screen, "scroll-forward scroll-forward scroll-forward scroll-back last next")
        == [
          "start: Albums", "scroll-forward: Page 4 of 5", "scroll-forward: Page 5 of 5",
          "scroll-forward: (this is the end of the carousel, page 5 of 5)", "scroll-back: Page 4 of 5",
          "last: Ocean", "next: (this is the last stop of the screen)",
        ])
  }

  @Test("Cover Flow: the focus follows a scroll from card to card")
  func coverFlowFocus() throws {
    var cursor = Cursor(screen: CoverFlowCarouselDemo.screen)
    _ = try cursor.perform(Cursor.parse("next scroll-forward"))
    #expect(cursor.utterance?.text == "Forest, 2 of 5")
    #expect(cursor.state["selection"] == .text("Forest"))
    _ = cursor.perform(.scrollBack)
    #expect(cursor.utterance?.text == "Sunset, 1 of 5")
    #expect(cursor.perform(.scrollBack).refusal == .firstPage(of: 5))
  }

  @Test("Cover Flow: a card is not adjustable, does nothing, and has no actions")
  func coverFlowActions() throws {
    #expect(
      try walk(CoverFlowCarouselDemo.screen, "next increment activate escape action:Share") == [
        "start: Albums", "next: Sunset, 1 of 5", "increment: (the element has no value to adjust)",
        "activate: (the element does nothing when it is activated)",
        "escape: (there is nothing here to escape from)",
        "action:Share: (no action is called \"Share\": the element has none)",
      ])
  }

  @Test("Peek: the position follows the focus, and the dots stay hidden")
  func peek() throws {
    #expect(
      try walk(PeekCarouselDemo.screen, "next next next next next scroll-back") == [
        "start: Explore", "next: Sunrise", "next: Forest", "next: Ocean", "next: Night",
        "next: (this is the last stop of the screen)", "scroll-back: Page 3 of 4",
      ])
  }

  @Test("Parallax: the row is scrolled by cards")
  func parallax() throws {
    #expect(
      try walk(ParallaxCardsRowDemo.screen, "scroll-back last scroll-forward") == [
        "start: Alps", "scroll-back: (this is the start of the carousel, page 1 of 5)", "last: Pacific",
        "scroll-forward: (this is the end of the carousel, page 5 of 5)",
      ])
  }

  @Test(
    "the page is said in the person's language",
    arguments: [
      ("de", "Seite 4 von 5"), ("fr", "Page 4 sur 5"), ("ja", "5ページ中4ページ目"), ("ar", "الصفحة ٤ من ٥"),
    ])
  func languages(language: String, expected: String) {
    var settings = AccessibilitySettings()
    settings.language = language
    var cursor = Cursor(screen: CoverFlowCarouselDemo.screen, narrator: Narrator(settings: settings))
    #expect(cursor.perform(.scrollForward).text == expected)
  }

  @Test("a wide screen shows several cards a page, and focus does not scroll what is seen")
  func wide() throws {
    var settings = AccessibilitySettings()
    settings.screenSize = Size(width: 1_024, height: 768)
    settings.idiom = .pad
    var cursor = Cursor(screen: ParallaxCardsRowDemo.screen, narrator: Narrator(settings: settings))
    let step = cursor.perform(.next)
    #expect(step.text == "Sahara")
    #expect(step.assumptions.isEmpty == !step.hasChangedState)
  }

  @Test("assumptions are named where they matter")
  func assumptions() {
    var cursor = Cursor(screen: CoverFlowCarouselDemo.screen)
    let step = cursor.perform(.next)
    #expect(
      step.assumptions == [
        "VoiceOver is taken to scroll a card that is not seen as a whole to where the current card rests"
      ])
    #expect(step.hasMoved && step.hasChangedState)
    #expect(cursor.perform(.previous).assumptions.isEmpty)
  }

  @Test("Reduce Motion or a language can be changed on the way; the focus stays")
  func settings() {
    var cursor = Cursor(screen: CoverFlowCarouselDemo.screen)
    _ = cursor.perform(.next)
    cursor.use(Narrator(settings: AccessibilitySettings().withReduceMotion(true)))
    #expect(cursor.tree.context.settings.reduceMotion)
    #expect(cursor.utterance?.text == "Sunset, 1 of 5")
    #expect(cursor.state["selection"] == .text("Sunset"))
  }
}
