import CarouselTesting
import Testing

@Suite("A card whose album only the app knows")
struct AlbumCardTests {
  @Test("is given one by the test")
  func supplied() throws {
    let card = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumCard")
    expectSpoken(try card.with(["album": .swift("Album.samples[0]")]), ["Sunset, The Embers"])
  }

  @Test("fails without one, and says how")
  func unknown() throws {
    let card = try TestedScreen(swiftUI: "Sources/Albums/AlbumShelf.swift", view: "AlbumCard")
    withKnownIssue {
      expectSpoken(card, ["Sunset, The Embers"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("or what they are parts of: .with([\"album\":") }
    }
  }
}
