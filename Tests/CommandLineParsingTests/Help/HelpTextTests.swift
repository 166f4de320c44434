import CommandLineParsing
import Testing

@Suite("Help is a page that can be listened to")
struct HelpTextTests {
  @Test("The program tells its commands, options and exit codes")
  func program() {
    #expect(
      demo.helpText == """
        Shows what a parser does.

        Usage: demo COMMAND [OPTION...] [ARGUMENT...]

        Commands:
          lint     Checks files.
          explain  Explains a topic.
          help     Tells about the program or one of its commands.

        Options:
          -h, --help
              Shows this help.
          --version
              Shows the version.

        Exit codes:
          0  The work is done.
          1  Something was found.
          2  The work could not be done, or the command line is wrong.

        'demo help COMMAND' tells about one command.

        """)
  }

  @Test("A command tells its arguments, groups of options, examples and exit codes, one fact a line")
  func command() {
    #expect(
      demo.helpText(for: lint) == """
        Checks files.

        Usage: demo lint [OPTION...] [PATH...]

        Finds what is wrong.

        Says what to do.

        Arguments:
          PATH
              What is checked; - is standard input.
              May be given several times.
              Default: the current folder.

        Options:
          -f, --format FORMAT
              How findings are written.
              Choices: text, json, sarif.
              Default: text.
          -c, --card N
              Takes one card.
              Cards are counted from 1.
              Default: all cards.
          --rate X
              How fast it is.
              Default: 0.
          -s, --set NAME=VALUE
              Sets a name.
              May be given several times.
          -o, --output FILE
              Writes there; - is standard output.
          -a, --all
              Takes every card.

        Common options:
          -q, --quiet
              Leaves out what is not asked for.
          --verbosity HOW
              How much is said.
              Choices:
              short: One line; it's enough.
              long: Everything: $HOME, `date` and [all].
              Default: short.
          -h, --help
              Shows this help.
          --version
              Shows the version.

        Examples:
          Checks a folder.
              demo lint --format json Sources

        Exit codes:
          0  The work is done.
          1  Something was found.
          2  The work could not be done, or the command line is wrong.

        """)
  }

  @Test(
    "The usage line shows what must be given",
    arguments: [
      ("explain", "Usage: demo explain [OPTION...] TOPIC [DEPTH]"),
      ("help", "Usage: demo help [OPTION...] [COMMAND]"),
    ])
  func usage(name: String, line: String) throws {
    let command = try #require(demo.command(named: name))
    #expect(demo.helpText(for: command).split(separator: "\n").contains { $0 == line })
  }

  @Test(
    "Every option that is accepted is in the help, and lines end before column 81", arguments: demo.commands)
  func completeness(command: Command) {
    let help = demo.helpText(for: command)
    for option in command.options + command.optionGroups.flatMap(\.options) {
      #expect(help.contains(option.definition.spelling))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 && $0.last != " " })
  }

  @Test("Long texts break at spaces; a longer word stays whole")
  func wrapping() {
    let flag = Flag("flag", help: String(repeating: "word ", count: 40) + String(repeating: "x", count: 100))
    let command = Command("go", abstract: "Goes.", options: [flag])
    let program = Program("p", version: "1", abstract: "Is.", commands: [command])
    let lines = program.helpText(for: command).split(separator: "\n").map(String.init)
    let first = "      " + Array(repeating: "word", count: 15).joined(separator: " ")
    let next = "        " + Array(repeating: "word", count: 14).joined(separator: " ")
    let last = "        " + Array(repeating: "word", count: 11).joined(separator: " ")
    let long = "        " + String(repeating: "x", count: 100)
    #expect(Array(lines.drop { !$0.contains("word") }.prefix(4)) == [first, next, last, long])
  }
}
