import CarouselModel
import Testing

@Suite("Lazy lists")
struct LazyListTests {
  @Test("make an element only when it is asked for")
  func lazy() {
    let list = LazyList<Int>(count: 1_000_000) { $0 * 2 }
    #expect(list.count == 1_000_000)
    #expect(list[999_999] == 1_999_998)
    #expect(list.isComputed)
    #expect(list.prefix(3).map(\.self) == [0, 2, 4])
  }

  @Test("hold elements at hand")
  func array() {
    let list: LazyList<String> = ["a", "b"]
    #expect(Array(list) == ["a", "b"])
    #expect(!list.isComputed)
    #expect(LazyList<Int>([]).isEmpty)
  }

  @Test("have no elements where fewer than none are asked for")
  func negative() {
    #expect(LazyList<Int>(count: -5) { $0 }.isEmpty)
  }
}
