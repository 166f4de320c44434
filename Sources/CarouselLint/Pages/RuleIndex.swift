/// The list of all rules in `Documentation/Rules`.
package enum RuleIndex {
  /// The name of the file.
  package static let fileName = "README.md"

  /// The page as Markdown.
  package static var markdown: String {
    let groups = Rule.Group.allCases.map { group in
      let rows = Rule.all.filter { $0.group == group }.map(row)
      return "## \(group.title)\n\n| rule | what is wrong | level | fix |\n|---|---|---|---|\n"
        + rows.joined(separator: "\n")
    }
    return """
      <!-- Written from the rules in Sources/CarouselLint/Rules. Rewrite with UPDATE_FIXTURES=1. -->

      # Rules

      \(Rule.all.count) rules. An error is certain; what is not known is a question, never a fault. `carousel-a11y explain RULE` \
      shows a page in the terminal.

      \(groups.joined(separator: "\n\n"))

      """
  }

  private static func row(_ rule: Rule) -> String {
    "| [\(rule.id)](\(rule.id).md) | \(rule.summary) | \(rule.levels.gravest.rawValue) | \(rule.fixing.rawValue) |"
  }
}

extension Rule.Group {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
