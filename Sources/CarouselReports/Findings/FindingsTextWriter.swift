package import CarouselLint
import CarouselModel

/// Writes findings as lines for people: grouped by file, one fact a line.
package struct FindingsTextWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    for file in report.files {
      let findings = report.shown(file)
      guard !findings.isEmpty else { continue }
      output.write(EscapedText.plain(file.name) + "\n")
      for finding in findings {
        for line in lines(of: finding) { output.write("  \(line)\n") }
      }
      output.write("\n")
    }
    for line in summary { output.write(line + "\n") }
  }

  /// A headline, and facts below it.
  private func lines(of linted: LintedFinding) -> [String] {
    let finding = linted.finding
    let place = finding.place.map { "\($0.start.line):\($0.start.column)" } ?? "no place"
    let headline = "\(place): \(finding.levelWord) \(finding.rule): \(EscapedText.plain(finding.message))"
    return [headline] + Self.facts(of: linted).map { "  \($0)" }
  }

  /// What is known of a finding besides its headline, one fact a line.
  package static func facts(of linted: LintedFinding) -> [String] {
    let finding = linted.finding
    var facts: [String] = []
    if let spoken = linted.spoken { facts.append("spoken: \(EscapedText.plain(spoken))") }
    facts.append("where: \(EscapedText.plain(finding.screen)), \(EscapedText.plain(finding.path))")
    if finding.occurrences > 1 { facts.append("found on: \(finding.occurrences) views made here") }
    if !finding.wcag.isEmpty { facts.append("WCAG 2.2: \(finding.wcag.joined(separator: ", "))") }
    facts.append("advice: \(EscapedText.plain(finding.advice))")
    if let fix = finding.fix {
      facts.append("fix: \(EscapedText.plain(fix.title))\(way(to: fix, linted.mending))")
    }
    facts += finding.assumptions.map { "assumption: \(EscapedText.plain($0))" }
    if let excerpt = linted.excerpt { facts += CaretExcerpt(excerpt).lines }
    return facts
  }

  /// Who makes a fix; nothing where nobody has asked whether it can be made.
  private static func way(to fix: Fix, _ mending: LintedFinding.Mending?) -> String {
    switch (fix.safety, mending) {
    case (.suggestion, _): " (by hand)"
    case (_, .left(let obstacle)?): " (by hand: \(obstacle.words))"
    case (.safe, .possible?): " (--fix does it)"
    case (.unsafe, .possible?): " (--unsafe-fixes does it; look at the result)"
    case (_, nil): ""
    }
  }

  private var summary: [String] {
    let totals = report.totals
    var lines = ["files: \(report.files.count)"]
    if report.passedOver > 0 { lines.append("passed over, no definitions: \(report.passedOver)") }
    for level in Level.allCases.reversed() {
      lines.append("\(level.rawValue): \(totals.findings[level] ?? 0)")
    }
    lines += [
      "views that fail: \(totals.fail)", "views to review: \(totals.review)",
      "views that pass: \(totals.pass)",
      "not applicable: \(totals.notApplicable)", "suppressed: \(totals.suppressed)",
    ]
    if totals.inBaseline > 0 { lines.append("suppressed by the baseline: \(totals.inBaseline)") }
    if let rule = gravestRule {
      lines.append(
        "more: 'carousel-a11y explain \(rule)' tells who is hurt and shows what is right, as for every rule")
    }
    if let result = report.result { lines.append("result: \(result)") }
    return lines
  }

  /// The rule of the first finding of the gravest level that is shown.
  private var gravestRule: String? {
    let shown = report.files.lazy.flatMap { report.shown($0).map(\.finding) }
    let known = Set(report.rules.map(\.id))
    let gravest = shown.map(\.level).max()
    return shown.first { $0.level == gravest && known.contains($0.rule) }?.rule
  }
}
