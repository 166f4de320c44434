import CarouselDefinitions
import LocatedValues
import Testing

/// Random and damaged definitions.
@Suite("Fuzzing")
struct FuzzingTests {
  @Test("finds nothing that should not be", arguments: [1, 2, 3, 4] as [UInt64])
  func damaged(_ seed: UInt64) {
    let report = DefinitionFuzzing(seed: seed).run(count: 250)
    #expect(report.findings.map(\.description) == [])
    // Damage is useful only when a part of it is noticed and a part is not.
    #expect((10...240).contains(report.accepted))
  }

  @Test("reads what the table allows without a crash, in either format", arguments: 0..<60 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var definitions = RandomDefinition(seed: seed)
    let definition = definitions.next()
    let yaml = DefinitionFuzzing.check(Array(definition.yaml.utf8), .yaml)
    let json = DefinitionFuzzing.check(Array(definition.json().utf8), .json)
    #expect(yaml.broken + json.broken == [])
    #expect(yaml.isAccepted == json.isAccepted)
  }
}
