import CarouselTesting
import Testing

@Suite("The album shelf")
struct AlbumShelfTests {
  private let shelf: TestedScreen

  init() throws {
    shelf = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumShelf")
  }

  @Test("says each album with its position")
  func transcript() {
    expectSpoken(
      shelf,
      [
        "Albums, Heading",
        "Albums, Sunset, 1 of 3, Button",
        "Selected, Forest, 2 of 3, Button",
        "Midnight, 3 of 3, Button",
      ])
  }

  @Test("is walked with a screen reader")
  func walk() {
    var reader = shelf.reader()
    reader.last()
    #expect(reader.spoken == "Albums, Midnight, 3 of 3, Button")
    #expect(reader.activate() == "Selected, Midnight, 3 of 3, Button")
    #expect(reader.next() == nil)
    #expect(reader.refusal == .endOfScreen)
  }

  @Test("tells positions from 1 to 3")
  func positions() { expectPositions(shelf) }

  @Test("has nothing that the rules find")
  func lint() { expectNoFindings(shelf) }

  @Test("is calm with Reduce Motion")
  func reduceMotion() { expectReduceMotion(shelf, leavesNo: [.scale, .rotation, .offset, .autoplay]) }

  @Test("is as it was", arguments: SnapshotFormat.allCases)
  func snapshots(_ format: SnapshotFormat) { assertSnapshot(of: shelf, as: format) }

  @Test("says the same at every text size, in its own language")
  func settings() {
    shelf.forEachSetting(reduceMotion: .both, sizes: [.large, .accessibility5]) { shelf in
      #expect(shelf.spokenLines.count == 4)
      expectPositions(shelf)
    }
  }

  @Test("stands in the source of its test too")
  func inline() throws {
    let dial = try TestedScreen(swiftUI: "Sources/Albums/AlbumDial.swift")
    assertInlineSnapshot(of: dial, as: .spoken) {
      """
      screen AlbumDial
        Album, Forest, 2 of 3, Adjustable. Swipe up or down with one finger to adjust the value.
      """
    }
  }
}
