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

  @Test func whatIsNotKnownStaysSo() {
    let open = EffectValues(scale: 2, opacity: 0.5, unknown: [.scale: "s"])
    #expect(open.scale == nil)
    let both = open.combined(with: EffectValues(scale: 0.9, opacity: 0.5))
    #expect(both == EffectValues(opacity: 0.25, unknown: [.scale: "s"]))
  }

  @Test func ofTwoEffectsOnlyWhatTheyShareIsKnown() {
    let one = EffectValues(scale: 1, opacity: 0.5, rotation: 10)
    let other = EffectValues(opacity: 0.5)
    #expect(
      EffectValues.either(one, other, "c") == EffectValues(scale: 1, opacity: 0.5, unknown: [.rotation: "c"]))
    #expect(one.blurred(by: "p").unknown == [.scale: "p", .opacity: "p", .rotation: "p"])
  }

  @Test func aTransitionIsKnownWhereOnlyKnownPhasesCount() {
    let transition = ScrollTransition { phase in
      phase.isIdentity ? EffectValues(scale: 1) : EffectValues(unknown: [.scale: "s"])
    }
    #expect(transition.values(leadingEdge: 50, length: 100, container: 300) == EffectValues(scale: 1))
    #expect(transition.values(leadingEdge: 250, length: 100, container: 300).unknown == [.scale: "s"])
  }
}
