import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint baseline")
struct BaselineTests {
  private static let page = "vstack:\n  - text: A\n  - text: B\n"

  private static func written(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    let run = LintingRun(["--write-baseline", "--strict"], in: folder)
    #expect(run.run.exitCode.rawValue == 0)
    #expect(
      run.complaints == [
        ".carousel-a11y-baseline.json: wrote a baseline of 2 findings; use it with --baseline .carousel-a11y-baseline.json, or 'baseline: .carousel-a11y-baseline.json' in .carousel-a11y.yml"
      ])
    return folder
  }

  private static func lint(_ folder: TemporaryFolder, _ words: [String] = []) -> LintingRun {
    LintingRun(
      ["--format", "xcode", "--baseline", ".carousel-a11y-baseline.json"] + words, in: folder,
      operands: ["a.yaml"])
  }

  @Test(
    "accepts what was found, whatever lines have moved",
    arguments: [
      page, "# a comment\n\n" + page, "vstack:\n  - {text: C, traits: [header]}\n  - text: B\n  - text: A\n",
    ])
  func accepts(_ page: String) throws {
    let folder = try Self.written(["a.yaml": Self.page])
    try page.write(toFile: folder.path + "/a.yaml", atomically: true, encoding: .utf8)
    let run = Self.lint(folder)
    #expect(run.findings.isEmpty && run.complaints.isEmpty)
  }

  @Test("what is new is reported, and what is gone is told and taken out on request")
  func changes() throws {
    let folder = try Self.written(["a.yaml": Self.page])
    try "vstack:\n  - text: A\n  - text: C\n".write(
      toFile: folder.path + "/a.yaml", atomically: true, encoding: .utf8)
    let run = Self.lint(folder)
    #expect(run.findings == ["a.yaml:3:5: warning: this is no heading; mend it [heading-sample]"])
    #expect(
      run.complaints == [
        ".carousel-a11y-baseline.json: stale: heading-sample in a.yaml, Text is no longer found",
        ".carousel-a11y-baseline.json: 1 stale; --prune-baseline takes them out",
      ])
    #expect(
      Self.lint(folder, ["--prune-baseline"]).complaints == [
        ".carousel-a11y-baseline.json: took out 1 that are no longer found"
      ])
    #expect(Self.lint(folder).complaints.isEmpty)
    #expect(try !folder.text(".carousel-a11y-baseline.json").contains("\"B\""))
  }

  @Test("entries of files and rules that were not looked at are not judged")
  func notJudged() throws {
    let folder = try Self.written(["a.yaml": "text: A\n", "b.yaml": "text: B\n"])
    #expect(Self.lint(folder).complaints.isEmpty)
    #expect(Self.lint(folder, ["--rule", "hint-sample"]).complaints.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path + "/b.yaml")
    #expect(Self.lint(folder).complaints.count == 2)
  }

  @Test(
    "a baseline that cannot be used ends the run", arguments: ["{}", "[", "{\"schema\":9,\"findings\":[]}"])
  func unusable(_ text: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.page, ".carousel-a11y-baseline.json": text])
    let run = Self.lint(folder)
    #expect(run.complaints.first?.hasPrefix(".carousel-a11y-baseline.json:1:") == true)
    #expect(run.run.exitCode.rawValue == 2)
  }
}
