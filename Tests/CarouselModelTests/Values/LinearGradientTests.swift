import CarouselModel
import Testing

@Suite("Gradients")
struct LinearGradientTests {
  private func places(_ count: Int) -> [Double] {
    let colors = Array(repeating: Color(.red), count: count)
    return LinearGradient(colors: colors, start: .top, end: .bottom).stops.map(\.location)
  }

  @Test("spread their colours evenly")
  func even() {
    #expect(places(0) == [])
    #expect(places(1) == [0])
    #expect(places(2) == [0, 1])
    #expect(places(3) == [0, 0.5, 1])
  }
}
