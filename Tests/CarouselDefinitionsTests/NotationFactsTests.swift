import CarouselDefinitions
import CarouselModel
import Testing

/// What is stated about a carousel and cannot be seen in its views.
@Suite("Statements about carousels")
struct NotationFactsTests {
  private func carousel(_ text: String, reduceMotion: Bool = false) throws -> Carousel {
    let page = Page(text)
    #expect(page.faults == [])
    let screen = try #require(page.reading.screens.first)
    return try #require(CarouselFinder.carousels(in: screen, reduceMotion: reduceMotion).first)
  }

  @Test("nothing is stated unless it is written")
  func nothing() throws {
    var expected = CarouselStatements()
    expected.places = try carousel("cards: 3").stated.places
    #expect(try carousel("cards: 3").stated == expected)
  }

  @Test("none states that there is no such thing")
  func none() throws {
    let stated = try carousel(
      """
      carousel: {label: none, value: none, position: none, adjustable: none, autoplay: none, scrollAction: none}
      cards: [A]
      controls: none
      dots: none
      caption: none
      heading: none
      selection: none
      """
    ).stated
    #expect(stated.absent == Set(CarouselStatements.Feature.allCases))
  }

  @Test("true and false state that there are, or are no, controls, dots, and autoplay")
  func flags() throws {
    let with = try carousel("{controls: true, dots: true, autoplay: true, adjustable: true}").stated
    #expect(Set(with.controls.keys) == [.previous, .next])
    #expect(with.dots?.isShown == true)
    #expect(with.autoplay == AutoplayStatements())
    #expect(
      with.adjustable?.label == nil && with.adjustable?.value == nil && with.adjustable?.increment == nil)
    let without = try carousel("{controls: false, dots: false, autoplay: false, adjustable: false}").stated
    #expect(without.absent == [.controls, .dots, .autoplay, .adjustable])
  }

  @Test("facts about the row")
  func row() throws {
    let carousel = try carousel(
      """
      paging: custom
      loop: clones
      form: tabs
      exposed: true
      focusable: true
      roleDescription: carousel
      total: 120
      selection: b
      script: [focus 2, scroll next]
      onUserChange: {announces: "%lld of %lld, title", focus: stays}
      cards: [{id: a}, {id: b}]
      """)
    #expect(carousel.paging == .custom)
    #expect(carousel.loop == .clones)
    var expected = CarouselStatements()
    expected.paging = .custom
    expected.loop = .clones
    expected.form = .tabs
    expected.isExposed = true
    expected.isFocusable = true
    expected.roleDescription = TextValue("carousel", origin: .localized(key: "carousel"))
    expected.total = 120
    expected.selection = "b"
    expected.script = ["focus 2", "scroll next"]
    var change = ChangeStatements()
    change.announces = true
    change.announcement = TextValue("%lld of %lld, title", origin: .localized(key: "%lld of %lld, title"))
    change.focus = "stays"
    expected.onUserChange = change
    expected.places = carousel.stated.places
    #expect(carousel.stated == expected)
  }

  @Test("the facts know where they are written")
  func places() throws {
    let stated = try carousel(
      """
      slides: [Alps, Sahara]
      reduce-motion: {scale: 1}
      adjustable:
        increment: next
        value: 1 of 2
      dots:
        labels:
          - Go to Alps
          - Go to Sahara
      """
    ).stated
    #expect(stated.places["cards"]?.start.line == 1)
    #expect(stated.places["reduceMotion"]?.start.line == 2)
    #expect(stated.adjustable?.source?.start.line == 3)
    #expect(stated.adjustable?.valueSource?.start.line == 5)
    #expect(stated.dots?.labelSources.map(\.start.line) == [8, 9])
  }

  @Test("dots keep every fact, whatever is seen of them")
  func dots() throws {
    let dots = try #require(
      try carousel(
        """
        dots: {shown: true, interactive: true, size: 38x5, hit: [44, 44], spacing: 8, neighbour: 10 below, color: tertiary,
               background: photo, activeShape: wide, current: unmarked, adjustable: none}
        dot labels: [1 of 2, 2 of 2]
        """
      ).stated.dots)
    #expect(dots.size == Size(width: 38, height: 5))
    #expect(dots.hitSize == Size(width: 44, height: 44))
    #expect(dots.neighborDistance == 10)
    #expect(dots.color == .hierarchical(.tertiary))
    #expect(dots.background == .unknown("photo"))
    #expect(dots.activeShape == "wide")
    #expect(dots.current == .unmarked)
    #expect(dots.isAdjustable == false)
    #expect(dots.isExposed == nil)
    #expect(dots.labels.map(\.rendered) == ["1 of 2", "2 of 2"])
  }

  @Test("controls keep what becomes of them at the ends")
  func controls() throws {
    let controls = try carousel(
      "controls: {previous: {label: Back, atStart: dimmed, size: 20}, next: {icon: chevron.right, atEnd: wraps}}"
    ).stated.controls
    #expect(controls[.previous]?.atStart == .dimmed)
    #expect(controls[.previous]?.size == Size(width: 20, height: 20))
    #expect(controls[.next]?.icon == "chevron.right")
    #expect(controls[.next]?.label == nil)
    #expect(controls[.pause] == nil)
  }

  @Test("motion has a statement for either value of Reduce Motion, and an effect on the cards")
  func motion() throws {
    let text =
      "{cards: [A], motion: {scale: 0.92, transition: spring}, reduceMotion: {scale: 1, transition: none, autoplay: false}, autoplay: {interval: 5}}"
    let standard = try carousel(text)
    #expect(standard.stated.motion?.scale == 0.92)
    #expect(standard.stated.reducedMotion?.scale == 1)
    #expect(standard.stated.reducedMotion?.autoplay == false)
    #expect(standard.autoplay?.runsWithReduceMotion == false)
    #expect(standard.animations == [AnimatedChange("cards", Animation("spring"))])
    #expect(try carousel(text, reduceMotion: true).animations == [AnimatedChange("cards", nil)])
    #expect(try carousel("motion: {scale: 0.92}").assumptions.count == 1)
    let outline = NodeOutline(try #require(Page(text).reading.screens.first), reduceMotion: true).lines
    #expect(outline.contains { $0.contains("scroll-transition EffectValues(scale: 1.0)") })
  }

  @Test("autoplay of which the interval is not known is a statement alone")
  func autoplay() throws {
    let carousel = try carousel("autoplay: {announces: true, stop: [], advanceOn: animationEnd}")
    #expect(carousel.autoplay == nil)
    #expect(carousel.stated.autoplay?.announces == true)
    #expect(carousel.stated.autoplay?.stops == [])
    #expect(carousel.stated.autoplay?.advancesOn == "animationEnd")
    #expect(try self.carousel("autoplay: {interval: 4}").stated.autoplay?.stops == nil)
  }

  @Test("the selection is the state in which the screen opens, and may name no card")
  func selection() throws {
    let page = Page("{selection: Dawn, cards: [{id: Sunset}]}")
    #expect(page.faults == [])
    #expect(page.reading.screens.first?.initialState["selection"] == .text("Dawn"))
    let own = Page("carousel: {selection: {id: b, state: album}, cards: [{id: a}, {id: b}]}")
    let screen = try #require(own.reading.screens.first)
    #expect(screen.initialState["album"] == .text("b"))
    #expect(CarouselFinder.carousels(in: screen).first?.currentIndex(in: screen.initialState) == 1)
  }

  @Test("next and previous stop at the ends")
  func moves() throws {
    let screen = try #require(Page("{controls: true, cards: [A, B]}").reading.screens.first)
    let changes = CarouselFinder.nodes(in: screen, reduceMotion: false).compactMap { node -> StateChange? in
      if case .button(_, let action) = node.kind { action?.change } else { nil }
    }
    #expect(changes.count == 2)
    var state = screen.initialState
    var seen: [String?] = []
    for step in [1, 1, 0, 0] {
      changes[step](&state)
      seen.append(state["selection"].text)
    }
    #expect(seen == ["B", "B", "A", "A"])
  }

  @Test("language and direction at the top hold for the screen")
  func settings() throws {
    for text in [
      "{direction: rtl, language: de, cards: 2}", "carousel: {direction: rtl, language: de, cards: 2}",
    ] {
      let screen = try #require(Page(text).reading.screens.first)
      #expect(screen.overrides.layoutDirection == .rightToLeft)
      #expect(screen.overrides.language == "de")
    }
  }
}
