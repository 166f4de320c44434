import CarouselLint
import CarouselModel

/// Writes JUnit's XML: a suite a file, and a test case for each rule that gave an answer.
///
/// Findings that fail the run are failures, those that need review make a case skipped, and others are told
/// without failing the case.
struct JUnitWriter {
  let report: FindingsReport

  private struct Case {
    var rule: String
    var findings: [Finding]
    var failures: [Finding]
    var isSkipped: Bool { failures.isEmpty && findings.contains { $0.certainty == .review } }
  }

  func write(to output: inout some TextOutputStream) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"carousel-a11y\">\n")
    for file in report.files { write(file, to: &output) }
    output.write("</testsuites>\n")
  }

  private func write(_ file: LintedFile, to output: inout some TextOutputStream) {
    let cases = self.cases(of: file)
    let attributes = XMLText.attributes([
      "name": report.relativePath(file.name), "tests": "\(cases.count)",
      "failures": "\(cases.count { !$0.failures.isEmpty })", "errors": "0",
      "skipped": "\(cases.count(where: \.isSkipped))",
    ])
    output.write("  <testsuite\(attributes)>\n")
    for element in cases { write(element, of: file, to: &output) }
    output.write("  </testsuite>\n")
  }

  private func cases(of file: LintedFile) -> [Case] {
    let found = Dictionary(grouping: report.shown(file).map(\.finding), by: \.rule)
    let answered = file.counts.filter { $0.value.pass + $0.value.fail + $0.value.review > 0 }.map(\.key)
    return Set(answered).union(found.keys).sorted().map { rule in
      let findings = found[rule] ?? []
      return Case(rule: rule, findings: findings, failures: findings.filter(file.isFailure))
    }
  }

  private func write(_ element: Case, of file: LintedFile, to output: inout some TextOutputStream) {
    let line = element.findings.first?.place.map { "\($0.start.line)" }
    let path = report.relativePath(file.name)
    output.write(
      "    <testcase\(XMLText.attributes(["classname": path, "name": element.rule, "file": path, "line": line]))"
    )
    guard !element.findings.isEmpty else { return output.write("/>\n") }
    output.write(">\n")
    for failure in element.failures { output.write("      \(self.failure(failure, path))\n") }
    if element.isSkipped { output.write("      <skipped message=\"a person must look at this\"/>\n") }
    for other in element.findings where !file.isFailure(other) {
      output.write("      <system-out>\(XMLText.escaped(sentence(other, path)))</system-out>\n")
    }
    output.write("    </testcase>\n")
  }

  private func failure(_ finding: Finding, _ path: String) -> String {
    let attributes = XMLText.attributes(["message": finding.message, "type": finding.level.rawValue])
    return "<failure\(attributes)>\(XMLText.escaped(sentence(finding, path)))</failure>"
  }

  private func sentence(_ finding: Finding, _ path: String) -> String {
    let place = finding.place.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    return "\(path)\(place): \(finding.levelWord): \(finding.message); \(finding.advice)"
  }
}
