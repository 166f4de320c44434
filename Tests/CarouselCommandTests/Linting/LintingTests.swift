import CarouselCommand
import CarouselLint
import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint")
struct LintingTests {
  private static let albums = """
    vstack:
      - text: Albums
        traits: [header]
        hint: Opens albums
      - text: LOUD
      - text: {unknown: item.title}
        traits: [header]

    """

  @Test("tells place, level, message and advice of each finding, in order")
  func findings() throws {
    let run = try LintingRun(["--format", "xcode"], files: ["a.yaml": Self.albums])
    #expect(
      run.findings == [
        "a.yaml:2:5: error: there is a hint; mend it [hint-sample]",
        "a.yaml:5:5: warning: this is no heading; mend it [heading-sample]",
        "a.yaml:5:5: note: this shouts; mend it [shout-sample]",
        "a.yaml:6:5: note: who knows; look at it [unknown-sample]",
      ])
    #expect(run.run.exitCode == .findings)
  }

  @Test(
    "text output ends with what became of the run, and why",
    arguments: [
      ([], "hint: A", "fails because of 1 error; exit code 1"), ([], "", "passes; exit code 0"),
      (["--strict"], "hint: A", "fails because of 1 error and 1 warning; exit code 1"),
      (["--max-warnings", "0"], "", "fails because of 1 warning, more than 0; exit code 1"),
      (["--fail-on", "info"], "", "fails because of 1 warning; exit code 1"),
      ([], "hint: [", "incomplete, since a file has an error; exit code 2"),
    ])
  func result(_ words: [String], _ line: String, _ result: String) throws {
    let run = try LintingRun(words, files: ["a.yaml": "text: A\n\(line)\n"])
    #expect(run.findings.last == "result: \(result)")
  }

  @Test(
    "fails from the level that is asked for, and never for a review",
    arguments: [
      ([], "hint: A", 1), (["--fail-on", "never"], "hint: A", 0), ([], "", 0), (["--strict"], "", 1),
      (["--fail-on", "warning"], "", 1), (["--max-warnings", "0"], "", 1), (["--max-warnings", "1"], "", 0),
      (["--fail-on", "info", "--rule", "unknown-sample"], "", 0),
      (["--fail-on", "never", "--max-warnings", "0"], "", 1),
    ] as [([String], String, Int32)])
  func exitCodes(_ words: [String], _ extra: String, _ code: Int32) throws {
    let run = try LintingRun(
      words,
      files: ["a.yaml": "vstack:\n  - text: A\n    \(extra)\n  - {text: {unknown: x}, traits: [header]}\n"])
    #expect(run.run.exitCode.rawValue == code, "\(words)")
  }

  @Test("a file with an error makes the code 2, and the others are still linted")
  func badFile() throws {
    let run = try LintingRun(["--format", "xcode"], files: ["a.yaml": "txet: A\n", "b.yaml": "text: B\n"])
    #expect(run.findings == ["b.yaml:1:1: warning: this is no heading; mend it [heading-sample]"])
    #expect(run.complaints.first?.hasPrefix("a.yaml:1:1: error: ") == true)
    #expect(run.run.exitCode == .failure)
  }

  @Test("SwiftUI source is linted by the same rules")
  func swiftSource() throws {
    let source =
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text(\"B\").accessibilityHint(\"C\")\n  }\n}\n"
    let run = try LintingRun(
      ["--format", "xcode", "--rule", "hint-sample"], files: ["a.swift": source], operands: ["a.swift"])
    #expect(run.findings.count == 1)
    #expect(run.findings.first?.hasPrefix("a.swift:4:") == true)
  }

  @Test("rules are chosen by name, group or tag; an unknown one is told with the nearest")
  func selection() throws {
    let files = ["a.yaml": Self.albums]
    let one = try LintingRun(["--format", "xcode", "--rule", "shout-sample"], files: files)
    #expect(one.findings == ["a.yaml:5:5: note: this shouts; mend it [shout-sample]"])
    #expect(
      try LintingRun(["--format", "xcode", "--only", "labels,shout-sample"], files: files).findings.count == 2
    )
    let unknown = try LintingRun(["--rule", "hint-sampel"], files: files)
    #expect(unknown.complaints[0].contains("did you mean 'hint-sample'?"))
    #expect(unknown.run.exitCode == .failure)
  }

  @Test("several formats go to their places in one run; two for one place are refused")
  func formats() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.albums])
    let words = ["--format", "sarif=\(folder.path)/out.sarif", "--format", "xcode"]
    #expect(LintingRun(words, in: folder).findings.count == 4)
    #expect(try folder.text("out.sarif").contains("\"uri\":\"a.yaml\""))
    let clash = LintingRun(["--format", "json", "--format", "xcode"], in: folder)
    #expect(clash.complaints[0].contains("'--format json' cannot be used with '--format xcode'"))
    #expect(clash.run.exitCode == .failure)
  }

  @Test("--quiet writes errors only, and counts the rest")
  func quiet() throws {
    let run = try LintingRun(["--quiet"], files: ["a.yaml": Self.albums])
    #expect(run.findings[1].hasPrefix("  2:5: error hint-sample"))
    #expect(!run.run.output.contains("heading-sample") && run.run.output.contains("\nwarning: 1\n"))
  }

  @Test("standard input is linted under its name")
  func standardInput() {
    let run = CommandRun(
      ["lint", "--format", "xcode", "--stdin-name", "Cards/a.json", "--no-config", "-"],
      input: #"{"text":"A"}"#
    ) { $0.rules = SampleRules.all }
    #expect(run.lines == ["Cards/a.json:1:1: warning: this is no heading; mend it [heading-sample]"])
  }

  @Test("the order of the output does not depend on the threads")
  func order() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("\($0 + 100).yaml", "vstack: [{text: A}, {text: B}]\n") })
    let folder = try TemporaryFolder(files)
    let first = LintingRun(["--format", "json"], in: folder).run.output
    #expect(first.split(separator: "\n").count == 82)
    for _ in 0..<3 { #expect(LintingRun(["--format", "json"], in: folder).run.output == first) }
  }

  @Test("--timing tells each rule's share")
  func timing() throws {
    let run = try LintingRun(["--timing"], files: ["a.yaml": "text: A\n"])
    let lines = run.complaints.filter { $0.hasPrefix("timing: ") }
    #expect(lines.count == SampleRules.all.count + 1)
    #expect(lines.last?.hasPrefix("timing: all rules: ") == true)
  }
}
