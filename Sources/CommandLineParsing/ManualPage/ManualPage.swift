extension Program {
  /// The manual page of the program as source for man(7), with a line end at the end.
  ///
  /// - Parameter date: The date of the page, such as `2026-03-31`; left empty when not given, so that the same
  ///   declarations always make the same page.
  /// - Returns: The source of the page.
  public func manualPage(date: String = "") -> String {
    var page = ManualPage(name: name, version: version, date: date)
    page.section("NAME")
    page.line(roff(name) + " \\- " + roff(abstract.withoutFinalPoint))
    page.section("SYNOPSIS")
    page.synopsis(name, words: ["COMMAND", "[OPTION...]", "[ARGUMENT...]"])
    page.section("DESCRIPTION")
    page.paragraphs(discussion.isEmpty ? abstract : discussion)
    page.section("COMMANDS")
    for command in commands { page.command(command, usage: usage(of: command)) }
    page.examples(examples + commands.flatMap(\.examples))
    page.section("EXIT STATUS")
    for (term, text) in exitCodeMeanings(allExitCodes) { page.entry(term, facts: [text]) }
    return page.text
  }
}

/// Collects the lines of a page for man(7).
struct ManualPage {
  private var lines: [String]

  /// All lines, with a line end after each.
  var text: String { lines.map { $0 + "\n" }.joined() }

  init(name: String, version: String, date: String) {
    let title = [name.uppercased(), "1", date, "\(name) \(version)", "User Commands"]
    // Formatters read the date, and know it only with plain hyphens.
    lines = [".TH " + title.map { "\"\(roff($0).replacing("\\-", with: "-"))\"" }.joined(separator: " ")]
    // Help is ragged, and names of options must not be broken at their hyphens.
    lines += [".nh", ".ad l"]
  }

  /// Adds a line that is roff already.
  mutating func line(_ source: String) { lines.append(source) }

  mutating func section(_ title: String) { lines.append(".SH \"\(roff(title))\"") }

  mutating func paragraphs(_ text: String) {
    var isFirst = true
    for paragraph in text.split(separator: "\n\n") {
      if !isFirst { lines.append(".PP") }
      isFirst = false
      lines += paragraph.split(separator: "\n").map { roffLine(String($0)) }
    }
  }

  mutating func synopsis(_ name: String, words: [String]) {
    lines.append("\\fB" + roff(name) + "\\fR " + words.map(roff).joined(separator: " "))
  }

  mutating func entry(_ term: String, facts: [String]) {
    lines += [".TP", "\\fB" + roff(term) + "\\fR"]
    for (index, fact) in facts.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(roffLine(fact))
    }
  }

  mutating func command(_ command: Command, usage: String) {
    lines.append(".SS \"\(roff(usage))\"")
    paragraphs(command.abstract)
    if !command.discussion.isEmpty {
      lines.append(".PP")
      paragraphs(command.discussion)
    }
    for section in command.referenceSections {
      lines += [".PP", "\\fI" + roff(section.title) + "\\fR"]
      for option in section.entries { entry(option.term, facts: option.facts) }
    }
  }

  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    section("EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append(".PP") }
      lines += [roffLine(example.explanation), ".PP", ".RS 4", ".nf", roffLine(example.line), ".fi", ".RE"]
    }
  }
}

extension String {
  /// The text without its final point, as the NAME section of a page wants it.
  fileprivate var withoutFinalPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
