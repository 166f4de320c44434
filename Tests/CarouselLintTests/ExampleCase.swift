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
  let linter = Linter(configuration: configuration)
  return try screens(of: definition).reduce(into: LintResult()) { $0.append(linter.lint($1)) }
}

/// The screens of a definition that nothing is wrong with.
func screens(of definition: String) throws -> [Screen] {
  let reading = DefinitionReader().read(definition, file: "example.yaml")
  try #require(!reading.diagnostics.hasErrors, "\(reading.diagnostics.lines)")
  return reading.screens
}

/// The folder of the package.
let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
