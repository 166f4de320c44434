import CarouselModel
import SeededRandom
import Testing

/// How `scrollTransition` blends between its three phases.
@Suite("Scroll transitions")
struct ScrollTransitionTests {
  /// The Peek Carousel's: a card beside the current one has 0.92 and 0.7.
  static let peek = ScrollTransition { phase in
    EffectValues(scale: phase.isIdentity ? 1 : 0.92, opacity: phase.isIdentity ? 1 : 0.7)
  }

  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 10000).rounded() / 10000 } }

  @Test("Peek, the container taken without its safe area: exactly 0.92 and 0.7")
  func withoutSafeArea() {
    let neighbour = Self.peek.values(leadingEdge: 325, length: 313, container: 313)
    #expect(neighbour == EffectValues(scale: 0.92, opacity: 0.7))
    let before = Self.peek.values(leadingEdge: -325, length: 313, container: 313)
    #expect(before == EffectValues(scale: 0.92, opacity: 0.7))
    let current = Self.peek.values(leadingEdge: 0, length: 313, container: 313)
    #expect(current == EffectValues(scale: 1, opacity: 1))
  }

  @Test("Peek, the container taken with its safe area: 0.9218 and 0.7068")
  func withSafeArea() {
    let neighbour = Self.peek.values(leadingEdge: 365, length: 313, container: 393)
    #expect(rounded(neighbour.scale) == 0.9218)
    #expect(rounded(neighbour.opacity) == 0.7068)
    let current = Self.peek.values(leadingEdge: 40, length: 313, container: 393)
    #expect(current == EffectValues(scale: 1, opacity: 1))
  }

  @Test("is half way when half is visible, and eases towards both ends")
  func halfWay() {
    let fade = ScrollTransition { EffectValues(opacity: $0.isIdentity ? 1 : 0) }
    let opacities = [0, 25, 50, 75, 100].map { visible in
      rounded(fade.values(leadingEdge: 100 - Double(visible), length: 100, container: 100).opacity)
    }
    #expect(opacities[0] == 0)
    #expect(opacities[2] == 0.5)
    #expect(opacities[4] == 1)
    // Ease in and out: slower than the scroll near both ends.
    #expect((opacities[1] ?? 1) < 0.25)
    #expect((opacities[3] ?? 0) > 0.75)
  }

  @Test("tells leading from trailing")
  func sides() {
    let turn = ScrollTransition { EffectValues(rotation: Double($0.rawValue) * 40) }
    #expect(turn.values(leadingEdge: -100, length: 100, container: 100).rotation == -40)
    #expect(turn.values(leadingEdge: 100, length: 100, container: 100).rotation == 40)
    #expect(turn.values(leadingEdge: 0, length: 100, container: 100).rotation == 0)
  }

  @Test("adds up what both edges hide of a view that is longer than its container")
  func longView() {
    let turn = ScrollTransition { EffectValues(rotation: Double($0.rawValue) * 40) }
    #expect(turn.values(leadingEdge: -50, length: 200, container: 100).rotation == 0)
    let fade = ScrollTransition { EffectValues(opacity: $0.isIdentity ? 1 : 0.5) }
    #expect(fade.values(leadingEdge: -100, length: 200, container: 0).opacity == 0.5)
  }

  @Test("leaves out what no phase changes, and takes the identity where a phase is silent")
  func fields() {
    let shift = ScrollTransition { EffectValues(offsetY: $0 == .bottomTrailing ? 20 : nil) }
    #expect(shift.values(leadingEdge: 100, length: 100, container: 100) == EffectValues(offsetY: 20))
    #expect(shift.values(leadingEdge: -100, length: 100, container: 100) == EffectValues(offsetY: 0))
  }

  @Test("counts a view without length, or in no known place, as in view", arguments: [Double.nan, .infinity])
  func hostile(_ value: Double) {
    let identity = EffectValues(scale: 1, opacity: 1)
    #expect(Self.peek.values(leadingEdge: 0, length: 0, container: 100) == identity)
    #expect(Self.peek.values(leadingEdge: 0, length: -10, container: 100) == identity)
    #expect(Self.peek.values(leadingEdge: value, length: 10, container: 100) == identity)
    #expect(Self.peek.values(leadingEdge: 0, length: value, container: 100) == identity)
    #expect(Self.peek.values(leadingEdge: 0, length: 10, container: value) == identity)
  }

  @Test("stays between the phases, and is the same from both sides", arguments: 0..<100)
  func law(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (length, container) = (random.length(below: 400) + 1, random.length(below: 400) + 1)
    let edge = random.length(below: 1200) - 600
    let here = Self.peek.values(leadingEdge: edge, length: length, container: container)
    let there = Self.peek.values(
      leadingEdge: container - edge - length, length: length, container: container)
    #expect(rounded(here.scale) == rounded(there.scale))
    if edge >= 0 || edge + length <= container {
      #expect((0.92...1).contains(here.scale ?? 0))
      #expect((0.7...1).contains(here.opacity ?? 0))
    }
  }

  /// How far a fade to 0 has gone at the trailing edge of a container of 100, for a view of 100 with its leading
  /// edge at 0, 25, 50, 75 and 100.
  @Test(
    "follows other configurations",
    arguments: [
      (ScrollTransitionConfiguration(.interactive, eases: false), [1, 0.75, 0.5, 0.25, 0]),
      (ScrollTransitionConfiguration(.interactive, visible: 0.5, eases: false), [1, 1, 1, 0.5, 0]),
      (ScrollTransitionConfiguration(.interactive, visible: 0, eases: false), [1, 1, 1, 1, 0]),
      (ScrollTransitionConfiguration(.interactive, visible: nil, eases: false), [1, 0.75, 0.5, 0.25, 0]),
      (
        ScrollTransitionConfiguration(.interactive, visible: 0.5, inset: 25, eases: false),
        [1, 1, 0.6667, 0.3333, 0]
      ), (.animated, [1, 1, 1, 0, 0]), (.identity, [1, 1, 1, 1, 1]),
    ])
  func configurations(_ configuration: ScrollTransitionConfiguration, _ opacities: [Double]) {
    let fade = ScrollTransition(topLeading: .identity, bottomTrailing: configuration) {
      EffectValues(opacity: $0.isIdentity ? 1 : 0)
    }
    #expect(
      [0, 25, 50, 75, 100].map {
        rounded(fade.values(leadingEdge: $0, length: 100, container: 100).opacity)
      } == opacities)
    #expect(fade.values(leadingEdge: -100, length: 100, container: 100).opacity == 1)
  }
}
