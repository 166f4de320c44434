import SwiftSourceReader
import Testing

/// Threads with large stacks.
@Suite struct LargeStackTests {
  @Test(arguments: [nil, 1, 2, 7]) func mapKeepsTheOrder(threads: Int?) {
    let numbers = Array(0..<100)
    #expect(LargeStack.map(numbers, threads: threads) { $0 * 2 } == numbers.map { $0 * 2 })
    #expect(LargeStack.map([Int](), threads: threads) { $0 } == [])
  }

  @Test func recursesFurtherThanAnOrdinaryStack() {
    @Sendable func depth(_ rest: Int) -> Int { rest == 0 ? 0 : 1 + depth(rest - 1) }
    #expect(LargeStack.run { depth(500_000) } == 500_000)
  }

  @Test func runsInsideItself() {
    #expect(LargeStack.run { LargeStack.map([1, 2]) { value in LargeStack.run { value + 1 } } } == [2, 3])
  }

  @Test(.enabled(if: SourceReader.isAvailable), arguments: [("let a = 1", true), ("let = ", false)])
  func tellsWhetherSourceParses(_ source: String, _ parses: Bool) {
    #expect(SourceReader().parses(source) == parses)
  }

  @Test func keepsDataAsItIs() {
    let file = SourceReader().read("{\"a\": [1]}", path: "b/a.json")
    #expect(file.errors.isEmpty && file.statements.isEmpty)
    #expect(file.contents == "{\"a\": [1]}")
  }
}
