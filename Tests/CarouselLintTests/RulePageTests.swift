import CarouselLint
import Foundation
import Testing

/// Run with `UPDATE_FIXTURES=1` to write the pages.
@Suite("Pages of rules")
struct RulePageTests {
  private static let folder = root + "/Documentation/Rules"

  @Test("the page of a rule says what the rule says", arguments: Rule.all)
  func page(_ rule: Rule) throws {
    try check(RulePage(rule).markdown, RulePage(rule).fileName)
  }

  @Test("the list of rules is complete")
  func index() throws {
    try check(RuleIndex.markdown, RuleIndex.fileName)
  }

  @Test("there is no page without a rule")
  func strays() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set(Rule.all.map { RulePage($0).fileName } + [RuleIndex.fileName]))
  }

  @Test("every rule has a file of its own, named after it", arguments: Rule.all)
  func file(_ rule: Rule) throws {
    let name =
      rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    let rules = FileManager.default.enumerator(atPath: root + "/Sources/CarouselLint/Rules")
    #expect(rules?.contains { ($0 as? String)?.hasSuffix("/" + name) ?? false } == true, "\(name)")
  }

  private func check(_ text: String, _ file: String) throws {
    let path = Self.folder + "/" + file
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let written = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(written == text, "write the page anew: UPDATE_FIXTURES=1 swift test --filter RulePageTests")
  }
}
