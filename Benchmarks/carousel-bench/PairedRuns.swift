/// A program and another one, run in turn, so that what slows the machine down slows both.
struct PairedRuns {
  /// The median run of the first.
  let first: ProcessRun
  /// The median run of the second.
  let second: ProcessRun
  /// The median of the ratios of processor time, pair by pair.
  let ratio: Double

  typealias Program = (path: String, arguments: [String])

  init(_ count: Int, _ program: Program, against other: Program) throws {
    // Once each, so that both are read from memory.
    _ = try ProcessRun(program.path, program.arguments)
    _ = try ProcessRun(other.path, other.arguments)
    let pairs = try (0..<count).map { _ in
      (
        try ProcessRun(program.path, program.arguments),
        try ProcessRun(other.path, other.arguments)
      )
    }
    first = pairs.map(\.0).sorted { $0.cpu < $1.cpu }[count / 2]
    second = pairs.map(\.1).sorted { $0.cpu < $1.cpu }[count / 2]
    ratio = pairs.map { $0.cpu / max($1.cpu, 1e-6) }.sorted()[count / 2]
  }
}
