import CarouselModel
import CarouselSemantics
import CarouselTesting
import Testing

@Suite("One fact about a screen")
struct FactTests {
  @Test("is read off an element or a card")
  func element() throws {
    let screen = try Samples.albums()
    #expect(try screen.element("Midnight").value == "2 of 3")
    #expect(try screen.card(3).spoken == "Bloom, 3 of 3")
    #expect(try screen.element("Albums").traits.contains("header"))
    let unknown = #expect(throws: ScreenError.self) { try screen.element("Midnigth") }
    #expect(unknown?.description == "no element is called 'Midnigth'; did you mean 'Midnight'?")
    let missing = #expect(throws: ScreenError.self) { try screen.card(4) }
    #expect(missing?.description == "there is no card 4: the screen has 3, counted from 1")
  }

  @Test("positions are 1 to n")
  func positions() throws { expectPositions(try Samples.albums()) }

  @Test("a position that is missing, doubled or of another total is told card by card")
  func wrongPositions() throws {
    let screen = try TestedScreen(
      definitionText: """
        name: Places
        cards:
          - {label: Alps, value: 1 of 3}
          - {label: Sahara, value: 1 of 3}
          - {label: Amazon}
          - {label: Arctic, value: 4 of 4}
        """)
    let failures = collectingFailures { expectPositions(screen) }
    #expect(
      failures.map(\.message) == [
        """
        the positions of 'Places' are not 1 to 4, each with that total
        card 1, 'Alps': tells 1 of 3, expected 1 of 4
        card 2, 'Sahara': tells 1 of 3, expected 2 of 4
        card 3, 'Amazon': tells no position, expected 3 of 4
        """
      ])
  }

  @Test("a screen without a carousel has no positions")
  func noCarousel() {
    let screen = TestedScreen("Note") { _ in Text("Hello") }
    let failures = collectingFailures { expectPositions(screen) }
    #expect(
      failures.map(\.message) == ["'Note' has no carousel with cards that assistive technology is given"])
  }

  private static let wallpaper = TestedScreen("Wallpaper") { _ in
    VStack {
      Text("Albums")
      Image("wallpaper", label: "Wallpaper").accessibilityHidden(true)
      Image(decorative: "shadow")
    }
  }

  @Test("a node is hidden, and why")
  func hidden() {
    expectHidden(Self.wallpaper, "Wallpaper")
    expectHidden(Self.wallpaper, "Wallpaper", because: .accessibilityHidden)
  }

  @Test("what is not hidden, or for another reason, or not there, is told")
  func notHidden() {
    let failures = collectingFailures {
      expectHidden(Self.wallpaper, "Albums")
      expectHidden(Self.wallpaper, "Wallpaper", because: .decorative)
      expectHidden(Self.wallpaper, "Wallpapers")
    }
    #expect(
      failures.map(\.message) == [
        "'Albums' is not hidden: assistive technology is given it, as element Text",
        """
        'Wallpaper' is hidden for another reason
        expected: hidden because it is declared decorative
        found: hidden by accessibilityHidden
        """,
        "nothing is hidden by that name: no element is called 'Wallpapers'; did you mean 'Wallpaper'?",
      ])
  }
}
