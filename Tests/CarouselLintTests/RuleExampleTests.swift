import CarouselLint
import CarouselModel
import Foundation
import Testing

@Suite("Examples of rules")
struct RuleExampleTests {
  @Test("the rule finds exactly the marked lines", arguments: ExampleCase.all)
  func marks(_ test: ExampleCase) throws {
    let result = try test.result()
    let lines = result.findings.filter { $0.rule == test.rule.id }.map { $0.place?.start.line ?? 0 }
    #expect(lines == test.example.markedLines, sourceLocation: test.location)
  }

  @Test("every rule shows a failure, a pass and a trap, and says who is hurt", arguments: Rule.all)
  func completeness(_ rule: Rule) {
    #expect(!rule.fails.isEmpty && rule.fails.allSatisfy { !$0.markedLines.isEmpty })
    #expect(rule.passes.count + rule.traps.count >= 2)
    #expect(!rule.impact.isEmpty && !rule.rationale.isEmpty && !rule.references.isEmpty)
  }
}
