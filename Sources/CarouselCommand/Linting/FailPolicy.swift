import CarouselLint
import CarouselReports
import CommandLineParsing

/// When findings make a run fail.
struct FailPolicy: Sendable {
  /// The least level that fails; nil where none does.
  var level: Level? = .error
  /// The most warnings that are let through.
  var maxWarnings: Int?

  /// The exit code for what was found; findings that need review never fail.
  func exitCode(_ totals: FindingTotals) -> ExitCode {
    let fails = Level.allCases.contains { candidate in
      (level.map { candidate >= $0 } ?? false) && (totals.findings[candidate] ?? 0) > 0
    }
    let warnings = totals.findings[.warning] ?? 0
    return fails || maxWarnings.map { warnings > $0 } ?? false ? .findings : .done
  }
}
