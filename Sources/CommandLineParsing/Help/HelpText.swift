extension Program {
  /// The help of the program as a whole, wrapped at 80 columns, with a line end at the end.
  public var helpText: String {
    var page = HelpPage()
    page.paragraph(abstract)
    page.usage("\(name) COMMAND [OPTION...] [ARGUMENT...]")
    page.paragraph(discussion)
    page.list("Commands", commands.map { ($0.name, $0.abstract) })
    let flags = [Flag.help, Flag.version].map { ReferenceEntry($0.definition) }
    page.section(ReferenceSection(title: "Options", entries: flags))
    page.examples(examples)
    page.list("Exit codes", exitCodeMeanings(allExitCodes))
    page.paragraph("'\(name) help COMMAND' tells about one command.")
    return page.text
  }

  /// The help of one command, wrapped at 80 columns, with a line end at the end.
  public func helpText(for command: Command) -> String {
    var page = HelpPage()
    page.paragraph(command.abstract)
    page.usage(usage(of: command))
    page.paragraph(command.discussion)
    command.referenceSections.forEach { page.section($0) }
    page.examples(command.examples)
    page.list("Exit codes", exitCodeMeanings(command.exitCodes))
    return page.text
  }

  /// The command line in short: `demo lint [OPTION...] [PATH...]`.
  func usage(of command: Command) -> String {
    ([name, command.name, "[OPTION...]"] + command.arguments.map(\.definition.usage)).joined(separator: " ")
  }

  /// The meanings that the program gives to exit codes and, where it says nothing, those of its commands.
  var allExitCodes: [ExitCode: String] {
    commands.reduce(into: exitCodes) { codes, command in
      codes.merge(command.exitCodes) { first, _ in first }
    }
  }

  /// Number and meaning of each exit code that can be met, in order.
  func exitCodeMeanings(_ own: [ExitCode: String]) -> [(term: String, text: String)] {
    ExitCode.allCases.compactMap { code in
      (own[code] ?? code.usualMeaning).map { ("\(code.rawValue)", $0) }
    }
  }
}
