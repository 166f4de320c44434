import CarouselTesting
import Foundation
import Testing

/// The tutorial does what it says: its row fails as its pages show, and its mended row passes.
@Suite("The tutorial")
struct TutorialTests {
  private static let resources = "Sources/CarouselTesting/CarouselTesting.docc/Resources/"
  private static let expected = [
    "Albums, Sunset, 1 of 3, Button", "Forest, 2 of 3, Button", "Midnight, 3 of 3, Button",
  ]

  private func row(_ number: Int) throws -> TestedScreen {
    let path = DocumentationFile.root.appendingPathComponent(
      "\(Self.resources)first-test-row-\(number).swift")
    return try TestedScreen(swiftUISource: String(contentsOf: path, encoding: .utf8))
  }

  @Test("shows the page of the failing transcript")
  func transcript() throws {
    let row = try row(1)
    let failures = collectingFailures { expectSpoken(row, Self.expected) }
    try DocumentationFile.expect(failures.map(\.message), in: Self.resources + "first-test-transcript.txt")
  }

  @Test("shows the page of the finding")
  func finding() throws {
    let row = try row(1)
    let failures = collectingFailures { expectNoFindings(row) }
    let pages = failures.map { failure in
      failure.message.split(separator: "\n").map { line in
        line.hasPrefix("asserted at:") ? "asserted at: AlbumRowTests.swift:26" : line
      }.joined(separator: "\n").replacing("source.swift:", with: "Sources/Albums/AlbumRow.swift:")
    }
    try DocumentationFile.expect(pages, in: Self.resources + "first-test-finding.txt")
  }

  @Test("ends with a row that passes both")
  func mended() throws {
    let row = try row(2)
    expectSpoken(row, Self.expected)
    expectNoFindings(row)
  }
}
