import CarouselDefinitions
import Foundation
import LocatedValues

/// Feeds the readers damaged input, and ends with status 1 if one breaks its promises.
///
/// Words: how many inputs each reader gets (default 1,000,000), the seed (default 1), and `values`,
/// `definitions` or `swiftui` for one of the readers alone. The same words give the same inputs.
@main
struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.compactMap { Int($0) }
    let readers = words.filter { Int($0) == nil }
    let run = FuzzRun(count: max(numbers.first ?? 1_000_000, 1), seed: numbers.dropFirst().first ?? 1)
    var isSound = true
    for reader in FuzzedReader.all where readers.isEmpty || readers.contains(reader.name) {
      isSound = run.feed(reader) && isSound
    }
    exit(isSound ? 0 : 1)
  }
}
