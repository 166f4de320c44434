import CarouselCommand
import CarouselDefinitions
import CarouselModel
import CarouselNarration
import SeededRandom
import Testing

/// Keys go in, lines come out; the words are those of `read`.
@Suite("A session of browse")
struct BrowseSessionTests {
  private static let named: [String: BrowseKey] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "pageUp": .pageUp, "pageDown": .pageDown, "return": .enter, "escape": .escape, "space": .character(" "),
    "ctrl-c": .control("c"), "ctrl-d": .control("d"), "f5": .unknown,
  ]

  /// A page: each key with a line for what comes of it.
  private func page(_ definition: String, _ keys: String, language: String? = nil) throws -> [String] {
    let reading = DefinitionReader().read(Array(definition.utf8), file: "albums.yaml")
    var screen = try #require(reading.screens.first)
    screen.overrides.language = language
    var session = BrowseSession(screen: screen, narrator: Narrator())
    return session.opening.lines
      + keys.split(separator: " ").flatMap { name -> [String] in
        let key = Self.named[String(name)] ?? .character(Character(String(name)))
        let response = session.respond(to: key)
        return ["\(name): " + response.lines.joined(separator: " / ") + (response.quits ? "quit" : "")]
      }
  }

  private let carousel = """
    name: Albums
    state: {selection: Midnight}
    vstack:
      - text: Albums
        traits: [header]
      - cover-flow-carousel:
          selection: {state: selection}
          items: [{id: Sunset}, {id: Forest}, {id: Midnight}]
          autoplay: {interval: 2, runs-with-reduce-motion: false}
        frame: {height: 400}
      - text: {state: selection}
      - text: More
        traits: [header]
    """

  @Test("arrows, ends and headings")
  func moving() throws {
    #expect(
      try page(carousel, "right end right h H left home left") == [
        "(screen Albums; ? tells the keys, q quits)", "Albums, Heading",
        "right: Sunset, 1 of 3", "end: More, Heading", "right: (this is the last stop of the screen)",
        "h: (there is no heading after this one)", "H: Albums, Heading",
        "left: (this is the first stop of the screen)", "home: (this is the first stop of the screen)",
        "left: (this is the first stop of the screen)",
      ])
  }

  @Test("up and down are the rotor where there is nothing to adjust")
  func rotor() throws {
    #expect(
      try page(carousel, "right down up").suffix(3) == [
        "right: Sunset, 1 of 3", "down: More, Heading", "up: Albums, Heading",
      ])
  }

  private let controls = """
    name: Volume
    state: {volume: low}
    vstack:
      - text: Level
        value: {state: volume}
        adjustable: {increment: {volume: high}, decrement: {volume: low}}
      - text: Inbox
        actions: [Delete, {named: Archive, set: {volume: high}}]
        custom-content: [{label: Price, value: 89 EUR}]
      - button: Play
        action: {set: {volume: high}}
    """

  @Test("up and down adjust what is adjustable, and actions are chosen by number")
  func acting() throws {
    #expect(
      try page(controls, "up up down right a 2 1 9 left right right space space").dropFirst() == [
        "Level, low, Adjustable. Swipe up or down with one finger to adjust the value.",
        "up: high", "up: (the value is at its end)", "down: low",
        "right: Inbox. Actions Available. More Content Available",
        "a: (actions: 1 Archive, 2 Delete; more content: Price: 89 EUR)",
        "2: (what action:Delete does is not known: the state stays as it is)", "1: (nothing is said)",
        "9: (actions: 1 Archive, 2 Delete; more content: Price: 89 EUR)",
        "left: Level, high, Adjustable. Swipe up or down with one finger to adjust the value.",
        "right: Inbox. Actions Available. More Content Available", "right: Play, Button",
        "space: (the action changes nothing here)", "space: (the action changes nothing here)",
      ])
  }

  @Test("a scroll by a page moves the selection, and the caption follows")
  func paging() throws {
    #expect(
      try page(carousel, "pageUp pageUp end left home right pageDown end left").dropFirst(2) == [
        "pageUp: Page 2 of 3", "pageUp: Page 1 of 3", "end: More, Heading", "left: Sunset",
        "home: Albums, Heading", "right: Sunset, 1 of 3", "pageDown: Page 2 of 3", "end: More, Heading",
        "left: Forest",
      ])
  }

  @Test("Reduce Motion says what changes, and back")
  func reduceMotion() throws {
    let lines = try page(carousel, "r r").suffix(2)
    #expect(
      Array(lines) == [
        "r: (Reduce Motion on: card 2: scale 1 instead of 0.86, rotation 0 instead of 52 degrees; "
          + "autoplay does not run; what is said stays the same)",
        "r: (Reduce Motion off: card 2: scale 0.86 instead of 1, rotation 52 instead of 0 degrees; "
          + "autoplay runs, every 2 seconds; what is said stays the same)",
      ])
    #expect(try page("text: Still", "r").last?.contains("nothing moves otherwise") == true)
  }

  @Test("the language goes round the profile's, and the words change")
  func language() throws {
    let languages = Profile.voiceOver.languages
    let keys = Array(repeating: "l", count: languages.count).joined(separator: " ")
    let lines = try page(carousel, keys).dropFirst(2)
    #expect(lines.first == "l: (Spanish, es) Albums, Encabezado")
    #expect(lines.last == "l: (English, en) Albums, Heading")
    #expect(Set(lines).count == languages.count)
  }

  @Test("a language that the screen states stays")
  func statedLanguage() throws {
    #expect(
      try page("text: Nacht", "l", language: "de").last
        == "l: (the screen states its language, de, which stays)")
  }

  @Test("keys that do nothing here say so, and help names every key")
  func others() throws {
    #expect(
      try page("text: Still", "x f5 space escape a 3 s c q") == [
        "(screen albums; ? tells the keys, q quits)", "Still", "x: (no such key; ? tells the keys)",
        "f5: (no such key; ? tells the keys)", "space: (the element does nothing when it is activated)",
        "escape: (there is nothing here to escape from)",
        "a: (this element has no actions to choose from)",
        "3: (this element has no actions to choose from)", "s: ", "c: Still", "q: quit",
      ])
    #expect(try page("text: Still", "ctrl-c").last == "ctrl-c: quit")
    #expect(try page("text: Still", "ctrl-d").last == "ctrl-d: quit")
    let help = try #require(try page("text: Still", "?").last)
    for key in ["Right", "Up", "Home", "h, H", "Space", "Page Down", "Escape", "r:", "l:", "s:", "q,"] {
      #expect(help.contains(key), "\(key)")
    }
  }

  @Test("a screen without stops can be walked all the same")
  func empty() throws {
    let nothing = "(there is nothing on the screen to stop at)"
    #expect(
      try page("text: Gone\nhidden: true", "right up space c r q").dropFirst() == [
        nothing, "right: \(nothing)", "up: \(nothing)", "space: \(nothing)", "c: \(nothing)",
        "r: (Reduce Motion on: nothing moves otherwise; what is said stays the same)", "q: quit",
      ])
  }

  @Test("any keys: never more than one line but for help, and never a crash", arguments: 1...40)
  func random(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys =
      Array(Self.named.keys.filter { !$0.hasPrefix("ctrl") }).sorted() + ["h", "H", "r", "l", "s", "c", "a"]
    let walk = (0..<60).map { _ in keys[Int.random(in: keys.indices, using: &generator)] }
    let lines = try page(carousel, walk.joined(separator: " ")).dropFirst(2)
    #expect(lines.count == walk.count)
    #expect(lines.allSatisfy { !$0.contains(" / ") && !$0.contains("quit") })
    #expect(zip(lines, walk).allSatisfy { line, key in line.count > key.count + 2 || key == "s" })
  }
}
