/// The page of a rule in `Documentation/Rules`, written from the rule's value.
package struct RulePage: Sendable {
  /// The rule.
  package let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  /// The name of the file.
  package var fileName: String { "\(rule.id).md" }

  /// The file: the page below a note that it is written by a test.
  package var markdown: String {
    "<!-- Written from the rule's value in Sources/CarouselLint/Rules. Rewrite with UPDATE_FIXTURES=1. -->\n\n"
      + text
  }

  /// The page as Markdown.
  package var text: String {
    let parts = [head, rationale, examples, options, relations, references].compactMap(\.self)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    var lines = [
      "# \(rule.id)", "", rule.summary, "",
      "- Level: \(rule.levels.gravest.rawValue)" + (rule.levels.note.map { " (\($0))" } ?? ""),
      "- Fix: \(fixing)",
      "- Group: \(rule.group.rawValue)",
      "- Tags: \(rule.tags.map(\.rawValue).sorted().joined(separator: ", "))",
      "- Since: \(rule.since)" + (rule.status == .stable ? "" : " (\(rule.status.rawValue))"),
    ]
    if !rule.wcag.isEmpty { lines.append("- WCAG 2.2: \(rule.wcag.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  private var fixing: String {
    switch rule.fixing {
    case .none: "none; a person must decide"
    case .suggestion: "a suggestion that a person must finish"
    case .partly: "by machine in some cases"
    case .always: "by machine"
    }
  }

  private var rationale: String {
    "## Who is hurt\n\n\(rule.impact)\n\n## Why, and what to change\n\n\(rule.rationale)"
  }

  private var examples: String {
    var parts = ["## Found", rule.fails.map { block($0, marks: true) }.joined(separator: "\n\n")]
    parts += ["## Right", rule.passes.map { block($0, marks: false) }.joined(separator: "\n\n")]
    if !rule.traps.isEmpty {
      parts += [
        "## Not found, though it may look so",
        rule.traps.map { block($0, marks: false) }.joined(separator: "\n\n"),
      ]
    }
    return parts.joined(separator: "\n\n")
  }

  /// An example as a definition; a comment marks the lines of its findings.
  private func block(_ example: Example, marks: Bool) -> String {
    let marked = Set(marks ? example.markedLines : [])
    let lines = example.definition.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      marked.contains($0.offset + 1) ? "\($0.element)  # found here" : String($0.element)
    }
    let options = example.options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }
    let title = example.title.prefix(1).uppercased() + example.title.dropFirst()
    let note = options.isEmpty ? "" : " (with \(options.joined(separator: ", ")))"
    return "\(title)\(note):\n\n```yaml\n\(lines.joined(separator: "\n"))\n```"
  }

  private var options: String? {
    guard !rule.options.isEmpty else { return nil }
    let lines = rule.options.map { option in
      let choices = option.choices.isEmpty ? "" : " One of \(option.choices.joined(separator: ", "))."
      return "- `\(option.name)`: \(option.summary).\(choices) Without it: `\(option.standard.written)`."
    }
    return "## Options\n\n" + lines.joined(separator: "\n")
  }

  private var relations: String? {
    let lines = rule.supersedes.map { "- [\($0.rule)](\($0.rule).md), in the same \($0.scope.rawValue)" }
    let replaced = Rule.all.filter { $0.supersedes.contains { $0.rule == rule.id } }
      .map { "- [\($0.id)](\($0.id).md) takes the place of this rule where both would be found" }
    let all = lines + replaced
    guard !all.isEmpty else { return nil }
    let intro =
      lines.isEmpty ? "" : "One fault is one finding. Where this rule finds something, these do not:\n\n"
    return "## Other rules\n\n" + intro + all.joined(separator: "\n")
  }

  private var references: String {
    let lines = rule.references.map { reference in
      reference.url.map { "- [\(reference.title)](\($0))" } ?? "- \(reference.title)"
    }
    return "## References\n\n" + lines.joined(separator: "\n")
  }
}

extension OptionValue {
  /// The value as it is written in a configuration.
  package var written: String {
    switch self {
    case .number(let number): number.brief
    case .bool(let isOn): isOn ? "true" : "false"
    case .word(let word): word
    case .words(let words): "[" + words.joined(separator: ", ") + "]"
    }
  }
}
