import CarouselModel
import SeededRandom
import Testing

@Suite("Where cards stand")
struct CardPositionsTests {
  @Test("is what a search from the start finds, for any identifiers", arguments: 0..<40)
  func law(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.count(below: 200)
    // Few different identifiers, so that many cards share one.
    let ids = (0..<count).map { _ in "card \(generator.count(below: 120))" }
    let cards = LazyList<String>(ids)
    let positions = CardPositions()
    for number in 0..<130 {
      let id = "card \(number)"
      #expect(positions.index(of: id, in: cards) == ids.firstIndex(of: id))
    }
  }

  @Test("takes texts that look the same for the same, as Swift does")
  func equivalent() {
    let ids = (0..<100).map { "\($0)" } + ["Cafe\u{301}"]
    #expect(CardPositions().index(of: "Caf\u{E9}", in: LazyList(ids)) == 100)
  }

  @Test("is found in a row whose cards all have the same identifier")
  func same() {
    let cards = LazyList(count: 10_000) { _ in "" }
    #expect(CardPositions().index(of: "", in: cards) == 0)
    #expect(CardPositions().index(of: "a", in: cards) == nil)
  }

  @Test("follows cards that are changed")
  func changed() {
    var carousel = Carousel(
      .custom, cards: LazyList(count: 100) { "\($0)" }, position: "place")
    #expect(carousel.index(of: "99") == 99)
    carousel.cards = LazyList(count: 100) { "\(99 - $0)" }
    #expect(carousel.index(of: "99") == 0)
    #expect(carousel.index(of: "0") == 99)
  }
}
