import LocatedValues
import Testing

@Suite struct ReaderFuzzingTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `every law holds for damaged documents`(seed: UInt64) {
    let report = ReaderFuzzing(seed: seed).run(count: 5_000)
    #expect(report.findings.map(\.description) == [])
    #expect(report.inputs == 5_000)
    // Damage that nothing survives, or that nothing notices, would test little.
    #expect((1_000...4_000).contains(report.accepted))
  }

  @Test func `a run is the same for the same seed`() {
    #expect(ReaderFuzzing(seed: 9).run(count: 200) == ReaderFuzzing(seed: 9).run(count: 200))
  }

  @Test func `the laws notice a wrong place`() {
    let wrong = Place(line: 2, column: 2, offset: 2)
    let value = LocatedValue(.sequence([]), range: SourceRange(start: .start, end: wrong))
    #expect(brokenLaws(of: value, in: "[]") == ["the place 2:2 is not that of byte 2"])
  }

  @Test func `the laws notice a place behind the end`() {
    let behind = Place(line: 1, column: 4, offset: 3)
    let value = LocatedValue(.sequence([]), range: SourceRange(start: .start, end: behind))
    #expect(brokenLaws(of: value, in: "[]") == ["the place 1:4 lies behind the end"])
  }

  @Test func `the laws notice a key that is there twice`() {
    let range = SourceRange(start: .start, end: .start)
    let text = LocatedValue(.scalar(Scalar("x", style: .plain)), range: range)
    let entry = Mapping.Entry(key: "a", keyRange: range, value: text)
    let value = LocatedValue(.mapping(Mapping([entry, entry])), range: range)
    #expect(brokenLaws(of: value, in: "{}").first == "a key is there twice")
  }

  @Test func `the laws notice that there is neither value nor error`() {
    #expect(brokenLaws(of: nil, in: "") == ["there is neither value nor error"])
  }

  private func brokenLaws(of value: LocatedValue?, in text: String) -> [String] {
    var laws = ReadingLaws(bytes: Array(text.utf8), limits: .standard)
    laws.check(
      Reading(file: "f", format: .yaml, value: value, diagnostics: Diagnostics(file: "f"), stop: nil))
    return laws.broken
  }
}
