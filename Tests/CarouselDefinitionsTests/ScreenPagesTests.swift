import CarouselDefinitions
import CarouselModel
import Testing

/// Documents of one screen and of several.
@Suite("Screens")
struct ScreenPagesTests {
  @Test("a screen has the name that is written, or that of the file")
  func names() {
    #expect(Page("text: A").reading.screens.map(\.name) == ["page"])
    #expect(Page("{name: Albums, text: A}").reading.screens.map(\.name) == ["Albums"])
    #expect(
      Page("screens: {B: {text: B}, A: {text: A, name: First}}").reading.screens.map(\.name) == [
        "B", "First",
      ])
  }

  @Test("what stands beside screens holds for all of them, unless one says otherwise")
  func defaults() {
    let screens = Page(
      """
      $schema: definition.schema.json
      language: de
      idiom: pad
      state: {selection: a, other: b}
      screens:
        One: {text: A}
        Two: {text: B, language: ar, state: {selection: c}}
      """
    ).reading.screens
    #expect(screens.map(\.overrides.language) == ["de", "ar"])
    #expect(screens.map(\.overrides.idiom) == [.pad, .pad])
    #expect(screens.map { $0.initialState["selection"] } == [.text("a"), .text("c")])
    #expect(screens.map { $0.initialState["other"] } == [.text("b"), .text("b")])
  }

  @Test("what a screen states wins over the settings that are asked with, and only that")
  func overrides() throws {
    let screen = try #require(
      Page("{text: A, direction: rtl, screen-size: 744x1133, appearance: dark}").reading.screens.first)
    var settings = AccessibilitySettings()
    settings.language = "fr"
    settings.reduceMotion = true
    let used = screen.context(settings: settings).settings
    #expect(used.layoutDirection == .rightToLeft)
    #expect(used.screenSize == Size(width: 744, height: 1133))
    #expect(used.appearance == .dark)
    #expect(used.language == "fr")
    #expect(used.reduceMotion)
  }

  @Test("a fault takes away its screen, and leaves the others")
  func faults() {
    let page = Page("screens: {One: {txet: A}, Two: {text: B}, Three: 3}")
    #expect(page.reading.screens.map(\.name) == ["Two"])
    #expect(
      page.faults == [
        "1:17: error: 'txet' is no kind of view; did you mean 'text'?",
        "1:50: error: the screen 'Three' is a number; write a view, such as {text: Hello}",
      ])
  }

  @Test("state is text, truth, number or nothing")
  func state() {
    let screen = Page("{state: {a: no, b: true, c: null, d: 1.10}, text: A}").reading.screens.first
    #expect(
      screen?.initialState.values == ["a": .text("no"), "b": .bool(true), "c": .none, "d": .text("1.10")])
  }

  @Test("a screen knows where it and its views were written")
  func places() throws {
    let screen = try #require(Page("# first\nvstack:\n  - text: A\n    label: B\n").reading.screens.first)
    let root = screen.root(settings: AccessibilitySettings())
    #expect(screen.source?.start == SourcePosition(line: 2, column: 1))
    #expect(root.children[0].source?.start == SourcePosition(line: 3, column: 5))
    #expect(root.children[0].modifiers[0].source?.start == SourcePosition(line: 4, column: 5))
    #expect(root.children[0].source?.file == "page.yaml")
  }
}
