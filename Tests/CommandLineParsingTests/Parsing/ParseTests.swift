import Testing

@Suite("A command line is read by these conventions")
struct ParseTests {
  @Test(
    "Options take values in each usual way",
    arguments: [
      Line("lint", gives: "lint", "format text"),
      Line("lint", "--format", "json", gives: "lint", "format json"),
      Line("lint", "--format=json", gives: "lint", "format json"),
      Line("lint", "-f", "json", gives: "lint", "format json"),
      Line("lint", "-fjson", gives: "lint", "format json"),
      Line("lint", "-f=json", gives: "lint", "format json"),
      Line("lint", "-aqfjson", gives: "lint", "format json", "all", "quiet"),
      Line("lint", "-aqf", "json", gives: "lint", "format json", "all", "quiet"),
      Line("lint", "-aa", "--all", gives: "lint", "format text", "all"),
      Line("lint", "--set=a=b", gives: "lint", "format text", "set 'a=b'"),
      Line("lint", "--set", "a=b", gives: "lint", "format text", "set 'a=b'"),
      Line("lint", "--set=\u{301}x", gives: "lint", "format text", "set '\u{301}x'"),
    ])
  func optionValues(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Values may be empty, negative, a dash, or look like an option after an equals sign",
    arguments: [
      Line("lint", "--set", "", gives: "lint", "format text", "set ''"),
      Line("lint", "--set=", gives: "lint", "format text", "set ''"),
      Line("lint", "-s=", gives: "lint", "format text", "set ''"),
      Line("lint", "--rate", "-5", gives: "lint", "format text", "rate -5.0"),
      Line("lint", "--rate", "-.5", gives: "lint", "format text", "rate -0.5"),
      Line("lint", "--rate=-1e1", gives: "lint", "format text", "rate -10.0"),
      Line("lint", "-o", "-", gives: "lint", "format text", "output '-'"),
      Line("lint", "--output=--all", gives: "lint", "format text", "output '--all'"),
      Line("lint", "-5", gives: "lint", "format text", "path '-5'"),
    ])
  func unusualValues(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Operands and options mix until two dashes end the options",
    arguments: [
      Line("lint", "a", "--all", "b", gives: "lint", "format text", "all", "path 'a'", "path 'b'"),
      Line("lint", "-", gives: "lint", "format text", "path '-'"),
      Line("lint", "--", "--all", "--", gives: "lint", "format text", "path '--all'", "path '--'"),
      Line("lint", "a", "--", "--help", gives: "lint", "format text", "path 'a'", "path '--help'"),
      Line("--format", "json", "lint", "a", gives: "lint", "format json", "path 'a'"),
      Line("--", "lint", "-a", gives: "lint", "format text", "path '-a'"),
      Line("explain", "rules", gives: "explain", "topic 'rules'", "depth 1"),
      Line("explain", "rules", "3", gives: "explain", "topic 'rules'", "depth 3"),
    ])
  func operands(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "An option given again: the last wins, or all count where it is repeatable",
    arguments: [
      Line("lint", "-f", "json", "--format=sarif", gives: "lint", "format sarif"),
      Line(
        "lint", "-sb", "--set", "a", "-s", "b", gives: "lint", "format text", "set 'b'", "set 'a'", "set 'b'"),
    ])
  func repeatedOptions(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }

  @Test(
    "Help and version are understood on every level and anywhere",
    arguments: [
      Line("--help", gives: "help: Shows what a parser does."),
      Line("-h", gives: "help: Shows what a parser does."),
      Line("help", gives: "help: Shows what a parser does."),
      Line("help", "lint", gives: "help: Checks files."),
      Line("lint", "--help", gives: "help: Checks files."),
      Line("--help", "lint", gives: "help: Checks files."),
      Line("lint", "a", "--formt", "--card", "-h", gives: "help: Checks files."),
      Line("lint", "-ah", gives: "help: Checks files."),
      Line("nothing", "--help", gives: "help: Shows what a parser does."),
      Line("help", "help", gives: "help: Tells about the program or one of its commands."),
      Line("help", "--help", gives: "help: Tells about the program or one of its commands."),
      Line("--version", gives: "version: demo 1.2.3"),
      Line("lint", "a", "--version", gives: "version: demo 1.2.3"),
      Line("--version", "--help", gives: "help: Shows what a parser does."),
    ])
  func helpAndVersion(line: Line) {
    #expect(lines(for: line.words) == line.lines)
  }
}
