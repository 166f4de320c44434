import CarouselSwiftUI
import CommandTesting
import Foundation
import Testing

/// The same carousel has the same findings, whether it is a definition or SwiftUI source.
@Suite("lint through both doors", .enabled(if: SwiftUIReader.isAvailable))
struct DoorsAgreeTests {
  /// A finding without its place: level, rule, and the card where each card is told by itself.
  private func findings(_ path: String) throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = CommandRun([
      "lint", "--no-config", "--no-cache", "--format", "json",
      folder.appendingPathComponent("Fixtures/" + path).path,
    ])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    return Set(
      findings.map { finding in
        let rule = finding["rule"] as? String ?? ""
        let words = (finding["path"] as? String ?? "").split(separator: "(")
        let card = rule == "text-contrast" ? words.dropFirst().first?.prefix { $0 != ")" } : nil
        return "\(finding["level"] ?? "") \(rule) \(card ?? "")"
      })
  }

  @Test(
    "finds the same in SwiftUI source as in the definition",
    arguments: [("SlideShow", "peek-carousel"), ("LandscapeRow", "parallax-cards-row")])
  func same(_ source: String, _ definition: String) throws {
    let found = try findings("SwiftUI/Carousels/\(source).swift")
    #expect(found == (try findings("Demos/\(definition)/definition.yaml")))
    #expect(found.count > 5)
  }

  @Test("differs for the Cover Flow Carousel only where the source draws what a definition names")
  func drawn() throws {
    let isDrawn = { (finding: String) in finding.contains(" text-contrast") }
    let found = try findings("SwiftUI/Carousels/RecordShelf.swift")
    let wanted = try findings("Demos/cover-flow-carousel/definition.yaml")
    #expect(found.filter { !isDrawn($0) } == wanted.filter { !isDrawn($0) })
    // The covers are drawn on a canvas, whose colours are not known: a question, never an error.
    #expect(found.filter(isDrawn).allSatisfy { $0.hasPrefix("info ") })
  }
}
