import Foundation
import Testing

/// Every sample of Swift in the documents stands, line by line, in source that is compiled and run.
@Suite("Samples in documents")
struct DocumentationSampleTests {
  private static let documents = [
    "README.md", "Documentation/Testing.md", "Documentation/Migrating.md",
    "Sources/CarouselTesting/CarouselTesting.docc/CarouselTesting.md",
    "Sources/CarouselTesting/CarouselTesting.docc/UnknownValues.md",
    "Sources/CarouselTesting/CarouselTesting.docc/Snapshots.md",
    "Sources/CarouselTesting/CarouselTesting.docc/Resources/first-test-transcript.swift",
    "Sources/CarouselTesting/CarouselTesting.docc/Resources/first-test-lint.swift",
  ]

  @Test("are compiled", arguments: documents)
  func compiled(_ path: String) throws {
    let sources = try Self.compiledSources()
    let samples = Self.samples(in: try DocumentationFile.text(path), isSource: path.hasSuffix(".swift"))
    #expect(!samples.isEmpty)
    for sample in samples {
      #expect(
        sources.contains { Self.contains($0, sample) },
        "no compiled source has these lines:\n\(sample.joined(separator: "\n"))")
    }
  }

  /// The example package, which is built and run by `Scripts/check-examples`.
  private static func compiledSources() throws -> [[String]] {
    let paths =
      try DocumentationFile.files(in: "Examples/Tests", endings: [".swift"])
      + DocumentationFile.files(in: "Examples/Sources", endings: [".swift"]) + ["Examples/Package.swift"]
    return try paths.map { lines(of: try DocumentationFile.text($0)) }
  }

  /// The blocks marked as Swift; a source is one block.
  private static func samples(in text: String, isSource: Bool) -> [[String]] {
    if isSource { return [lines(of: text)] }
    var samples: [[String]] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if let ended = block { samples.append(lines(of: ended.joined(separator: "\n"))) }
        block = block == nil && line.hasSuffix("swift") ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return samples
  }

  /// Lines without their margin, and without the one that says where another repository is.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.contains("carousel-a11y\", path:") && !$0.contains("carousel-a11y.git\"") }
  }

  /// Whether a source holds the lines in one piece; more may follow before the brackets that close the sample.
  private static func contains(_ source: [String], _ sample: [String]) -> Bool {
    guard let first = sample.first else { return true }
    let sample = sample.reversed().drop { $0.allSatisfy { "}]),".contains($0) } }.reversed()
    return source.indices.contains { index in
      source[index] == first && source[index...].starts(with: sample)
    }
  }
}
