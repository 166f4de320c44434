import CarouselLint
import CarouselModel

/// Writes findings as compilers write theirs: `file:line:column: error: message [rule]`.
struct XcodeWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    for file in report.files {
      for finding in report.shown(file) { output.write(line(finding.finding, in: file) + "\n") }
    }
  }

  private func line(_ finding: Finding, in file: LintedFile) -> String {
    let place = finding.place.map { "\($0.start.line):\($0.start.column)" } ?? "1:1"
    let text = "\(file.name):\(place): \(Self.word(finding.level)): \(finding.message); \(finding.advice)"
    return EscapedText.plain(text) + " [\(finding.rule)]"
  }

  /// Xcode knows errors, warnings and notes.
  private static func word(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
