import CommandLineParsing
import CommandTesting
import Testing

/// Definitions in the other language, and the documents that are made from declarations.
@Suite("Converting")
struct ConvertingTests {
  @Test("YAML becomes JSON that says the same")
  func yaml() {
    let definition = "# Two lines\nvstack:\n  - text: \"no\"\n  - text: 1.10\n"
    let json = CommandRun(["convert", "-"], input: definition)
    #expect(json.exitCode == .done)
    #expect(json.errors.contains("comments are not kept"))
    let spoken = CommandRun(["read", "-", "--stdin-name", "standard-input.json"], input: json.output)
    #expect(spoken.output == CommandRun(["read", "-"], input: definition).output)
    #expect(spoken.lines.dropFirst() == ["  no", "  1.10"])
  }

  @Test("JSON becomes YAML that says the same, and back again is the same JSON")
  func json() {
    let definition = "{\"vstack\": [{\"text\": \"on\"}, {\"text\": \"a: b\", \"hidden\": true}]}"
    let yaml = CommandRun(["convert", "-", "--stdin-name", "a.json"], input: definition)
    let again = CommandRun(["convert", "-", "--stdin-name", "a.yaml"], input: yaml.output)
    let once = CommandRun(["convert", "-", "--stdin-name", "a.json", "--to", "json"], input: definition)
    #expect(again.output == once.output)
  }

  @Test("a document that cannot be read to its end gives nothing")
  func broken() {
    let run = CommandRun(["convert", "-"], input: "text: [a\n")
    #expect(run.output == "")
    #expect(run.errors.contains("error: "))
    #expect(run.exitCode == .failure)
  }

  @Test("schema, manual page and completions are written")
  func documents() {
    #expect(CommandRun(["schema"]).output.contains("json-schema.org/draft/2020-12/schema"))
    #expect(CommandRun(["manual"]).output.hasPrefix(".TH "))
    for shell in ["bash", "zsh", "fish"] {
      #expect(CommandRun(["completions", shell]).output.contains("carousel-a11y"), "\(shell)")
    }
  }
}
