import CarouselTesting
import Testing

@Suite("The row of albums")
struct AlbumRowTests {
  private let row: TestedScreen

  init() throws { row = try TestedScreen(swiftUI: "Sources/Albums/AlbumRow.swift") }

  @Test("says each album with its position")
  func transcript() {
    expectSpoken(
      row,
      [
        "Albums, Sunset, 1 of 3, Button",
        "Forest, 2 of 3, Button",
        "Midnight, 3 of 3, Button",
      ])
  }

  @Test("has nothing that the rules find")
  func lint() { expectNoFindings(row) }
}
