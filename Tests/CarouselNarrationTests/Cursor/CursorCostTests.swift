import CarouselModel
import CarouselNarration
import Synchronization
import Testing

/// What a walk costs, counted in cards that are made: a count is the same on every machine.
@Suite("What a step of a walk costs")
struct CursorCostTests {
  private final class Counter: Sendable {
    private let made = Mutex(0)
    var count: Int { made.withLock { $0 } }
    func add() { made.withLock { $0 += 1 } }
  }

  private func made(in count: Int, by commands: [CursorCommand]) -> Int {
    let counter = Counter()
    let carousel = CoverFlowCarousel(
      items: LazyList(count: count) { index in
        counter.add()
        return CoverFlowCarousel.Item(id: "\(index)", title: TextValue("Card \(index)"))
      })
    var cursor = Cursor(screen: Screen("Covers") { _ in carousel.node })
    // The first steps make the table of positions, once.
    _ = cursor.perform([.next, .next])
    let before = counter.count
    _ = cursor.perform(commands)
    return counter.count - before
  }

  @Test("a step makes as many cards in a row of 20,000 as in a row of 200")
  func steps() {
    let commands = Array(repeating: CursorCommand.next, count: 50) + Array(repeating: .previous, count: 20)
    let few = made(in: 200, by: commands)
    let many = made(in: 20_000, by: commands)
    // An identifier may meet another on its way through the table, which shows it once more.
    #expect(many <= few * 2)
    #expect(many < 20_000)
  }

  @Test("an author's own change on cards is looked at for its order")
  func dressed() {
    let carousel = CoverFlowCarousel(
      items: LazyList(count: 3) { CoverFlowCarousel.Item(id: "\($0)", title: TextValue("Card \($0)")) }
    ).card { card, item in item.id == "2" ? card.accessibilitySortPriority(1) : card }
    let cursor = Cursor(screen: Screen("Covers") { _ in carousel.node })
    #expect(cursor.opening.line == "Card 2, 3 of 3")
  }
}
