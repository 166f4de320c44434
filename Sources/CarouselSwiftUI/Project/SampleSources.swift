internal import SwiftSourceReader

/// Files that hold what stands in for unknown values: a global for each sample.
struct SampleSources: Sendable {
  /// The files.
  let sources: [SourceFile]
  /// The names of the globals by the expressions that they stand for.
  let names: [String: String]

  /// Parses samples as files behind the first `count` of a project.
  init(_ samples: [String: String], after count: Int) {
    let reader = SourceReader()
    let sorted = samples.sorted { $0.key < $1.key }
    sources = sorted.enumerated().map { index, sample in
      reader.read(
        "let standIn\(count + index) = \(sample.value)\n", path: "sample of '\(sample.key)'",
        number: UInt32(clamping: count + index))
    }
    let names = sorted.enumerated().map { ($1.key, "standIn\(count + $0)") }
    self.names = Dictionary(names) { first, _ in first }
  }
}
