import CarouselLint
import CarouselModel

/// Writes findings as Checkstyle's XML, which many review tools read.
struct CheckstyleWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n")
    for file in report.files {
      let findings = report.shown(file)
      guard !findings.isEmpty else { continue }
      output.write("  <file\(XMLText.attributes(["name": report.relativePath(file.name)]))>\n")
      for finding in findings { output.write("    \(element(finding.finding))\n") }
      output.write("  </file>\n")
    }
    output.write("</checkstyle>\n")
  }

  private func element(_ finding: Finding) -> String {
    let attributes = XMLText.attributes([
      "line": finding.place.map { "\($0.start.line)" } ?? "1",
      "column": finding.place.map { "\($0.start.column)" }, "severity": finding.level.rawValue,
      "message": "\(finding.message); \(finding.advice)", "source": "carousel-a11y.\(finding.rule)",
    ])
    return "<error\(attributes)/>"
  }
}
