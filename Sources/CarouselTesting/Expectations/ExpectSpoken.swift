import CarouselNarration

/// Expects that a screen reader says exactly these lines on a screen, in this order.
///
/// A stop that says nothing is the line `(nothing is said here)`. The difference is told line by line.
///
/// - Parameters:
///   - screen: The screen.
///   - expected: The lines, in the wording of the screen's profile: "Albums, Heading".
///   - allowed: Expressions that may stay unknown, as they stand between `‹` and `›`.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, for the failure.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func expectSpoken(
  _ screen: TestedScreen, _ expected: [String], allowingUnknown allowed: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let utterances = screen.utterances
  guard screen.check(utterances, of: "what is said on '\(screen.name)'", allowing: allowed, at: site) else {
    return
  }
  let difference = LineDifference(
    expected: expected, actual: utterances.flatMap(\.spokenLines), actualWord: "spoken")
  guard !difference.isEmpty else { return }
  let head = "what is said on '\(screen.name)' is not what was expected"
  Failure.record(([head] + difference.lines).joined(separator: "\n"), at: site)
}

extension TestedScreen {
  /// What a screen reader says, one line a stop: the lines that ``expectSpoken(_:_:allowingUnknown:fileID:filePath:line:column:)`` takes.
  public var spokenLines: [String] { utterances.flatMap(\.spokenLines) }
}

extension Utterance {
  /// The lines of the utterance; silence is a line too.
  var spokenLines: [String] { isSilent ? ["(nothing is said here)"] : lines }
}
