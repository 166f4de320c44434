import CarouselDefinitions
import Foundation
import LocatedValues

/// Feeds the readers mutated input, and ends with status 1 if one breaks its promises.
///
/// Words: how many inputs (default 1,000,000), and the seed (default 1). The same words give the same inputs.
@main
struct Main {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
    let count = numbers.first.flatMap { $0 } ?? 1_000_000
    let seed = UInt64(numbers.dropFirst().first.flatMap { $0 } ?? 1)
    let values = ReaderFuzzing(seed: seed).run(count: count)
    print("values: \(values.inputs) inputs, \(values.accepted) of them without a fault, seed \(seed)")
    for finding in values.findings { print(finding) }
    // A definition is read several times over and converted, so that fewer of them take as long.
    let definitions = DefinitionFuzzing(seed: seed).run(count: max(count / 20, 1))
    print(
      "definitions: \(definitions.inputs) inputs, \(definitions.accepted) of them without a fault, seed \(seed)"
    )
    for finding in definitions.findings { print(finding) }
    exit(values.findings.isEmpty && definitions.findings.isEmpty ? 0 : 1)
  }
}
