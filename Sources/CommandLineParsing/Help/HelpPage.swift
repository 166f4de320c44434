/// Collects the lines of a help text, with an empty line between its blocks.
struct HelpPage {
  private var blocks: [[String]] = []

  /// All lines, with a line end after each.
  var text: String { blocks.joined(separator: [""]).map { $0 + "\n" }.joined() }

  mutating func paragraph(_ text: String) {
    if !text.isEmpty { blocks.append(wrapped(text)) }
  }

  mutating func usage(_ line: String) {
    blocks.append(wrapped("Usage: " + line, hang: 7))
  }

  /// Names each with its facts below, so that they are heard in order and need no column to be told apart.
  mutating func section(_ section: ReferenceSection) {
    let lines = section.entries.flatMap { entry in
      ["  " + entry.term] + entry.facts.flatMap { wrapped($0, indent: 6, hang: 8) }
    }
    blocks.append([section.title + ":"] + lines)
  }

  /// Short names each with one sentence on the same line.
  mutating func list(_ title: String, _ entries: [(term: String, text: String)]) {
    guard !entries.isEmpty else { return }
    let width = entries.map(\.term.count).max() ?? 0
    let lines = entries.flatMap { entry in
      let gap = String(repeating: " ", count: width - entry.term.count + 2)
      let rest = wrapped(entry.text, indent: width + 4)
      return ["  " + entry.term + gap + (rest.first ?? "").drop { $0 == " " }] + rest.dropFirst()
    }
    blocks.append([title + ":"] + lines)
  }

  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    // The line itself is not wrapped: it must stay fit to be copied.
    let lines = examples.flatMap { wrapped($0.explanation, indent: 2) + ["      " + $0.line] }
    blocks.append(["Examples:"] + lines)
  }
}
