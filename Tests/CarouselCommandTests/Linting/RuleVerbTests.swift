import CarouselCommand
import CarouselLint
import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("rules and explain")
struct RuleVerbTests {
  private func run(_ words: [String], in folder: String = "/") -> CommandRun {
    CommandRun(words) { surroundings in
      surroundings.rules = SampleRules.all
      surroundings.currentFolder = folder
    }
  }

  @Test("rules are listed by group, with the level of the configuration")
  func list() throws {
    let folder = try TemporaryFolder([".carousel-a11y.yml": "rules: {hint-sample: off, shout-sample: error}"])
    #expect(
      run(["rules"], in: folder.path).lines == [
        "structure", "  hint-sample: off. Sample. WCAG 2.4.6.",
        "  heading-sample: warning. Sample. WCAG 2.4.6.",
        "  unknown-sample: info. Sample. WCAG 2.4.6.", "  shout-sample: error. Sample. WCAG 2.4.6.",
        "rules: 4",
      ])
  }

  @Test("as JSON they have a schema, options and their values")
  func json() throws {
    let data = Data(run(["rules", "--format", "json", "--no-config"]).output.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == SampleRules.all.map(\.id))
    let option = try #require((rules[1]["options"] as? [[String: Any]])?.first)
    #expect(option["name"] as? String == "except" && option["default"] as? [String] == [])
  }

  @Test("explain prints the rule's page")
  func explain() {
    let run = run(["explain", "heading-sample"])
    #expect(run.output == RulePage(SampleRules.heading).text)
    #expect(run.output.contains("- `except`: labels that are let through. Without it: `[]`."))
  }

  @Test("explain tells the nearest name of an unknown rule")
  func unknown() {
    let run = run(["explain", "headign-sample"])
    #expect(run.errors == "carousel-a11y: error: no rule 'headign-sample'; did you mean 'heading-sample'?\n")
    #expect(run.exitCode == .failure)
  }
}
