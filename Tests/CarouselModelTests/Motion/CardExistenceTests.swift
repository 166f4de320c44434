import CarouselModel
import SeededRandom
import Testing

/// Which cards of a lazy row exist while it is at rest.
@Suite("Existence of cards")
struct CardExistenceTests {
  private func existence(_ geometry: ScrollGeometry, at rest: Int) -> [CardExistence] {
    let offset = geometry.restOffset(rest)
    return (0..<geometry.count).map { geometry.existence(of: $0, offset: offset) }
  }

  @Test("the current card and its neighbours exist; two cards away it depends on the reading")
  func documented() {
    #expect(existence(ScrollGeometryTests.peek, at: 0) == [.exists, .exists, .unknown, .unknown])
    #expect(
      existence(ScrollGeometryTests.coverFlow, at: 2) == [.unknown, .exists, .exists, .exists, .unknown])
    #expect(
      existence(ScrollGeometryTests.parallax, at: 0) == [.exists, .exists, .exists, .unknown, .unknown])
    #expect(existence(ScrollGeometryTests.wideParallax, at: 0)[0...1] == [.exists, .exists])
  }

  @Test("a card more than a container's length away from what is made does not exist")
  func far() {
    let row = ScrollGeometry(container: 100, lead: 0, trail: 0, card: 50, spacing: 0, count: 1_000_000)
    #expect(row.existence(of: 3, offset: 0) == .exists)
    #expect(row.existence(of: 4, offset: 0) == .unknown)
    #expect(row.existence(of: 5, offset: 0) == .unknown)
    #expect(row.existence(of: 6, offset: 0) == .missing)
    #expect(row.existence(of: 500_000, offset: 25_000_000) == .exists)
    #expect(row.existence(of: 0, offset: 25_000_000) == .missing)
  }

  @Test("there is no card before the first and behind the last")
  func outside() {
    #expect(ScrollGeometryTests.peek.existence(of: -1, offset: 0) == .missing)
    #expect(ScrollGeometryTests.peek.existence(of: 4, offset: 0) == .missing)
  }

  @Test("what is visible exists, and so do the neighbours of a card at rest", arguments: 0..<100)
  func law(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let inset = random.length(below: 80)
    let container = random.length(below: 600) + 2 * inset + 1
    let card = random.length(below: Int(container - 2 * inset) + 1).clamped(to: 1...(container - 2 * inset))
    let row = ScrollGeometry(
      container: container, lead: inset, trail: inset, card: card, spacing: 0, count: 9)
    for rest in 0..<9 {
      let offset = row.restOffset(rest)
      for index in 0..<9 where row.visibleLength(index, offset: offset) > 0 {
        #expect(row.existence(of: index, offset: offset) == .exists)
      }
      for index in [rest - 1, rest + 1] where (0..<9).contains(index) {
        #expect(row.existence(of: index, offset: offset) == .exists)
      }
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
