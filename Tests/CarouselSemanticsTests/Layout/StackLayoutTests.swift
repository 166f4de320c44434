import CarouselModel
import CarouselSemantics
import Testing

/// Where stacks put what is in them, on a screen of 200 by 100 points.
@Suite("Stack layout")
struct StackLayoutTests {
  private let a = FramePage.box("a", 20, 10)
  private let b = FramePage.box("b", 40, 30)

  @Test("a row and a column keep their spacing, and stand in the middle of the screen")
  func spacing() {
    #expect(
      FramePage.lines(
        HStack(spacing: 10) {
          a
          b
        }) == [
          "b: x 95, y 35, 40 by 30", "a: x 65, y 45, 20 by 10",
        ])
    #expect(
      FramePage.lines(
        VStack(spacing: 10) {
          a
          b
        }) == [
          "a: x 90, y 25, 20 by 10", "b: x 80, y 45, 40 by 30",
        ])
    #expect(
      FramePage.lines(
        VStack {
          a
          b
        }) == ["a: x 90, y 26, 20 by 10", "b: x 80, y 44, 40 by 30"])
  }

  @Test("a stack aligns across its direction")
  func alignment() {
    #expect(
      FramePage.lines(
        VStack(alignment: .start, spacing: 0) {
          a
          b
        }) == [
          "a: x 80, y 30, 20 by 10", "b: x 80, y 40, 40 by 30",
        ])
    #expect(
      FramePage.lines(
        VStack(alignment: .end, spacing: 0) {
          a
          b
        }) == [
          "a: x 100, y 30, 20 by 10", "b: x 80, y 40, 40 by 30",
        ])
    #expect(
      FramePage.lines(
        HStack(alignment: .start, spacing: 0) {
          a
          b
        }) == [
          "a: x 70, y 35, 20 by 10", "b: x 90, y 35, 40 by 30",
        ])
  }

  @Test("a pile is as large as its largest view")
  func pile() {
    #expect(
      FramePage.lines(
        ZStack(alignment: .bottomTrailing) {
          a
          b
        }) == [
          "a: x 100, y 55, 20 by 10", "b: x 80, y 35, 40 by 30",
        ])
  }

  @Test("what stretches shares what is left")
  func flexible() {
    let row = HStack(spacing: 0) {
      a
      FramePage.filler("c")
      FramePage.filler("d")
    }
    #expect(
      FramePage.lines(row) == [
        "c: x 20, y 0, 90 by 100", "d: x 110, y 0, 90 by 100", "a: x 0, y 45, 20 by 10",
      ])
  }

  @Test("space pushes apart along its stack, and does not stretch the stack across")
  func spacer() {
    let column = VStack(spacing: 0) {
      HStack(spacing: 0) {
        a
        Spacer()
        FramePage.box("c", 20, 10)
      }
      FramePage.filler("d")
    }
    #expect(
      FramePage.lines(column) == [
        "a: x 0, y 0, 20 by 10", "c: x 180, y 0, 20 by 10", "d: x 0, y 10, 200 by 90",
      ])
  }

  @Test("a divider lies across its stack")
  func divider() {
    let line = Divider().accessibilityLabel("line")
    #expect(
      FramePage.lines(
        VStack(spacing: 0) {
          a
          line
        }) == ["a: x 90, y 45, 20 by 10", "line: x 0, y 55, 200 by 1"])
    #expect(
      FramePage.lines(
        HStack(spacing: 0) {
          a
          line
        }
      ).contains("line: x 110, y 0, 1 by 100"))
  }

  @Test("an empty view takes neither place nor spacing")
  func empty() {
    #expect(
      FramePage.lines(
        HStack(spacing: 10) {
          a
          EmptyView()
          Group {}
          a
        })
        == FramePage.lines(
          HStack(spacing: 10) {
            a
            a
          }))
  }

  @Test("views of a run lie one behind the other, measured one by one up to a thousand")
  func runs() {
    let row = HStack(spacing: 0) { ForEach(count: 3) { FramePage.box("\($0)", Double($0 + 1) * 10, 10) } }
    #expect(
      FramePage.lines(row) == [
        "0: x 70, y 45, 10 by 10", "1: x 80, y 45, 20 by 10", "2: x 100, y 45, 30 by 10",
      ])
    let lazy = LazyHStack(spacing: 0) { ForEach(count: 3) { FramePage.box("\($0)", 10, 10) } }
    #expect(
      FramePage.lines(lazy) == [
        "0: x 85, y 45, 10 by 10", "1: x 95, y 45, 10 by 10", "2: x 105, y 45, 10 by 10",
      ])
  }
}
