import CommandLineParsing
import Testing

/// Types a line into an interactive zsh in a pseudo-terminal and returns the words that it would offer.
///
/// Zsh tells its candidates to nobody but the line editor, so `compadd` is wrapped to note what it accepts.
private func offers(of program: Program, at line: String, in folder: ScratchFolder) throws -> [String] {
  let zsh = try #require(Tool("zsh"))
  _ = try folder.makeFile("completion", program.completionScript(for: .zsh))
  _ = try folder.makeFile("setup", setup)
  let driver = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'source ../work/setup'
    zpty -r shell ready '*SETUP-DONE*'
    zpty -n -w shell "$1"$'\\C-x'
    zpty -r shell listed '*LIST-DONE*'
    zpty -d shell
    """
  _ = try folder.makeFile("offers")
  let outcome = try zsh.run(["-f", "-c", driver, "zsh", line], in: folder)
  #expect(outcome.errors == "")
  let lines = try folder.text(of: "offers").split(separator: "\n")
  return Set(lines.map(String.init)).sorted()
}

private let setup = """
  PS1=''
  autoload -Uz compinit
  compinit -u -D
  source ../work/completion
  compadd() {
    local -a accepted
    if [[ ${@[(I)-[OAD]]} -gt 0 ]]; then
      builtin compadd "$@"
      return
    fi
    builtin compadd -O accepted "$@"
    if [[ $#accepted -gt 0 ]]; then print -rl -- "${accepted[@]}" >>../work/offers; fi
    builtin compadd "$@"
  }
  list-and-tell() { zle list-choices; print -r -- LIST-'DONE' }
  zle -N list-and-tell
  bindkey '^X' list-and-tell
  print -r -- SETUP-'DONE'
  """

@Suite("Completions for zsh", .enabled(if: Tool.isInstalled("zsh")))
struct ZshCompletionTests {
  @Test("The script is sound", arguments: [demo, hostile])
  func syntax(program: Program) throws {
    let folder = try ScratchFolder()
    let script = try folder.makeFile("completion", program.completionScript(for: .zsh))
    let outcome = try #require(Tool("zsh")).run(["-f", "-n", script], in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "Commands, options, values and files are offered where they belong",
    arguments: [
      ("demo ", ["explain", "help", "lint"]), ("demo lint --f", ["--format"]),
      ("demo lint --format ", ["json", "sarif", "text"]), ("demo lint --format=j", ["json"]),
      ("demo lint -aqf ", ["json", "sarif", "text"]),
      ("demo lint a", ["a.swift"]), ("demo lint --output d", ["d.txt"]),
      ("demo explain ", ["it's", "rules", "two words"]), ("demo help e", ["explain"]),
    ])
  func offers(line: String, expected: [String]) throws {
    let folder = try ScratchFolder(files: ["a.swift", "ab.txt", "d.txt"], folders: ["Sub"])
    #expect(try CommandLineParsingTests.offers(of: demo, at: line, in: folder) == expected)
  }

  @Test(
    "Nothing in a declaration is run or expanded", arguments: ["carousel-x run --mode ", "carousel-x run "])
  func quoting(line: String) throws {
    let folder = try ScratchFolder()
    let offers = try CommandLineParsingTests.offers(of: hostile, at: line, in: folder)
    #expect(Set(offers).isSuperset(of: hostileTexts))
    #expect(try folder.names() == [])
  }
}
