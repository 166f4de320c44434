/// Asserts that a screen is as a snapshot holds it, in a text file beside the test.
///
/// The file is `__Snapshots__/TESTFILE/FUNCTION.FORMAT.txt`. It is written where `record`, or else the variable
/// `CAROUSEL_RECORD`, says so; by itself a missing snapshot fails and shows what it would be.
///
/// - Parameters:
///   - screen: The screen.
///   - format: What is compared.
///   - name: What keeps several snapshots of one function apart.
///   - record: Whether the snapshot is written; nil is what `CAROUSEL_RECORD` says.
///   - allowed: Expressions that may stay unknown, as they stand between `‹` and `›`.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, beside which the snapshot is.
///   - function: The test's function, after which the snapshot is named.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func assertSnapshot(
  of screen: TestedScreen, as format: SnapshotFormat, named name: String? = nil,
  record: RecordMode? = nil, allowingUnknown allowed: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  for stale in SnapshotLedger.shared.firstVisit(to: site.path, { StaleSnapshots(testFile: $0).messages }) {
    Failure.record(stale, at: site)
  }
  let subject = "the snapshot of '\(screen.name)'"
  guard screen.check(screen.utterances, of: subject, allowing: allowed, at: site) else { return }
  let file = SnapshotFile(
    testFile: site.path, function: function, name: name, marks: FailureContext.variant?.marks ?? [],
    format: format)
  let text = SnapshotText(screen: screen).text(format)
  guard SnapshotLedger.shared.claim(file.path, for: text, at: line) else {
    return Failure.record(
      "two assertions of '\(function)' share the snapshot \(file.shownPath); keep them apart: named: \"a name\"",
      at: site)
  }
  guard let mode = RecordMode.resolved(record, at: site) else { return }
  if let message = SnapshotComparison(file: file, text: text).message(mode) {
    Failure.record(message, at: site)
  }
}

extension RecordMode {
  /// The mode that an assertion gives, or else the environment's; a wrong one is a failure.
  static func resolved(_ own: RecordMode?, at site: CallSite) -> RecordMode? {
    if let own { return own }
    switch fromEnvironment() {
    case .success(let mode): return mode
    case .failure(let error):
      Failure.record("\(error)", at: site)
      return nil
    }
  }
}

/// A snapshot and what it is compared with.
package struct SnapshotComparison {
  let file: SnapshotFile
  let text: String

  package init(file: SnapshotFile, text: String) {
    self.file = file
    self.text = text
  }

  /// What a failure says; nil where the snapshot is as it should be.
  ///
  /// Writes where the mode says so.
  package func message(_ mode: RecordMode) -> String? {
    guard let old = file.read() else { return missing(mode) }
    let difference = LineDifference(
      expected: SnapshotComparison.lines(old), actual: SnapshotComparison.lines(text), actualWord: "now")
    guard !difference.isEmpty else { return nil }
    let page = difference.lines.joined(separator: "\n")
    guard mode == .all else {
      return
        "the screen is not as the snapshot \(file.shownPath) has it\n\(page)\nto record it anew: CAROUSEL_RECORD=all"
    }
    return write("recorded anew: \(file.shownPath); read it aloud, and run again\n\(page)")
  }

  private func missing(_ mode: RecordMode) -> String {
    let page = SnapshotComparison.lines(text).joined(separator: "\n")
    guard mode == .none else {
      return write("recorded: \(file.shownPath); read it aloud, and run again\n\(page)")
    }
    return
      "there is no snapshot \(file.shownPath); to record it: CAROUSEL_RECORD=missing\nit would be:\n\(page)"
  }

  private func write(_ message: String) -> String {
    do {
      try file.write(text)
      return message
    } catch {
      return "the snapshot \(file.shownPath) cannot be written: \(error)"
    }
  }

  /// The lines of a text, however they end; the end of the last one does not count.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
