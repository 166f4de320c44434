import CarouselLint
import CarouselModel

/// Writes findings as Markdown: a heading a file, a list item a finding.
struct MarkdownWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    output.write("# carousel-a11y\n\n")
    for file in report.files {
      let findings = report.shown(file)
      guard !findings.isEmpty else { continue }
      output.write("## \(Self.escaped(report.relativePath(file.name)))\n\n")
      for finding in findings { write(finding, to: &output) }
      output.write("\n")
    }
    let totals = report.totals
    let numbers = [
      ("errors", totals.findings[.error] ?? 0), ("warnings", totals.findings[.warning] ?? 0),
      ("infos", totals.findings[.info] ?? 0), ("to review", totals.review), ("suppressed", totals.suppressed),
    ]
    output.write("## Totals\n\n")
    for (name, number) in numbers { output.write("- \(name): \(number)\n") }
  }

  private func write(_ linted: LintedFinding, to output: inout some TextOutputStream) {
    let finding = linted.finding
    let place = finding.place.map { "line \($0.start.line), column \($0.start.column)" } ?? "no place"
    output.write(
      "- **\(finding.levelWord)**, \(place): \(Self.escaped(finding.message)) (`\(finding.rule)`)\n")
    if let spoken = linted.spoken { output.write("  - Spoken: \(Self.escaped(spoken))\n") }
    output.write("  - Advice: \(Self.escaped(finding.advice))\n")
    if !finding.wcag.isEmpty { output.write("  - WCAG 2.2: \(finding.wcag.joined(separator: ", "))\n") }
  }

  /// Text that Markdown takes for what it is: any ASCII punctuation may be escaped (CommonMark 0.31, 2.4).
  ///
  /// Hosts turn `@name` into a call to a person, also where it is escaped; an empty comment parts the two.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in EscapedText.plain(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "@<!-- -->"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", "$", ":",
        "=":
        result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
