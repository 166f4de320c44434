import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint suppressions")
struct SuppressionTests {
  @Test(
    "silence a line, the next line, a region, or a view",
    arguments: [
      "text: A # carousel-a11y: disable=heading-sample - the title is elsewhere\n",
      "# carousel-a11y: disable-next-line=heading-sample\ntext: A\n",
      "# carousel-a11y: disable=heading-sample -- why not\ntext: A\n",
      "text: A # carousel-a11y: disable-line=all\n",
      "{text: A, suppress: {heading-sample: the title is elsewhere}}\n",
      "text: A\nsuppress: heading-sample\n",
      "vstack:\n  - text: A\nsuppress: [heading-sample]\n",
      "vstack:\r\n  # carousel-a11y: disable=heading-sample\r\n  - text: A\r\n  # carousel-a11y: enable=heading-sample\r\n",
    ])
  func silences(_ definition: String) throws {
    let run = try LintingRun(["--strict"], files: ["a.yaml": definition])
    #expect(
      run.run.output.contains("\nwarning: 0\n")
        || run.run.output.hasPrefix("files: 1\nerror: 0\nwarning: 0\n"))
    #expect(run.run.output.contains("\nsuppressed: 1\n"), "\(run.run.output)")
    #expect(run.run.exitCode.rawValue == 0)
  }

  @Test(
    "reach no further, and are no comments in texts",
    arguments: [
      "vstack:\n  - {text: A, traits: [header], suppress: hint-sample, hint: B}\n  - text: A\n",
      "text: \"A # carousel-a11y: disable=heading-sample\"\n",
      "text: |\n  # carousel-a11y: disable-next-line=heading-sample\n  A\n",
      "text: A#carousel-a11y:disable=heading-sample\n",
      "vstack:\n  # carousel-a11y: disable=heading-sample\n  - {text: A, traits: [header]}\n  # carousel-a11y: enable=heading-sample\n  - text: A\n",
    ])
  func reach(_ definition: String) throws {
    let run = try LintingRun(["--format", "xcode"], files: ["a.yaml": definition])
    #expect(run.findings.contains { $0.hasSuffix("[heading-sample]") }, "\(run.findings)")
  }

  @Test(
    "that are of no use, unclear or unknown are told",
    arguments: [
      (
        "text: A # carousel-a11y: disable=hint-sample\n",
        "1:9: warning: the suppression of hint-sample silences nothing; take it out [suppression-useless]"
      ),
      (
        "text: A # carousel-a11y: disable=hnt-sample\n",
        "1:9: warning: unknown rule 'hnt-sample' in a suppression; did you mean 'hint-sample'? [suppression-unclear]"
      ),
      (
        "text: A # carousel-a11y: ignore=hint-sample\n",
        "1:9: warning: a comment to carousel-a11y says 'ignore', which it does not know; write one of disable, disable-line, disable-next-line, enable [suppression-unclear]"
      ),
      (
        "text: A # carousel-a11y: disable\n",
        "1:9: warning: a comment to carousel-a11y does not name its rules; write disable=RULE, with commas between several, and the reason behind ' - ' [suppression-unclear]"
      ),
      (
        "text: A\nsuppress: {hint-sample: no}\n",
        "2:12: warning: the suppression of hint-sample silences nothing; take it out [suppression-useless]"
      ),
    ])
  func remarks(_ definition: String, _ expected: String) throws {
    let run = try LintingRun(["--format", "xcode"], files: ["a.yaml": definition])
    #expect(run.findings.contains("a.yaml:" + expected), "\(run.findings)")
  }

  @Test("a reason may be asked for, and remarks may be switched off")
  func policy() throws {
    let page =
      "vstack:\n  - text: A # carousel-a11y: disable=heading-sample\n  - {text: B, suppress: [hint-sample]}\n"
    let asked = ".carousel-a11y.yml"
    let strict = try LintingRun(
      ["--format", "xcode", "--rule", "heading-sample"],
      files: [asked: "suppressions: {require-reason: true, useless: off}", "a.yaml": page])
    #expect(strict.findings.filter { $0.hasSuffix("[suppression-without-reason]") }.count == 2)
    let lenient = try LintingRun(
      ["--format", "xcode"], files: [asked: "suppressions: {useless: off}", "a.yaml": page])
    #expect(lenient.findings == ["a.yaml:3:5: warning: this is no heading; mend it [heading-sample]"])
  }

  @Test("of rules that did not run are not judged")
  func notRun() throws {
    let run = try LintingRun(
      ["--format", "xcode", "--rule", "shout-sample"],
      files: ["a.yaml": "text: A # carousel-a11y: disable=hint-sample\n"])
    #expect(run.findings.isEmpty)
  }
}
