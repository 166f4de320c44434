import CarouselReports
import CommandLineParsing

/// Where findings go: each format to its file, and at most one of them to standard output.
struct FindingsOutput {
  private let targets: [FormatTarget]
  private let surroundings: Surroundings

  /// Takes the formats of a command line; refuses two for one place.
  init(_ arguments: Arguments, _ surroundings: Surroundings) throws {
    var targets = arguments[LintOptions.formats]
    if targets.isEmpty { targets = [FormatTarget(.text)] }
    if let path = arguments[InputOptions.output], path != "-",
      let index = targets.firstIndex(where: { $0.path == nil })
    {
      targets[index].path = path
    }
    self.targets = targets
    self.surroundings = surroundings
    try refuseClashes()
  }

  private func refuseClashes() throws {
    var seen: [String: FormatTarget] = [:]
    for target in targets {
      guard let other = seen.updateValue(target, forKey: target.path ?? "-") else { continue }
      let names = (Self.spelling(other), Self.spelling(target))
      throw UsageFailure(
        program: "carousel-a11y", command: "lint", errors: [.conflict(names.0, with: names.1)])
    }
  }

  private static func spelling(_ target: FormatTarget) -> String {
    "--format " + target.format.rawValue + (target.path.map { "=\($0)" } ?? "")
  }

  /// Writes the report to every place.
  func write(_ report: FindingsReport) throws {
    for target in targets {
      try OutputTarget(path: target.path, surroundings).write { output in
        report.write(target.format, to: &output)
      }
    }
  }
}
