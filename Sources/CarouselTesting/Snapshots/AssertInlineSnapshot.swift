/// Asserts that a screen is as the trailing closure has it, a snapshot in the test's own source.
///
/// Where `record`, or else the variable `CAROUSEL_RECORD`, says so, the text is written into the source: the
/// snapshots of a file are collected, and the file is made anew from the compiled text with all of them.
///
/// - Parameters:
///   - screen: The screen.
///   - format: What is compared.
///   - record: Whether the snapshot is written; nil is what `CAROUSEL_RECORD` says.
///   - allowed: Expressions that may stay unknown, as they stand between `‹` and `›`.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, which is rewritten.
///   - line: The assertion's line.
///   - column: The assertion's column.
///   - expected: The text, the end of whose last line does not count; none is a missing snapshot.
public func assertInlineSnapshot(
  of screen: TestedScreen, as format: SnapshotFormat = .spoken, record: RecordMode? = nil,
  allowingUnknown allowed: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let site = CallSite(fileID, filePath, line, column)
  let subject = "the inline snapshot of '\(screen.name)'"
  guard screen.check(screen.utterances, of: subject, allowing: allowed, at: site) else { return }
  let text = SnapshotText(screen: screen).text(format)
  let old = expected?()
  let difference = LineDifference(
    expected: SnapshotComparison.lines(old ?? ""), actual: SnapshotComparison.lines(text), actualWord: "now")
  guard old == nil || !difference.isEmpty else { return }
  guard let mode = RecordMode.resolved(record, at: site) else { return }
  let page =
    old == nil
    ? SnapshotComparison.lines(text).joined(separator: "\n") : difference.lines.joined(separator: "\n")
  guard mode == .all || mode == .missing && old == nil else {
    return Failure.record(InlineMessage.refused(isMissing: old == nil, page), at: site)
  }
  let place = InlineSite(line: Int(line), column: Int(column))
  switch SnapshotLedger.shared.record(text, in: site.path, place) {
  case .success:
    Failure.record("recorded in \(site.fileName); read it aloud, and run again\n\(page)", at: site)
  case .failure(let error): Failure.record("\(error)", at: site)
  }
}

private enum InlineMessage {
  static func refused(isMissing: Bool, _ page: String) -> String {
    isMissing
      ? "there is no inline snapshot yet; to write it into the source: CAROUSEL_RECORD=missing\nit would be:\n\(page)"
      : "the screen is not as the inline snapshot has it\n\(page)\nto write it anew: CAROUSEL_RECORD=all"
  }
}
