import CarouselLint
import CarouselModel

/// Writes findings as workflow commands of GitHub Actions: `::error file=...,line=...::message`.
struct WorkflowCommandWriter {
  let report: FindingsReport

  func write(to output: inout some TextOutputStream) {
    for file in report.files {
      for finding in report.shown(file) { output.write(command(finding.finding, in: file) + "\n") }
    }
  }

  private func command(_ finding: Finding, in file: LintedFile) -> String {
    var properties = ["file=" + Self.property(report.relativePath(file.name))]
    if let place = finding.place {
      properties += ["line=\(place.start.line)", "col=\(place.start.column)"]
    }
    properties.append("title=" + Self.property("\(finding.rule) (\(finding.levelWord))"))
    let lines = [finding.message, "Advice: \(finding.advice)", "Where: \(finding.path)"]
    let text = Self.data(lines.map(EscapedText.plain).joined(separator: "\n"))
    return "::\(Self.command(finding)) \(properties.joined(separator: ","))::\(text)"
  }

  private static func command(_ finding: Finding) -> String {
    switch finding.level {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// Text behind the second pair of colons (actions/toolkit, `escapeData`).
  static func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      for scalar in character.unicodeScalars {
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// The value of a property (actions/toolkit, `escapeProperty`).
  static func property(_ text: String) -> String {
    data(EscapedText.plain(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
