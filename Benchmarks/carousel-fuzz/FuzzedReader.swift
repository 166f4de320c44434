import CarouselDefinitions
import LocatedValues

/// A reader that is fed, and what came of some inputs.
struct FuzzedReader: Sendable {
  /// What came of a slice of the inputs.
  struct Slice: Sendable {
    var inputs: Int
    var accepted: Int
    var findings: [String]
  }

  /// The name that chooses the reader.
  let name: String
  /// How many times as long as with the others an input takes: so many fewer are made.
  var weight = 1
  /// Feeds a number of inputs that a seed makes.
  let feed: @Sendable (_ count: Int, _ seed: UInt64) -> Slice

  /// All readers, those first on which others stand.
  static let all: [FuzzedReader] = [
    FuzzedReader(name: "values") { count, seed in
      let report = ReaderFuzzing(seed: seed).run(count: count)
      return Slice(
        inputs: report.inputs, accepted: report.accepted, findings: report.findings.map(\.description))
    },
    FuzzedReader(name: "definitions") { count, seed in
      let report = DefinitionFuzzing(seed: seed).run(count: count)
      return Slice(
        inputs: report.inputs, accepted: report.accepted, findings: report.findings.map(\.description))
    },
    // What it finds are crashes and inputs that hang.
    FuzzedReader(name: "swiftui", weight: 10) { count, seed in
      let outcome = SwiftUIFuzzing(seed: seed).run(count: count)
      return Slice(inputs: outcome.inputs, accepted: outcome.faultless, findings: [])
    },
  ]
}
