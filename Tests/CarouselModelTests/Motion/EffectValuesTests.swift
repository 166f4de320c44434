import CarouselModel
import Testing

@Suite("Effects together")
struct EffectValuesTests {
  @Test("factors multiply, angles and shifts add up, and what neither changes stays out")
  func combined() {
    let first = EffectValues(scale: 0.5, rotation: 10, offsetX: 3)
    let second = EffectValues(scale: 0.5, opacity: 0.7, rotation: -4)
    #expect(
      first.combined(with: second) == EffectValues(scale: 0.25, opacity: 0.7, rotation: 6, offsetX: 3))
  }

  @Test("the identity changes nothing")
  func identity() {
    let effect = EffectValues(scale: 0.5, opacity: 0.7, rotation: 6, offsetX: 3, offsetY: 1)
    #expect(effect.combined(with: .identity) == effect)
    #expect(EffectValues.identity.combined(with: effect) == effect)
  }
}
