import CarouselDefinitions
import Foundation
import LocatedValues
import Testing

/// Definitions with faults, and what is said about them: `diagnostics.txt` beside each.
@Suite("Malformed definitions")
struct MalformedTests {
  private static let folder = FixtureFolder.root.appendingPathComponent("Malformed")
  private static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  @Test("give every fault with its place and advice", arguments: cases)
  func faults(_ name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasPrefix("definition.") })
    #expect(Set(files).subtracting([file, "diagnostics.txt"]) == [])
    let reading = DefinitionReader().read(
      [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))), file: file)
    let text = reading.diagnostics.lines.map { $0 + "\n" }.joined()
    #expect(reading.diagnostics.hasErrors)
    #expect(try FixtureFolder.differences(text, from: folder.appendingPathComponent("diagnostics.txt")) == [])
  }

  @Test("there are some")
  func count() { #expect(Self.cases.count > 15) }
}
