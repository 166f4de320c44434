import CommandLineParsing
import Testing

/// Returns what fish offers at the end of a line, without the explanations unless asked for.
private func offers(
  of program: Program, at line: String, in folder: ScratchFolder, explained: Bool = false
) throws -> [String] {
  let fish = try #require(Tool("fish"))
  let script = try folder.makeFile("completion", program.completionScript(for: .fish))
  let driver = try folder.makeFile("driver", "source $argv[1]\ncomplete -C $argv[2]\n")
  let outcome = try fish.run(["--no-config", driver, script, line], in: folder)
  #expect(outcome.errors == "")
  guard !explained else { return outcome.lines.sorted() }
  return outcome.lines.map { String($0.prefix { $0 != "\t" }) }.sorted()
}

@Suite("Completions for fish", .enabled(if: Tool.isInstalled("fish")))
struct FishCompletionTests {
  @Test("The script is sound", arguments: [demo, hostile])
  func syntax(program: Program) throws {
    let folder = try ScratchFolder()
    let script = try folder.makeFile("completion", program.completionScript(for: .fish))
    let outcome = try #require(Tool("fish")).run(["--no-config", "-n", script], in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "Commands, options, values and files are offered where they belong",
    arguments: [
      ("demo ", ["explain", "help", "lint"]), ("demo l", ["lint"]), ("demo --", ["--help", "--version"]),
      ("demo lint --f", ["--format"]), ("demo explain --f", []),
      ("demo lint --format ", ["json", "sarif", "text"]), ("demo lint --format=j", ["--format=json"]),
      ("demo lint -f s", ["sarif"]), ("demo lint --card ", []),
      ("demo lint ", ["Sub/", "a.swift", "b c.swift", "e.yaml"]),
      ("demo lint --output ", ["Sub/", "a.swift", "b c.swift", "d.txt", "e.yaml"]),
      ("demo explain ", ["it's", "rules", "two words"]), ("demo help e", ["explain"]),
    ])
  func offers(line: String, expected: [String]) throws {
    let folder = try ScratchFolder(files: ["a.swift", "b c.swift", "d.txt", "e.yaml"], folders: ["Sub"])
    #expect(try CommandLineParsingTests.offers(of: demo, at: line, in: folder) == expected)
  }

  @Test("Choices carry their explanation")
  func explanations() throws {
    let lines = try CommandLineParsingTests.offers(
      of: demo, at: "demo lint --verbosity ", in: ScratchFolder(), explained: true)
    #expect(lines == ["long\tEverything: $HOME, `date` and [all].", "short\tOne line; it's enough."])
  }

  @Test(
    "Nothing in a declaration is run or expanded", arguments: ["carousel-x run --mode ", "carousel-x run "])
  func quoting(line: String) throws {
    let folder = try ScratchFolder()
    let offers = try CommandLineParsingTests.offers(of: hostile, at: line, in: folder)
    // Words that look like options are offered only once a dash is typed.
    #expect(Set(offers).isSuperset(of: hostileTexts.filter { !$0.hasPrefix("-") }))
    #expect(try folder.names() == [])
  }
}
