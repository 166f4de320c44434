import Foundation

/// A folder of 1,000 definitions, linted without a cache, with an empty one, and with a full one.
struct LintFolder {
  private static let count = 1_000

  let command: String
  let folder: URL
  let examples: [String]

  func run() throws {
    Lines.title("lint, a folder of \(Self.count) definitions, whole process")
    let sources = try written()
    let cache = folder.appendingPathComponent("cache").path
    let base = ["lint", "--no-config", "--fail-on", "never", sources]
    let without = try ProcessRun(command, base + ["--no-cache"])
    let cold = try ProcessRun(command, base + ["--cache-folder", cache])
    let warm = try ProcessRun.median(of: 3, command, base + ["--cache-folder", cache])
    Lines.fact("without a cache: \(format(without.cpu)) s of processor")
    Lines.fact("with an empty cache: \(format(cold.cpu)) s of processor")
    Lines.fact("with a full cache: \(format(warm.cpu)) s of processor")
    Lines.fact("a full cache against none", without.cpu / warm.cpu, "times as fast", atLeast: 5)
    Lines.fact("an empty cache against none", cold.cpu / without.cpu, "times the processor time", under: 1.3)
    Lines.fact("with a full cache: \(format(warm.cpu / Double(Self.count) * 1e6)) microseconds a file")
  }

  /// Copies of the documented carousels, each with a comment of its own so that none is known by another.
  private func written() throws -> String {
    let sources = folder.appendingPathComponent("definitions")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let texts = try examples.map { try String(contentsOfFile: $0, encoding: .utf8) }
    for index in 0..<Self.count {
      let file = sources.appendingPathComponent("carousel-\(index).yaml")
      let text = "\(texts[index % texts.count])# \(index)\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return sources.path
  }
}
