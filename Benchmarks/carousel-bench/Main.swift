import Foundation

/// Prints speed as ratios of one run; nothing here is asserted.
///
/// Words: the sections to measure (all without one), and a number, which is the most cards, or for speech how
/// many utterances.
@main
struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let bench = try Bench(limit: words.lazy.compactMap { Int($0) }.first)
    defer { bench.clean() }
    Lines.write(
      "Ratios hold on other machines too. Milliseconds, seconds and bytes are those of this machine.")
    let names = words.filter { Int($0) == nil }
    for section in Bench.sections where names.isEmpty || names.contains(section.name) {
      try section.run(bench)
    }
  }
}
