import CarouselModel
import Testing

/// Carousels that move by themselves.
@Suite("Autoplay")
struct AutoplayTests {
  @Test("the Cover Flow demo goes from Midnight to Forest, and comes back after eight moves")
  func coverFlow() {
    let titles = ["Sunset", "Forest", "Midnight", "Ocean", "Bloom"]
    let moves = CoverFlowCarouselDemo.autoplay.moves(9, of: 5).map { titles[$0] }
    #expect(
      moves == ["Forest", "Sunset", "Forest", "Midnight", "Ocean", "Bloom", "Ocean", "Midnight", "Forest"])
  }

  @Test("does not run with Reduce Motion on, if that is stated")
  func reduceMotion() {
    let settings = AccessibilitySettings()
    #expect(CoverFlowCarouselDemo.autoplay.runs(in: settings) == true)
    #expect(CoverFlowCarouselDemo.autoplay.runs(in: settings.withReduceMotion(true)) == false)
    #expect(Autoplay(interval: 3).runs(in: settings.withReduceMotion(true)) == nil)
  }

  @Test("goes from one card to the next without a cycle, for ever")
  func oneByOne() {
    #expect(Autoplay(interval: 1).moves(5, of: 3) == [1, 2, 0, 1, 2])
    #expect(Autoplay(interval: 1, start: 2).moves(3, of: 3) == [0, 1, 2])
    #expect(Autoplay(interval: 1).moves(2, of: 1) == [0, 0])
  }

  @Test("skips entries of the cycle that no item has")
  func missingItems() {
    #expect(Autoplay(interval: 1, cycle: [0, 7, 1, -1]).moves(4, of: 2) == [1, 0, 1, 0])
    #expect(Autoplay(interval: 1, cycle: [7]).moves(4, of: 2) == [])
  }

  @Test("begins somewhere whatever number is given", arguments: [Int.min, -9, -1, 8, Int.max])
  func hostileStart(_ start: Int) {
    let moves = Autoplay(interval: 1, cycle: [0, 1, 2], start: start).moves(3, of: 3)
    #expect(Set(moves) == [0, 1, 2])
  }

  @Test("makes no moves without cards, and none if none are asked for")
  func empty() {
    #expect(Autoplay(interval: 1).moves(3, of: 0) == [])
    #expect(Autoplay(interval: 1).moves(3, of: -2) == [])
    #expect(Autoplay(interval: 1).moves(0, of: 3) == [])
    #expect(Autoplay(interval: 1).moves(-1, of: 3) == [])
  }
}
