import CarouselDefinitions
import CarouselLint
import CarouselModel
import Foundation
import LocatedValues
import Testing

/// One example of one rule, to be shown under its title and reported at its own place.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let example: Example

  static let all = Rule.all.flatMap { rule in
    (rule.fails + rule.passes + rule.traps).map { ExampleCase(rule: rule, example: $0) }
  }

  var testDescription: String { "\(rule.id): \(example.title)" }

  var location: SourceLocation {
    SourceLocation(
      fileID: example.fileID, filePath: root + "/Sources/" + example.fileID, line: example.line, column: 1)
  }

  /// What all rules find in the example.
  func result() throws -> LintResult {
    let configuration = LintConfiguration(options: [rule.id: example.options])
    return try lint(example.definition, configuration)
  }
}

/// What the rules find in a definition, screen by screen.
func lint(_ definition: String, _ configuration: LintConfiguration = LintConfiguration()) throws -> LintResult
{
  let reading = DefinitionReader().read(definition, file: "example.yaml")
  try #require(!reading.diagnostics.hasErrors, "\(reading.diagnostics)")
  let linter = Linter(configuration: configuration)
  return reading.screens.reduce(into: LintResult()) { $0.append(linter.lint($1)) }
}

/// A finding as a line: "error example.yaml:3 text-contrast".
func line(_ finding: Finding) -> String {
  "\(finding.place?.start.line ?? 0) \(finding.level.rawValue) \(finding.rule)"
    + (finding.certainty == .review ? " (review)" : "")
}

let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
