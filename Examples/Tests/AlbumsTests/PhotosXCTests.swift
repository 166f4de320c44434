import CarouselModel
import CarouselTesting
import XCTest

/// The same assertions in XCTest.
final class PhotosXCTests: XCTestCase {
  func testDefinition() throws {
    let photos = try TestedScreen(definition: "Definitions/Photos.carousel.yaml")
    expectSpoken(
      photos, ["Photos, Alps, 1 of 3, Button", "Selected, Sahara, 2 of 3, Button", "Arctic, 3 of 3, Button"])
    expectPositions(photos)
  }

  func testDial() throws {
    var reader = try TestedScreen(swiftUI: "Sources/Albums/AlbumDial.swift").reader()
    XCTAssertEqual(reader.increment(), "Midnight, 3 of 3")
    XCTAssertNil(reader.increment())
    XCTAssertEqual(reader.refusal, .atLimit)
  }

  func testViewsOfTheTest() {
    let note = TestedScreen("Note") { _ in
      Text("Albums").accessibilityAddTraits(.header)
      Image("shadow", label: "Shadow").accessibilityHidden(true)
    }
    expectSpoken(note, ["Albums, Heading"])
    expectHidden(note, "Shadow", because: .accessibilityHidden)
    assertSnapshot(of: note, as: .tree)
  }
}
