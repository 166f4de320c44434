import CarouselLint
import CarouselModel
import CarouselReports

/// A report on one definition with an emoji before the fault.
enum SampleReport {
  static let source = "vstack:\n  - {text: \"🌅 Sunrise\", hint: Opens it}\n"

  static func finding(
    level: Level = .error, certainty: Certainty = .fail, message: String = "the hint says nothing new",
    file: String = "/work-folder/Cards/a b.yaml", screen: String = "Cards", path: String = "Text",
    occurrences: Int = 1
  ) -> LintedFinding {
    let range = SourceRange(
      file: file, start: SourcePosition(line: 2, column: 28), end: SourcePosition(line: 2, column: 43))
    let finding = Finding(
      rule: "hint-sample", level: level, certainty: certainty, message: message, advice: "leave it out",
      place: range, screen: screen, view: "Text", path: path, wcag: ["2.4.6"], occurrences: occurrences)
    return LintedFinding(
      finding, spoken: "🌅 Sunrise, Opens it", excerpt: SourceLines(Array(source.utf8)).excerpt(range))
  }

  static func report(
    _ findings: [LintedFinding], leastLevel: Level = .info, includesSilenced: Bool = false
  ) -> FindingsReport {
    let counts = ["hint-sample": OutcomeCounts(pass: 4), "other-sample": OutcomeCounts(notApplicable: 1)]
    let file = LintedFile(name: "/work-folder/Cards/a b.yaml", findings: findings, counts: counts)
    return FindingsReport(
      files: [file], rules: [], version: "1.2.3", folder: "/work-folder", leastLevel: leastLevel,
      includesSilenced: includesSilenced)
  }

  static func text(_ format: FindingsFormat, _ findings: [LintedFinding]) -> String {
    text(format, report(findings))
  }

  static func text(_ format: FindingsFormat, _ report: FindingsReport) -> String {
    var output = ""
    report.write(format, to: &output)
    return output
  }
}
