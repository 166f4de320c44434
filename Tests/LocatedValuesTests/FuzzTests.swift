import LocatedValues
import Testing

@Suite struct ReaderFuzzingTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `every law holds for damaged documents`(seed: UInt64) {
    #expect(ReaderFuzzing(seed: seed).run(count: 5_000).map(\.description) == [])
  }
}
