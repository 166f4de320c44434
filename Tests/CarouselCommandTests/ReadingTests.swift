import CommandLineParsing
import CommandTesting
import Testing

/// What the subcommands write, as pages.
@Suite("Reading definitions")
struct ReadingTests {
  private let albums = """
    vstack:
      - text: Albums
        traits: [header]
      - hstack:
        - button: Previous
        - button: Next
          disabled: true
    """

  @Test("read writes one utterance a line")
  func read() {
    let run = CommandRun(["read", "-", "--stdin-name", "albums.yaml"], input: albums)
    #expect(
      run.lines == ["screen albums", "  Albums, Heading", "  Previous, Button", "  Next, Dimmed, Button"])
    #expect(run.errors == "")
    #expect(run.exitCode == .done)
  }

  @Test("tree writes one fact a line")
  func tree() {
    let run = CommandRun(["tree", "-"], input: "text: no\nhidden: yes\n")
    #expect(
      run.lines.prefix(4) == [
        "screen standard-input", "  hidden element Text \"no\"",
        "    reason: hidden by accessibilityHidden at line 2", "    traits: staticText",
      ])
  }

  @Test("an unknown text is said to be one")
  func unknown() {
    let run = CommandRun(["read", "-"], input: "text: {unknown: item.title}\n")
    #expect(run.lines == ["screen standard-input", "  ‹item.title›", "  unknown: ‹item.title›"])
  }

  @Test("both variants of Reduce Motion are told apart")
  func both() {
    let run = CommandRun(["read", "--reduce-motion", "both", "-"], input: "text: A\n")
    #expect(run.lines == ["screen standard-input", "  A", "screen standard-input, Reduce Motion on", "  A"])
  }

  @Test("control characters from a file do not reach the terminal", arguments: ["read", "tree"])
  func controls(_ verb: String) {
    let run = CommandRun([verb, "-"], input: "text: \"a\\e[31mb\"\n")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("a\\u{1B}[31mb"))
  }

  @Test("the end of a line inside a text is heard as a pause")
  func pauses() {
    let run = CommandRun(["read", "-"], input: "text: \"one\\ntwo\\tthree\"\n")
    #expect(run.lines == ["screen standard-input", "  one two three"])
  }

  @Test("a state that is set on the command line is the state at the start")
  func state() {
    let definition = "state: {album: Night}\ntext: {state: album}\n"
    #expect(CommandRun(["read", "-"], input: definition).lines.last == "  Night")
    #expect(CommandRun(["read", "--set", "album=Day", "-"], input: definition).lines.last == "  Day")
  }
}
