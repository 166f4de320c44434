import CarouselModel
import Testing

@Suite("Carousel facts")
struct CarouselTests {
  private let carousel = Carousel(.custom, cards: ["a", "b", "c"], position: "place")

  @Test("the current card is the state's, else the first")
  func current() {
    #expect(carousel.currentIndex(in: ScreenState()) == 0)
    #expect(carousel.currentIndex(in: ScreenState(["place": .text("c")])) == 2)
    #expect(carousel.currentIndex(in: ScreenState(["place": .text("gone")])) == 0)
    #expect(carousel.currentIndex(in: ScreenState(["place": .number(2)])) == 0)
    #expect(carousel.currentIndex(in: ScreenState(["other": .text("c")])) == 0)
  }

  @Test("there is no current card without cards")
  func empty() {
    let empty = Carousel(.custom, cards: [], position: "place")
    #expect(empty.currentIndex(in: ScreenState()) == nil)
    #expect(empty.currentIndex(in: ScreenState(["place": .text("c")])) == nil)
  }

  @Test("the Peek Carousel's dots: the active one is larger and in the primary style")
  func dots() {
    let dots = PageDots.peek
    #expect((dots.size, dots.spacing, dots.isExposed) == (8, 8, false))
    let looks = (0..<3).map { dots.look(at: $0, current: 1) }
    #expect(looks.map(\.scale) == [1, 1.25, 1])
    #expect(
      looks.map(\.fill) == [.hierarchical(.tertiary), .hierarchical(.primary), .hierarchical(.tertiary)])
    #expect((0..<3).allSatisfy { dots.look(at: $0, current: nil).scale == 1 })
  }
}
