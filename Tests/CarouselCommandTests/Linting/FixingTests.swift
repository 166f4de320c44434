import CarouselCommand
import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint --fix")
struct FixingTests {
  @Test(
    "mends what is safe, keeps comments and layout, and is done after one run",
    arguments: [
      (
        "vstack:\n  # first\n  - text: A   # a title\n    hint: B  # said last\n  - B\n",
        "vstack:\n  # first\n  - text: A   # a title\n    traits: [header]\n  - {text: B, traits: [header]}\n"
      ),
      ("{text: A, hint: B, opacity: 1}\n", "{text: A, opacity: 1, traits: [header]}\n"),
      ("text: A\ntraits: [image]\n", "text: A\ntraits: [image, header]\n"),
      ("text: A\r\ntraits:\r\n- image\r\n", "text: A\r\ntraits:\r\n- image\r\n- header\r\n"),
      ("text: A\ntraits: image # why\n", "text: A\ntraits: [image, header] # why\n"),
      ("vstack:\n- hint: B\n  text: A\n  traits: [header]\n", "vstack:\n- text: A\n  traits: [header]\n"),
    ])
  func yaml(_ before: String, _ after: String) throws {
    let folder = try TemporaryFolder(["a.yaml": before])
    let run = LintingRun(["--fix"], in: folder)
    #expect(try folder.text("a.yaml") == after, "\(run.complaints)")
    #expect(run.run.exitCode.rawValue == 0)
    #expect(LintingRun(["--fix"], in: folder).complaints.isEmpty)
    #expect(try folder.text("a.yaml") == after)
  }

  @Test("keeps the layout of JSON")
  func json() throws {
    let folder = try TemporaryFolder([
      "a.json":
        "{\n  \"vstack\": [\n    {\n      \"text\": \"A\",\n      \"hint\": \"B\"\n    },\n    {\"text\": \"B\"}\n  ]\n}\n"
    ])
    _ = LintingRun(["--fix"], in: folder)
    #expect(
      try folder.text("a.json")
        == "{\n  \"vstack\": [\n    {\n      \"text\": \"A\",\n      \"traits\": [\"header\"]\n    },\n    {\"text\": \"B\", \"traits\": [\"header\"]}\n  ]\n}\n"
    )
  }

  @Test("a dry run shows a unified diff and changes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder(["a.yaml": "# 1\n# 2\n# 3\n# 4\ntext: A\n"])
    let run = LintingRun(["--fix-dry-run"], in: folder)
    #expect(
      run.findings == [
        "--- a/a.yaml", "+++ b/a.yaml", "@@ -3,3 +3,4 @@", " # 3", " # 4", " text: A", "+traits: [header]",
      ])
    #expect(try folder.text("a.yaml") == "# 1\n# 2\n# 3\n# 4\ntext: A\n")
    #expect(run.complaints == ["a.yaml:5:1: would mend heading-sample: add the header trait"])
  }

  @Test("what may alter the meaning is done only on request; what mends nothing is undone")
  func unsafe() throws {
    let page = "vstack:\n  - {text: LOUD, traits: [header]}\n  - {text: KEEP, traits: [header]}\n"
    let folder = try TemporaryFolder(["a.yaml": page])
    #expect(LintingRun(["--fix"], in: folder).complaints.isEmpty)
    #expect(try folder.text("a.yaml") == page)
    let run = LintingRun(["--unsafe-fixes"], in: folder)
    #expect(
      try folder.text("a.yaml")
        == "vstack:\n  - {text: LOUD, traits: [header], label: loud}\n  - {text: KEEP, traits: [header]}\n")
    #expect(
      run.complaints.contains(
        "a.yaml:3:5: could not mend shout-sample: write it small; it was found again after the change"))
  }

  @Test("text output says who mends a finding, and why not the tool")
  func promises() throws {
    #expect(
      try LintingRun(files: ["a.yaml": "text: A\n"]).findings
        .contains("    fix: add the header trait (--fix does it)"))
    #expect(
      try LintingRun(files: ["a.yaml": "text: LOUD\n"]).findings
        .contains("    fix: write it small (--unsafe-fixes does it; look at the result)"))
    let broken = try LintingRun(files: ["a.yaml": "screens:\n  A: {text: A}\n  B: {txet: B}\n"])
    #expect(broken.findings.contains("    fix: add the header trait (by hand: the file has errors)"))
    let run = CommandRun(["lint", "-"], input: "text: A\n") { $0.rules = SampleRules.all }
    #expect(run.lines.contains("    fix: add the header trait (by hand: standard input is not mended)"))
  }

  @Test("what the cache keeps makes the same promises")
  func cachedPromises() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n", "b.yaml": "screens:\n  A: {text: LOUD}\n"])
    let words = ["--cache-folder", folder.path + "/.cache"]
    let cold = LintingRun(words, in: folder)
    #expect(cold.findings.contains { $0.contains("--fix does it") })
    #expect(LintingRun(words, in: folder).findings == cold.findings)
  }

  @Test("suppressed findings and files with errors are left alone")
  func leftAlone() throws {
    let files = [
      "a.yaml": "text: A # carousel-a11y: disable=heading-sample - no\n", "b.yaml": "text: A\ntxet: B\n",
    ]
    let run = try LintingRun(["--fix"], files: files)
    for (name, text) in files { #expect(try run.folder.text(name) == text) }
  }

  @Test("standard input cannot be mended")
  func standardInput() throws {
    let run = try LintingRun(["--fix"], files: [:], operands: ["-"])
    #expect(run.complaints[0].contains("'--fix' cannot be used with '-'"))
  }
}
