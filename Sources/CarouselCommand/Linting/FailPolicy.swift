import CarouselLint
import CarouselReports
import CommandLineParsing

/// When findings make a run fail.
struct FailPolicy: Sendable {
  /// The least level that fails; nil where none does.
  var level: Level? = .error
  /// The most warnings that are let through.
  var maxWarnings: Int?

  /// Why what was found makes the run fail; nil where it does not, as with findings that need review.
  func reason(_ totals: FindingTotals) -> String? {
    let failing = Level.allCases.reversed().filter { candidate in level.map { candidate >= $0 } ?? false }
    let counts = failing.compactMap { failing -> String? in
      let count = totals.findings[failing] ?? 0
      return count > 0 ? "\(count) \(Self.word(failing, count))" : nil
    }
    if !counts.isEmpty { return counts.joined(separator: " and ") }
    let warnings = totals.findings[.warning] ?? 0
    return maxWarnings.flatMap {
      warnings > $0 ? "\(warnings) \(Self.word(.warning, warnings)), more than \($0)" : nil
    }
  }

  private static func word(_ level: Level, _ count: Int) -> String {
    switch level {
    case .error: count == 1 ? "error" : "errors"
    case .warning: count == 1 ? "warning" : "warnings"
    case .info: "of level info"
    }
  }
}
