public import CarouselLint
import CarouselModel
import CarouselReports
import LocatedValues
import NearestNames

/// Expects that the lint rules find nothing on a screen.
///
/// Each finding is a failure of its own, shown at its line of the carousel's source under Swift Testing, and at the
/// assertion under XCTest. What the source silences by a comment is no finding, and neither is a question to a person
/// (a finding whose certainty is `review`), unless `reviews` asks for them. Rules cannot judge what is not known, so unknown
/// words are a failure as well.
///
/// - Parameters:
///   - screen: The screen.
///   - exceptions: Identifiers of rules whose findings are accepted.
///   - level: The least level of a finding that fails.
///   - reviews: Whether what a person must look at fails too.
///   - allowed: Expressions that may stay unknown, as they stand between `‹` and `›`.
///   - linter: The rules with their levels and options.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, for the failure.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func expectNoFindings(
  _ screen: TestedScreen, except exceptions: Set<String> = [], atLeast level: Level = .warning,
  reviews: Bool = false, allowingUnknown allowed: Set<String> = [], linter: Linter = Linter(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  for name in exceptions.sorted() where Rule.named(name) == nil {
    Failure.record(UnknownRule(name).message, at: site)
  }
  _ = screen.check(
    screen.utterances, of: "what the rules read on '\(screen.name)'", allowing: allowed, at: site)
  let lint = ScreenLint(screen: screen, linter: linter)
  for linted in lint.findings() where !exceptions.contains(linted.finding.rule) {
    let finding = linted.finding
    guard finding.certainty == .review ? reviews : finding.level >= level else { continue }
    let place = lint.location(of: finding)
    let comment = screen.origin.commentMarker
    Failure.record(FindingMessage(linted, site, comment: comment).text, at: place, assertedAt: site)
  }
}

/// What a failure says of a finding, one fact a line.
private struct FindingMessage {
  let text: String

  init(_ linted: LintedFinding, _ site: CallSite, comment: String?) {
    let finding = linted.finding
    let place = finding.place.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? ""
    let word = finding.certainty == .review ? "review" : finding.level.rawValue
    let head = "\(place)\(word) \(finding.rule): \(finding.message)"
    let tail = [
      "asserted at: \(site.shortDescription)", "to accept it: except: [\"\(finding.rule)\"]",
    ]
    let silence = comment.map {
      ["or in the source: \($0) carousel-a11y:disable-next-line=\(finding.rule) - the reason"]
    }
    text = ([head] + FindingsTextWriter.facts(of: linted) + tail + (silence ?? [])).joined(separator: "\n")
  }
}

extension ScreenOrigin {
  /// What begins a comment in the source; nil where there is no source to write one in.
  fileprivate var commentMarker: String? {
    switch self {
    case .code: nil
    case .definition: "#"
    case .swiftUI: "//"
    }
  }
}

/// A rule that does not exist.
private struct UnknownRule {
  let message: String

  init(_ name: String) {
    let advice =
      nearestName(to: name, in: Rule.all.map(\.id)).map { "did you mean '\($0)'?" }
      ?? "'carousel-a11y rules' lists the rules"
    message = "no rule is called '\(name)'; \(advice)"
  }
}
