import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint configuration")
struct ConfigurationTests {
  private static let page = "vstack:\n  - {text: A, hint: B}\n  - {text: LOUD, traits: [header]}\n"

  private static func findings(_ configuration: String, _ words: [String] = []) throws -> [String] {
    let files = [".carousel-a11y.yml": configuration, "Cards/a.yaml": page]
    return try LintingRun(["--format", "xcode"] + words, files: files).findings.map {
      String($0.drop { $0 != " " }.dropFirst()).replacing("; mend it", with: "")
    }
  }

  @Test(
    "decides levels, options and sets of rules",
    arguments: [
      (
        "rules: {hint-sample: off}",
        ["warning: this is no heading [heading-sample]", "note: this shouts [shout-sample]"]
      ),
      (
        "rules: {heading-sample: {level: error, except: [A]}, hint-sample: warning}",
        ["warning: there is a hint [hint-sample]", "note: this shouts [shout-sample]"]
      ),
      ("extends: labels", ["error: there is a hint [hint-sample]"]),
      ("extends: none\nrules: {shout-sample: on}", ["note: this shouts [shout-sample]"]),
      ("exclude: [Cards]", []), ("include: [Other/**]", []),
    ])
  func decisions(_ configuration: String, _ expected: [String]) throws {
    #expect(try Self.findings(configuration) == expected)
  }

  @Test(
    "tells what is wrong at its place, and lints nothing",
    arguments: [
      ("rules:\n  hint-sampel: off\n", "2:3: error: unknown rule 'hint-sampel'; did you mean 'hint-sample'?"),
      ("rules: {hint-sample: of}\n", "1:22: error: a rule cannot be 'of'; did you mean 'off'?"),
      ("rulse: {}\n", "1:1: error: a configuration has no key 'rulse'; did you mean 'rules'?"),
      (
        "rules: {heading-sample: {exept: []}}",
        "1:26: error: the rule 'heading-sample' has no key 'exept'; did you mean 'except'?"
      ),
      ("fail-on: eror\n", "1:10: error: 'fail-on' cannot be 'eror'; did you mean 'error'?"),
      (
        "max-warnings: many\n",
        "1:15: error: 'max-warnings' takes a whole number, not below zero; it is text here"
      ),
      (
        "extends: strickt\n",
        "1:10: error: 'strickt' is neither a preset nor a file that can be read; did you mean 'strict'?"
      ),
      (
        "extends: .carousel-a11y.yml\n",
        "1:10: error: '.carousel-a11y.yml' extends itself in the end; take one of the two out"
      ),
      ("rules: [\n", "1:8: error: 'rules' takes a mapping of rules and levels, not a list"),
    ])
  func faults(_ configuration: String, _ expected: String) throws {
    let run = try LintingRun(files: [".carousel-a11y.yml": configuration, "a.yaml": Self.page])
    #expect(run.complaints.first?.hasPrefix(".carousel-a11y.yml:" + expected) == true, "\(run.complaints)")
    #expect(run.run.output == "" && run.run.exitCode == .failure)
  }

  @Test("the nearest one upwards from each file counts, and may extend another")
  func nearest() throws {
    let files = [
      ".carousel-a11y.yml": "rules: {heading-sample: off, shout-sample: off}", "a.yaml": Self.page,
      "Strict/.carousel-a11y.yml": "extends: ../.carousel-a11y.yml\nrules: {shout-sample: error}",
      "Strict/b.yaml": Self.page,
    ]
    let run = try LintingRun(["--format", "xcode"], files: files)
    #expect(
      run.findings == [
        "Strict/b.yaml:2:5: error: there is a hint; mend it [hint-sample]",
        "Strict/b.yaml:3:5: error: this shouts; mend it [shout-sample]",
        "a.yaml:2:5: error: there is a hint; mend it [hint-sample]",
      ])
  }

  @Test("each configuration decides what fails for its own files")
  func failing() throws {
    let warning = "text: A\n"
    let files = [
      "A/.carousel-a11y.yml": "fail-on: never", "A/a.yaml": "{text: A, hint: B}\n", "B/b.yaml": warning,
    ]
    #expect(try LintingRun(files: files).run.exitCode == .done)
    let strict = files.merging(["B/.carousel-a11y.yml": "extends: strict"]) { $1 }
    #expect(try LintingRun(files: strict).run.exitCode == .findings)
    let limited = files.merging(["B/.carousel-a11y.yml": "max-warnings: 0"]) { $1 }
    #expect(try LintingRun(files: limited).run.exitCode == .findings)
    #expect(try LintingRun(["--fail-on", "error"], files: strict).run.exitCode == .findings)
  }

  @Test("--config names one, --no-config looks for none")
  func named() throws {
    let folder = try TemporaryFolder([
      ".carousel-a11y.yml": "rules: {unknown-rule: off}", "other.yml": "extends: labels",
      "Cards/a.yaml": Self.page,
    ])
    let named = LintingRun(["--format", "xcode", "--config", "other.yml"], in: folder, operands: ["Cards"])
    #expect(named.findings.count == 1)
    #expect(
      LintingRun(["--format", "xcode", "--no-config"], in: folder, operands: ["Cards"]).findings.count == 3)
  }

  @Test("a file that is named and excluded is told, not linted")
  func excluded() throws {
    let run = try LintingRun(
      files: [".carousel-a11y.yml": "exclude: [\"*.yaml\"]", "a.yaml": Self.page], operands: ["a.yaml"])
    #expect(run.complaints == ["a.yaml: note: the configuration excludes this file; it was not linted"])
    #expect(run.run.exitCode == .done)
  }
}
