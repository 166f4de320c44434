import CarouselModel
import Testing

@Suite("Parallax formulas")
struct ParallaxMathTests {
  private func shifts(_ geometry: ScrollGeometry, at rest: Int) -> [Double] {
    let offset = geometry.restOffset(rest)
    return (0..<geometry.count).map { index in
      let placement = CardPlacement(
        minX: geometry.leadingEdge(index, offset: offset), width: geometry.card, containerWidth: 393)
      return (ParallaxMath.shift(placement, by: 70) * 100).rounded() / 100
    }
  }

  @Test("cards of 266.05: the artwork shifts against the scroll, by 70 at most")
  func ourReading() {
    #expect(shifts(ScrollGeometryTests.parallax, at: 0) == [4.18, -46.06, -70, -70, -70])
    #expect(shifts(ScrollGeometryTests.parallax, at: 4) == [70, 70, 70, 46.06, -4.18])
  }

  @Test("cards of 334.05, the other reading")
  func otherReading() {
    #expect(shifts(ScrollGeometryTests.wideParallax, at: 0) == [-1.87, -64.22, -70, -70, -70])
  }

  @Test("a card in the middle shifts nothing, and no shift is asked for with Reduce Motion on")
  func still() {
    let centred = CardPlacement(minX: 63.475, width: 266.05, containerWidth: 393)
    #expect(abs(ParallaxMath.shift(centred, by: 70)) < 1e-9)
    #expect(ParallaxMath.shift(CardPlacement(minX: 0, width: 266, containerWidth: 393), by: 0) == 0)
  }

  @Test("without a scroll view, or one with a width, nothing is shifted")
  func noContainer() {
    #expect(ParallaxMath.shift(CardPlacement(minX: 40, width: 266, containerWidth: nil), by: 70) == 0)
    for width in [0, -393, Double.nan, .infinity] {
      #expect(ParallaxMath.shift(CardPlacement(minX: 40, width: 266, containerWidth: width), by: 70) == 0)
    }
    #expect(ParallaxMath.shift(CardPlacement(minX: .nan, width: 266, containerWidth: 393), by: 70) == 0)
  }
}
