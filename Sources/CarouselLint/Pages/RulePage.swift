/// A rule's page: what `explain` prints and `Documentation/Rules` holds.
public struct RulePage: Sendable {
  /// The page as Markdown, with a line end at the end.
  public let markdown: String

  /// Writes the page of a rule.
  public init(_ rule: Rule) {
    let sections = [
      Self.head(rule), Self.section("Who is hurt", rule.impact),
      Self.section("Why, and what to change", rule.rationale),
      Self.examples("Found", rule.fails), Self.examples("Not found", rule.passes),
      Self.examples("Not found, though it looks alike", rule.traps), Self.options(rule), Self.replaced(rule),
      Self.silencing(rule), Self.references(rule),
    ]
    markdown = sections.compactMap(\.self).joined(separator: "\n")
  }

  private static func head(_ rule: Rule) -> String {
    let note = rule.levels.note.map { ". \($0)" } ?? ""
    var facts = [
      "Level: \(rule.levels.gravest.rawValue)\(note)", "Group: \(rule.group.rawValue)",
      "Sets: \(rule.tags.map(\.rawValue).sorted().joined(separator: ", "))",
      "Fix: \(words(for: rule.fixing))", "Since: \(rule.since), \(rule.status.rawValue)",
    ]
    if !rule.wcag.isEmpty { facts.insert("WCAG 2.2: \(rule.wcag.joined(separator: ", "))", at: 1) }
    return "# \(rule.id)\n\n\(rule.summary)\n\n" + facts.map { "- \($0)\n" }.joined()
  }

  private static func words(for fixing: Rule.Fixing) -> String {
    switch fixing {
    case .none: "none"
    case .suggestion: "a suggestion that a person must finish"
    case .partly: "--fix mends some of the findings"
    case .always: "--fix mends all findings"
    }
  }

  private static func section(_ title: String, _ text: String) -> String { "## \(title)\n\n\(text)\n" }

  private static func examples(_ title: String, _ examples: [Example]) -> String? {
    guard !examples.isEmpty else { return nil }
    return section(title, examples.map(text).joined(separator: "\n\n"))
  }

  private static func text(_ example: Example) -> String {
    var text = example.title + ":\n\n"
    if !example.options.isEmpty {
      let options = example.options.sorted { $0.key < $1.key }.map { "`\($0.key): \(written($0.value))`" }
      text = "\(example.title), with \(options.joined(separator: " and ")):\n\n"
    }
    let marked = Set(example.markedLines)
    let lines = example.definition.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      line in
      let isFound = marked.contains(line.offset + 1)
      return line.element.isEmpty ? "" : "    \(line.element)" + (isFound ? "  # found here" : "")
    }
    return text + lines.joined(separator: "\n").trimmedEnd
  }

  private static func options(_ rule: Rule) -> String? {
    guard !rule.options.isEmpty else { return nil }
    let lines = rule.options.map { option in
      let choices = option.choices.isEmpty ? "" : " One of \(option.choices.joined(separator: ", "))."
      return "- `\(option.name)`: \(option.summary).\(choices) Without it: `\(written(option.standard))`."
    }
    return section("Options", lines.joined(separator: "\n"))
  }

  private static func written(_ value: OptionValue) -> String {
    switch value {
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let isOn): "\(isOn)"
    case .word(let word): word
    case .words(let words): "[\(words.joined(separator: ", "))]"
    }
  }

  private static func replaced(_ rule: Rule) -> String? {
    guard !rule.supersedes.isEmpty else { return nil }
    let lines = rule.supersedes.map { "- `\($0.rule)` in the same \($0.scope.rawValue)" }
    return section("Findings that it replaces", lines.joined(separator: "\n"))
  }

  private static func silencing(_ rule: Rule) -> String {
    section(
      "To switch it off",
      """
      In a configuration: `rules: {\(rule.id): off}`. \
      In a definition, with the reason: `suppress: {\(rule.id): the reason}` on the view, or the comment \
      `# carousel-a11y: disable-next-line=\(rule.id) - the reason`.
      """)
  }

  private static func references(_ rule: Rule) -> String? {
    guard !rule.references.isEmpty else { return nil }
    let lines = rule.references.map { "- \($0.title)" + ($0.url.map { ": <\($0)>" } ?? "") }
    return section("References", lines.joined(separator: "\n"))
  }
}

extension String {
  /// The text without line ends behind it.
  fileprivate var trimmedEnd: String {
    lastIndex { !$0.isNewline }.map { String(self[...$0]) } ?? ""
  }
}
