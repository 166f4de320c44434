import CommandLineParsing
import Testing

/// Words as bash hands them to a completion function, the last one being typed, and what it is to offer.
struct BashCase: CustomTestStringConvertible {
  let words: [String]
  let offers: [String]
  var testDescription: String { words.joined(separator: " ") }

  init(_ words: String..., offers: String...) {
    self.words = words
    self.offers = offers
  }
}

/// Sources the script, hands it the words as bash does, and returns its replies.
private func replies(of program: Program, to words: [String], in folder: ScratchFolder) throws -> [String] {
  let bash = try #require(Tool("bash"))
  let function = "_" + program.name.replacing("-", with: "_")
  let driver = """
    set -u
    source ../work/completion
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    \(function)
    if [[ ${#COMPREPLY[@]} -gt 0 ]]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
    """
  _ = try folder.makeFile("completion", program.completionScript(for: .bash))
  let outcome = try bash.run(["--norc", "-c", driver, "bash", program.name] + words, in: folder)
  #expect(outcome.errors == "")
  return outcome.lines
}

@Suite("Completions for bash", .enabled(if: Tool.isInstalled("bash")))
struct BashCompletionTests {
  @Test("The script is sound", arguments: [demo, hostile])
  func syntax(program: Program) throws {
    let folder = try ScratchFolder()
    let script = try folder.makeFile("completion", program.completionScript(for: .bash))
    let outcome = try #require(Tool("bash")).run(["-n", script], in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "Commands, options, values and files are offered where they belong",
    arguments: [
      BashCase("", offers: "lint", "explain", "help"),
      BashCase("l", offers: "lint"),
      BashCase("--", offers: "--help", "--version"),
      BashCase("lint", "--f", offers: "--format"),
      BashCase("lint", "--ver", offers: "--verbosity", "--version"),
      BashCase("explain", "--f"),
      BashCase("lint", "--format", "", offers: "text", "json", "sarif"),
      BashCase("lint", "--format", "=", offers: "text", "json", "sarif"),
      BashCase("lint", "--format", "=", "j", offers: "json"),
      BashCase("lint", "-f", "s", offers: "sarif"),
      BashCase("lint", "-aqf", "s", offers: "sarif"),
      BashCase("lint", "-fjson", "--verbosity", "", offers: "short", "long"),
      BashCase("--format", "json", "l", offers: "lint"),
      BashCase("lint", "--card", ""),
      BashCase("lint", "", offers: "Sub", "b c.swift", "a.swift", "e.yaml"),
      BashCase("lint", "a.swift", "e", offers: "e.yaml"),
      BashCase("lint", "--output", "", offers: "Sub", "b c.swift", "a.swift", "d.txt", "e.yaml"),
      BashCase("lint", "--", "--f"),
      BashCase("lint", "--set", "a", "=", "b"),
      BashCase("lint", "--set", "a", "=", "b", "--fo", offers: "--format"),
      BashCase("explain", "", offers: "rules", "it\\'s", "two\\ words"),
      BashCase("explain", "rules", ""),
      BashCase("help", "e", offers: "explain"),
    ])
  func offers(example: BashCase) throws {
    let folder = try ScratchFolder(files: ["a.swift", "b c.swift", "d.txt", "e.yaml"], folders: ["Sub"])
    #expect(try replies(of: demo, to: example.words, in: folder).sorted() == example.offers.sorted())
  }

  @Test("Nothing in a declaration is run or expanded", arguments: [["run", ""], ["run", "--mode", ""]])
  func quoting(words: [String]) throws {
    let folder = try ScratchFolder()
    let replies = try replies(of: hostile, to: words, in: folder)
    // Replies are quoted as words of the line; reading them back must give the choices.
    let echoed = try #require(Tool("bash")).run(
      ["-c", "eval \"set -- $1\"; printf '%s\\n' \"$@\"", "bash", replies.joined(separator: " ")], in: folder)
    #expect(echoed.lines == hostileTexts)
    #expect(try folder.names() == [])
  }
}
