import CommandLineParsing
import Testing

private let aboutProgram = "'demo --help' lists the commands."
private let aboutLint = "'demo lint --help' tells what 'lint' takes."
private let aboutExplain = "'demo explain --help' tells what 'explain' takes."

@Suite("A usage error says what is wrong and what to do")
struct UsageErrorTests {
  @Test(
    "Commands",
    arguments: [
      Line(gives: "demo: error: no command given; use one of: lint, explain, help", aboutProgram),
      Line("lnit", gives: "demo: error: unknown command 'lnit'; did you mean 'lint'?", aboutProgram),
      Line("LINT", gives: "demo: error: unknown command 'LINT'; did you mean 'lint'?", aboutProgram),
      Line("exp", gives: "demo: error: unknown command 'exp'; did you mean 'explain'?", aboutProgram),
      Line("zebra", gives: "demo: error: unknown command 'zebra'", aboutProgram),
      Line("", gives: "demo: error: unknown command ''", aboutProgram),
      Line("help", "lnit", gives: "demo: error: unknown command 'lnit'; did you mean 'lint'?", aboutProgram),
      Line(
        "--formt", "json", "lnit", gives: "demo: error: unknown option '--formt'; did you mean '--format'?",
        "demo: error: unknown command 'lnit'; did you mean 'lint'?", aboutProgram),
    ])
  func commands(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Options that are not there",
    arguments: [
      Line(
        "lint", "--formt", "json", gives: "demo: error: unknown option '--formt'; did you mean '--format'?",
        aboutLint),
      Line(
        "lint", "-format", "json", gives: "demo: error: unknown option '-format'; did you mean '--format'?",
        aboutLint),
      Line(
        "lint", "--verb", "long", gives: "demo: error: unknown option '--verb'; did you mean '--verbosity'?",
        aboutLint),
      Line("lint", "--zebra=1", gives: "demo: error: unknown option '--zebra'", aboutLint),
      Line("lint", "-az", gives: "demo: error: unknown option '-z'", aboutLint),
      Line("lint", "--=x", gives: "demo: error: unknown option '--'", aboutLint),
      Line(
        "explain", "--format", "json", "x", "y",
        gives: "demo: error: unknown option '--format'; it belongs to 'lint'", aboutExplain),
    ])
  func unknownOptions(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Values",
    arguments: [
      Line(
        "lint", "--format", "jsn",
        gives:
          "demo: error: invalid value 'jsn' for '--format'; did you mean 'json'? The choices are: text, json, sarif",
        aboutLint),
      Line(
        "lint", "-f=",
        gives: "demo: error: invalid value '' for '--format'; the choices are: text, json, sarif",
        aboutLint),
      Line(
        "lint", "--card", "0",
        gives: "demo: error: invalid value '0' for '--card'; expected a whole number from 1 to 1000000",
        aboutLint),
      Line(
        "lint", "--rate", "nan",
        gives: "demo: error: invalid value 'nan' for '--rate'; expected a number from -10 to 10",
        aboutLint),
      Line(
        "lint", "--output=",
        gives: "demo: error: invalid value '' for '--output'; expected the path of a file",
        aboutLint),
      Line("lint", "--card", gives: "demo: error: '--card' needs a value; add N after it", aboutLint),
      Line("lint", "-ac", gives: "demo: error: '--card' needs a value; add N after it", aboutLint),
      Line(
        "lint", "--card", "--all",
        gives: "demo: error: '--card' needs a value, but '--all' looks like an option; "
          + "write '--card=--all' if it is meant as the value", aboutLint),
      Line(
        "lint", "--quiet=yes",
        gives: "demo: error: '--quiet' takes no value, but 'yes' is given; write '--quiet' alone", aboutLint),
      Line(
        "lint", "-aq=yes",
        gives: "demo: error: '--quiet' takes no value, but 'yes' is given; write '--quiet' alone", aboutLint),
    ])
  func values(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Arguments",
    arguments: [
      Line("explain", gives: "demo: error: missing argument 'TOPIC'; add it to the line", aboutExplain),
      Line(
        "explain", "rules", "2", "a",
        gives: "demo: error: unexpected argument 'a'; no more than 2 can be given",
        aboutExplain),
      Line(
        "explain", "rules", "2", "a", "b", "c", "d", "e",
        gives: "demo: error: unexpected arguments 'a', 'b', 'c' and 2 more; no more than 2 can be given",
        aboutExplain),
      Line(
        "explain", "rulse", "10",
        gives: "demo: error: invalid value 'rulse' for 'TOPIC'; did you mean 'rules'? "
          + "The choices are: rules, it's, two words",
        "demo: error: invalid value '10' for 'DEPTH'; expected a whole number from 1 to 9", aboutExplain),
    ])
  func operands(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test("All errors of a line are told at once, in its order")
  func severalErrors() {
    let words = ["lint", "--card=x", "--al", "--quiet=1", "--rate", "--set"]
    #expect(
      lines(for: words) == [
        "demo: error: invalid value 'x' for '--card'; expected a whole number from 1 to 1000000",
        "demo: error: unknown option '--al'; did you mean '--all'?",
        "demo: error: '--quiet' takes no value, but '1' is given; write '--quiet' alone",
        "demo: error: '--rate' needs a value, but '--set' looks like an option; "
          + "write '--rate=--set' if it is meant as the value",
        "demo: error: '--set' needs a value; add NAME=VALUE after it",
        aboutLint,
      ])
  }

  @Test(
    "What was typed cannot steer the terminal",
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("a\u{9B}b", "a\\u{9B}b"),
      ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{7F}", "\\u{7F}"), ("é 🎠", "é 🎠"),
      (String(repeating: "x", count: 121), String(repeating: "x", count: 120) + "..."),
    ])
  func terminalSafety(typed: String, shown: String) {
    #expect(lines(for: [typed]).first == "demo: error: unknown command '\(shown)'")
    #expect(lines(for: ["lint", "--card=" + typed]).first?.contains("invalid value '\(shown)' for") == true)
  }

  @Test(
    "Errors that commands find after parsing read alike",
    arguments: [
      (
        UsageError.conflict("--all", with: "--card"),
        "demo: error: '--all' cannot be used with '--card'; leave out one of them"
      ),
      (.missingCompanion(of: "-", needed: "--name"), "demo: error: '-' needs '--name'; add it to the line"),
    ])
  func laterErrors(error: UsageError, line: String) {
    let failure = UsageFailure(program: "demo", command: "lint", errors: [error])
    #expect(failure.description == line + "\n" + aboutLint)
  }
}
