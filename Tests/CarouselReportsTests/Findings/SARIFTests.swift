import CarouselLint
import CarouselModel
import CarouselReports
import Foundation
import Testing

@Suite("Findings as SARIF")
struct SARIFTests {
  @Test("columns are converted to UTF-16, and paths are relative and encoded")
  func places() throws {
    let result = try Self.results([SampleReport.finding()])[0]
    let location =
      ((result["locations"] as? [[String: Any]])?[0]["physicalLocation"] as? [String: Any]) ?? [:]
    #expect(
      location["artifactLocation"] as? [String: String] == [
        "uri": "Cards/a%20b.yaml", "uriBaseId": "SRCROOT",
      ])
    // The emoji takes four bytes and two UTF-16 code units.
    let region = ["startLine": 2, "startColumn": 26, "endLine": 2, "endColumn": 41]
    #expect(location["region"] as? [String: Int] == region)
  }

  @Test("fingerprints of equal nodes differ, and stay when lines move")
  func fingerprints() throws {
    var moved = SampleReport.finding()
    moved.finding.place?.start.line = 90
    let first = try Self.fingerprints([SampleReport.finding(), SampleReport.finding()])
    #expect(Set(first).count == 2)
    #expect(try Self.fingerprints([moved, moved]) == first)
    #expect(try Self.fingerprints([SampleReport.finding(path: "Image")]) != Array(first.prefix(1)))
  }

  @Test("levels are SARIF's, every result has its rule, and the run says how columns are counted")
  func structure() throws {
    let run = try Self.run([SampleReport.finding(level: .info, certainty: .review)])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = (run["results"] as? [[String: Any]])?[0] ?? [:]
    #expect(result["level"] as? String == "note" && result["kind"] == nil)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"] ?? [:]
    let rules = driver["rules"] as? [[String: Any]] ?? []
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
  }

  @Test("every rule is described once, with each tag once")
  func rules() throws {
    var report = SampleReport.report([])
    report.rules = Rule.all
    let log =
      try JSONSerialization.jsonObject(with: Data(SampleReport.text(.sarif, report).utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
    for rule in rules {
      let tags = try #require((rule["properties"] as? [String: [String]])?["tags"])
      #expect(Set(tags).count == tags.count)
    }
  }

  @Test("silenced results are written only on request, with the reason")
  func silenced() throws {
    var finding = SampleReport.finding()
    finding.silence = .inSource(reason: "the client wants it")
    #expect(try Self.results([finding]).isEmpty)
    let text = SampleReport.text(.sarif, SampleReport.report([finding], includesSilenced: true))
    #expect(text.contains(#""suppressions":[{"kind":"inSource","justification":"the client wants it"}]"#))
  }

  static func run(_ findings: [LintedFinding]) throws -> [String: Any] {
    let text = SampleReport.text(.sarif, findings)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  static func results(_ findings: [LintedFinding]) throws -> [[String: Any]] {
    try #require(try run(findings)["results"] as? [[String: Any]])
  }

  private static func fingerprints(_ findings: [LintedFinding]) throws -> [String] {
    try results(findings).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["carouselA11yNode/v1"]
    }
  }
}
