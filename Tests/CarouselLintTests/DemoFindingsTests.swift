import CarouselLint
import CarouselModel
import Foundation
import Testing

/// What is found on the three documented carousels, checked by hand; see `Documentation/Decisions/findings-on-the-demos.md`.
@Suite("Findings on the demos")
struct DemoFindingsTests {
  private func findings(_ demo: String) throws -> [String] {
    let path = root + "/Fixtures/Demos/\(demo)/definition.yaml"
    return try lint(String(contentsOfFile: path, encoding: .utf8)).findings.map { finding in
      let card =
        finding.rule.hasSuffix("contrast") ? finding.path.split(separator: "(").dropFirst().first : nil
      let name = card.map { " " + $0.prefix { $0 != ")" } } ?? ""
      return "\(finding.level.rawValue) \(finding.rule)\(name)"
    }.sorted()
  }

  @Test("Peek Carousel")
  func peek() throws {
    #expect(
      try findings("peek-carousel") == [
        "error text-contrast Forest", "info nontext-contrast", "info paging-controls-missing",
        "warning carousel-label-missing", "warning dots-hidden-no-position", "warning heading-trait-missing",
        "warning keyboard-path-missing", "warning text-contrast Night", "warning text-contrast Ocean",
        "warning text-contrast Sunrise",
      ])
  }

  @Test("Cover Flow Carousel")
  func coverFlow() throws {
    #expect(
      try findings("cover-flow-carousel") == [
        "error autoplay-stop-not-accessible", "info autoplay-too-fast", "info caption-duplicates-card",
        "info paging-controls-missing", "info selection-not-exposed", "info text-contrast",
        "info text-contrast Ocean", "info text-contrast Sunset", "info text-truncation",
        "warning autoplay-under-assistive-tech",
        "warning carousel-label-missing", "warning heading-trait-missing", "warning keyboard-path-missing",
        "warning text-contrast Forest",
      ])
  }

  @Test("Parallax Cards Row")
  func parallax() throws {
    #expect(
      try findings("parallax-cards-row") == [
        "error text-contrast Amazon", "info paging-controls-missing", "warning carousel-label-missing",
        "warning keyboard-path-missing", "warning position-missing", "warning text-contrast Alps",
        "warning text-contrast Arctic", "warning text-contrast Pacific", "warning text-contrast Sahara",
      ])
  }

  @Test(
    "the same screens from Swift have the same findings, without places",
    arguments: [
      (PeekCarouselDemo.screen, "peek-carousel"), (CoverFlowCarouselDemo.screen, "cover-flow-carousel"),
      (ParallaxCardsRowDemo.screen, "parallax-cards-row"),
    ])
  func fromSwift(_ screen: Screen, _ demo: String) throws {
    let found = Linter().lint(screen).findings.filter { $0.rule != "text-contrast" }.map {
      "\($0.level.rawValue) \($0.rule)"
    }
    let wanted = try findings(demo).filter { !$0.contains(" text-contrast") }
    #expect(Set(found) == Set(wanted))
  }
}
