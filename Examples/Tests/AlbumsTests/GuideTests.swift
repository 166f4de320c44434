import CarouselModel
import CarouselTesting
import Testing

/// What the guides show, as tests that run.
@Suite("The guides")
struct GuideTests {
  private let shelf: TestedScreen
  private let dial: TestedScreen
  private let photos: TestedScreen

  init() throws {
    shelf = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumShelf")
    dial = try TestedScreen(swiftUI: "Sources/Albums/AlbumDial.swift")
    photos = try TestedScreen(definition: "Definitions/Photos.carousel.yaml")
  }

  @Test("says each album with its position")
  func transcript() throws {
    let shelf = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumShelf")
    expectSpoken(
      shelf,
      [
        "Albums, Heading",
        "Albums, Sunset, 1 of 3, Button",
        "Selected, Forest, 2 of 3, Button",
        "Midnight, 3 of 3, Button",
      ])
  }

  @Test("definitions and views of the test are screens too")
  func doors() throws {
    let photos = try TestedScreen(definition: "Definitions/Photos.carousel.yaml")
    let note = TestedScreen("Note") { _ in
      Text("Albums").accessibilityAddTraits(.header)
      Text("Three of them")
    }
    expectSpoken(note, ["Albums, Heading", "Three of them"])
    #expect(photos.name == "Photos")
  }

  @Test("walks")
  func walk() throws {
    var reader = shelf.reader()
    reader.next()
    #expect(reader.spoken == "Albums, Sunset, 1 of 3, Button")
    reader.last()
    #expect(reader.next() == nil)
    #expect(reader.refusal == .endOfScreen)
    #expect(reader.spokenPhraseLog.count == 3)
  }

  @Test("adjusts")
  func adjust() throws {
    var reader = dial.reader()
    #expect(reader.increment() == "Midnight, 3 of 3")
    #expect(reader.state("index") == "2")
  }

  @Test("one fact")
  func facts() throws {
    #expect(try shelf.element("Forest").value == "2 of 3")
    #expect(try shelf.card(3).traits.contains("button"))
    expectPositions(shelf)
    expectReduceMotion(shelf, leavesNo: [.scale, .rotation, .offset, .autoplay])
  }

  @Test("hidden")
  func hidden() throws {
    let note = TestedScreen("Note") { _ in
      Text("Albums")
      Image("shadow", label: "Shadow").accessibilityHidden(true)
    }
    expectHidden(note, "Shadow", because: .accessibilityHidden)
  }

  @Test("lint")
  func lint() throws {
    expectNoFindings(shelf)
    expectNoFindings(photos, except: ["paging-controls-missing"], atLeast: .error)
  }

  @Test("snapshots")
  func snapshots() throws {
    assertSnapshot(of: shelf, as: .spoken)
    assertSnapshot(of: shelf, as: .tree, named: "shelf")
  }

  @Test("inline")
  func inline() throws {
    assertInlineSnapshot(of: dial, as: .spoken) {
      """
      screen AlbumDial
        Album, Forest, 2 of 3, Adjustable. Swipe up or down with one finger to adjust the value.
      """
    }
  }

  @Test("all settings")
  func settings() throws {
    shelf.forEachSetting(reduceMotion: .both, languages: ["en", "de"], sizes: [.large, .accessibility5]) {
      assertSnapshot(of: $0, as: .spoken)
    }
  }

  @Test(
    "parameterised by settings", arguments: SettingsVariant.all(reduceMotion: .both, languages: ["en", "ar"]))
  func variants(_ variant: SettingsVariant) throws {
    let shelf = shelf.under { $0 = variant.settings }
    expectPositions(shelf)
  }

  @Test(
    "every screen of a folder", arguments: try TestedScreen.all(swiftUI: "Sources/Albums/AlbumShelf.swift"))
  func everyScreen(_ screen: TestedScreen) throws {
    expectNoFindings(screen, atLeast: .error, allowingUnknown: ["album.title", "album.artist"])
  }

  @Test("unknown values")
  func unknown() throws {
    let card = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumCard")
    expectSpoken(try card.with(["album": .swift("Album.samples[0]")]), ["Sunset, The Embers"])
    expectSpoken(try card.with(["album.title": "Dawn", "album.artist": "Nobody"]), ["Dawn, Nobody"])
    expectSpoken(
      try card.with(["album.title": "Dawn"]), ["Dawn, ‹album.artist›"], allowingUnknown: ["album.artist"])
  }

  @Test("opened in another state")
  func state() throws {
    let dial = try TestedScreen(swiftUI: "Sources/Albums/AlbumDial.swift").inState(["index": 2])
    #expect(try dial.element("Album").value == "Midnight, 3 of 3")
  }

  @Test("from AccessibilitySnapshot")
  func accessibilitySnapshot() throws {
    assertInlineSnapshot(of: photos.worded(as: .accessibilitySnapshot), as: .spoken) {
      """
      screen Photos
        Alps: 1 of 3. Button.
        Selected: Sahara: 2 of 3. Button.
        Arctic: 3 of 3. Button.
      """
    }
  }

  @Test("from a hierarchy that AccessibilitySnapshotModel has stored")
  func hierarchy() throws {
    let stored = try TestedScreen(accessibilityHierarchy: "Definitions/Stored.hierarchy.json")
    expectSpoken(stored.worded(as: .accessibilitySnapshot), ["Albums. Heading.", "Sunset: 1 of 1. Button."])
  }

  @Test("from virtual-screen-reader")
  func virtualScreenReader() throws {
    var reader = photos.reader()
    reader.readToEnd()
    #expect(
      reader.spokenPhraseLog == [
        "Photos, Alps, 1 of 3, Button", "Selected, Sahara, 2 of 3, Button", "Arctic, 3 of 3, Button",
      ])
  }

  @Test("from assertions on elements")
  func elements() throws {
    let forest = try shelf.element("Forest")
    #expect(forest.label == "Forest")
    #expect(forest.value == "2 of 3")
    #expect(forest.traits == ["button", "selected"])
    #expect(forest.actions == ["activate"])
  }
}
