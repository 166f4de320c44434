import CarouselDefinitions
import CarouselLint
import Foundation
import Testing

/// What the rules on contrast find on the documented demos.
///
/// Only a gradient that is too light from end to end is an error: the places of the titles are estimates.
@Suite("Contrast on the documented demos")
struct DemoContrastTests {
  static let demos: [(name: String, findings: [String])] = [
    (
      "peek-carousel",
      [
        "info nontext-contrast carousel 1 / VStack / HStack / Circle 2",
        "warning text-contrast carousel 1 / card 1 (Sunrise) / Text",
        "error text-contrast carousel 1 / card 2 (Forest) / Text",
        "warning text-contrast carousel 1 / card 3 (Ocean) / Text",
        "warning text-contrast carousel 1 / card 4 (Night) / Text",
      ]
    ),
    (
      "cover-flow-carousel",
      [
        "info text-contrast carousel 1 / card 1 (Sunset) / Text",
        "warning text-contrast carousel 1 / card 2 (Forest) / Text",
        "info text-contrast carousel 1",
        "info text-contrast carousel 1 / card 4 (Ocean) / Text",
        "info text-truncation carousel 1 / card 1 (Sunset) / Text",
      ]
    ),
    (
      "parallax-cards-row",
      [
        "warning text-contrast carousel 1 / card 1 (Alps) / Text",
        "warning text-contrast carousel 1 / card 2 (Sahara) / Text",
        "error text-contrast carousel 1 / card 3 (Amazon) / Text",
        "warning text-contrast carousel 1 / card 4 (Arctic) / Text",
        "warning text-contrast carousel 1 / card 5 (Pacific) / Text",
      ]
    ),
  ]

  @Test("findings of the rules on what is seen and on language", arguments: demos)
  func findings(_ name: String, _ expected: [String]) throws {
    let path = root + "/Fixtures/Demos/\(name)/definition.yaml"
    let result = try lint(String(contentsOfFile: path, encoding: .utf8))
    let groups: Set<Rule.Group> = [.visual, .language]
    let mine = Set(Rule.all.filter { groups.contains($0.group) }.map(\.id))
    let found = result.findings.filter { mine.contains($0.rule) }.map { finding in
      let path = finding.path.split(separator: " / ").drop { !$0.hasPrefix("carousel 1") }
      return "\(finding.level.rawValue) \(finding.rule) \(path.joined(separator: " / "))"
    }
    #expect(found == expected)
  }

  @Test("a title beside the current card is told with its dimming, and only if it is in sight")
  func dimming() throws {
    let path = root + "/Fixtures/Demos/cover-flow-carousel/definition.yaml"
    let result = try lint(String(contentsOfFile: path, encoding: .utf8))
    let dimmed = result.findings.filter { $0.message.contains("dimmed to 0.6") }
    #expect(dimmed.count == 1)
    #expect(dimmed.first?.message.contains("2.27:1 to 3.48:1") == true)
  }
}
