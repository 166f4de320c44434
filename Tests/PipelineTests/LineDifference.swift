/// The lines that two texts do not share, so that a failure reads like a page.
struct LineDifference {
  /// Lines of the first text with a minus, of the second with a plus.
  let lines: [String]

  init(_ expected: String, _ actual: String) {
    let (old, new) = (
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      actual.split(separator: "\n", omittingEmptySubsequences: false)
    )
    lines = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): "- line \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ line \(offset + 1): \(line)"
      }
    }
  }
}
