import CarouselLint
import CarouselModel

/// Writes findings as one JSON document, described in `Documentation/JSON/Findings.md`.
struct FindingsJSONWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    output.write("{\"schema\":1,\"findings\":[")
    var isFirst = true
    for file in report.files {
      for finding in report.shown(file) {
        output.write(isFirst ? "\n" : ",\n")
        output.write(Self.object(finding.finding, file: file.name))
        isFirst = false
      }
    }
    output.write("\n],\"counts\":\(counts)}\n")
  }

  private static func object(_ finding: Finding, file: String) -> String {
    JSONText.object([
      "rule": JSONText.string(finding.rule), "level": JSONText.string(finding.level.rawValue),
      "certainty": JSONText.string(finding.certainty.rawValue), "message": JSONText.string(finding.message),
      "advice": JSONText.string(finding.advice), "file": JSONText.string(file),
      "line": number(finding.place?.start.line), "column": number(finding.place?.start.column),
      "view": JSONText.string(finding.view), "path": JSONText.string(finding.path),
      "wcag": JSONText.strings(finding.wcag), "occurrences": "\(finding.occurrences)",
    ])
  }

  private static func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

  private var counts: String {
    let totals = report.totals
    return JSONText.object([
      "fail": "\(totals.fail)", "review": "\(totals.review)", "pass": "\(totals.pass)",
      "notApplicable": "\(totals.notApplicable)", "suppressed": "\(totals.suppressed)",
    ])
  }
}
