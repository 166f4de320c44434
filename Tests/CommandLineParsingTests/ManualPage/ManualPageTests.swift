import CommandLineParsing
import Testing

/// A program whose texts roff would take for requests and escapes if they were not escaped.
private let tricky = Program(
  "tricky", version: "1", abstract: ".TH starts a page.",
  discussion: ".SH gone\n'br gone\n\n\\fBbold\\fR é 🎠",
  commands: [
    Command(
      "go", abstract: "Goes to \"C:\\dir\".", options: [Flag("dry-run", help: ".B hidden\n'quoted' ~ ^ `x`")],
      examples: [Example("It's one.", "tricky go --dry-run '\\n' | grep -v '^#'")])
  ])

/// Formats a page and returns its lines without the overstriking that shows bold.
private func formatted(_ program: Program) throws -> [String] {
  let folder = try ScratchFolder()
  let page = try folder.makeFile("page.1", program.manualPage(date: "2026-03-31"))
  let outcome = try #require(Tool("groff")).run(["-man", "-Tutf8", "-ww", "-P-cbou", page], in: folder)
  #expect(outcome.errors == "")
  #expect(outcome.status == 0)
  return outcome.lines.map { String($0.drop { $0 == " " }) }
}

@Suite("The manual page")
struct ManualPageTests {
  @Test("Formats without warnings and shows what help shows", .enabled(if: Tool.isInstalled("groff")))
  func page() throws {
    let lines = try formatted(demo)
    let expected = [
      "NAME", "demo - Shows what a parser does", "SYNOPSIS", "demo COMMAND [OPTION...] [ARGUMENT...]",
      "COMMANDS",
      "demo lint [OPTION...] [PATH...]", "Checks files.", "-f, --format FORMAT",
      "Choices: text, json, sarif.",
      "long: Everything: $HOME, `date` and [all].", "EXAMPLES", "demo lint --format json Sources",
      "EXIT STATUS",
      "1      Something was found.",
    ]
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }

  @Test("Shows every text as it is", .enabled(if: Tool.isInstalled("groff")))
  func escaping() throws {
    let lines = try formatted(tricky)
    let expected = [
      "tricky - .TH starts a page", ".SH gone 'br gone", "\\fBbold\\fR é 🎠", "Goes to \"C:\\dir\".",
      "--dry-run",
      ".B hidden", "'quoted' ~ ^ `x`", "It's one.", "tricky go --dry-run '\\n' | grep -v '^#'",
    ]
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }

  @Test("Satisfies mandoc too", .enabled(if: Tool.isInstalled("mandoc")), arguments: [demo, tricky])
  func mandoc(program: Program) throws {
    let folder = try ScratchFolder()
    let page = try folder.makeFile("page.1", program.manualPage(date: "2026-03-31"))
    let outcome = try #require(Tool("mandoc")).run(["-T", "lint", "-W", "warning", page], in: folder)
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test("Is the same whenever it is made, and is ASCII")
  func source() {
    let page = tricky.manualPage()
    #expect(page == tricky.manualPage())
    #expect(page.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
    #expect(page.hasPrefix(".TH \"TRICKY\" \"1\" \"\" \"tricky 1\" \"User Commands\"\n"))
  }
}
