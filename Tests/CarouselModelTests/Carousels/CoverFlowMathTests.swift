import CarouselModel
import Testing

@Suite("Cover Flow formulas")
struct CoverFlowMathTests {
  private func effect(midX: Double, width: Double = 393, tilts: Bool = true) -> EffectValues {
    CoverFlowMath.effect(
      CardPlacement(minX: midX - 100, width: 200, containerWidth: width), containerWidth: width, tilts: tilts)
  }

  @Test("an item is 0.62 of the container wide, and at least one point")
  func itemWidth() {
    #expect((CoverFlowMath.itemWidth(container: 393) * 100).rounded() / 100 == 243.66)
    #expect(CoverFlowMath.itemWidth(container: 0) == 1)
    #expect(CoverFlowMath.itemWidth(container: -5) == 1)
    #expect(CoverFlowMath.itemWidth(container: .nan) == 1)
  }

  @Test("the distance is 0 in the centre and stops at half a width")
  func distance() {
    #expect(CoverFlowMath.distance(midX: 196.5, width: 393) == 0)
    #expect(CoverFlowMath.distance(midX: 294.75, width: 393) == 0.5)
    #expect(CoverFlowMath.distance(midX: 448.16, width: 393) == 1)
    #expect(CoverFlowMath.distance(midX: -55.16, width: 393) == -1)
  }

  @Test("there is no distance without a width or a place")
  func unknownDistance() {
    #expect(CoverFlowMath.distance(midX: 10, width: 0) == 0)
    #expect(CoverFlowMath.distance(midX: 10, width: -1) == 0)
    #expect(CoverFlowMath.distance(midX: .nan, width: 393) == 0)
    #expect(CoverFlowMath.distance(midX: .infinity, width: 393) == 0)
    #expect(CoverFlowMath.distance(midX: 10, width: .infinity) == 0)
  }

  @Test("neighbours turn, shrink and fade; with Reduce Motion they only fade")
  func effect() {
    #expect(effect(midX: 196.5) == EffectValues(scale: 1, opacity: 1, rotation: 0))
    #expect(effect(midX: 448.16) == EffectValues(scale: 0.86, opacity: 0.6, rotation: -52))
    #expect(effect(midX: -55.16) == EffectValues(scale: 0.86, opacity: 0.6, rotation: 52))
    #expect(effect(midX: 294.75) == EffectValues(scale: 1 - 0.14 * 0.5, opacity: 0.8, rotation: -26))
    #expect(effect(midX: 448.16, tilts: false) == EffectValues(scale: 1, opacity: 0.6, rotation: 0))
  }
}
