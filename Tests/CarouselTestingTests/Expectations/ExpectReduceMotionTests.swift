import CarouselModel
import CarouselTesting
import Testing

@Suite("Reduce Motion")
struct ExpectReduceMotionTests {
  @Test(
    "leaves nothing of the named kinds on the documented carousels",
    arguments: ["cover-flow-carousel", "parallax-cards-row", "peek-carousel"])
  func documented(_ name: String) throws {
    let screen = try TestedScreen(definition: "Fixtures/Demos/\(name)/definition.yaml")
    expectReduceMotion(screen, leavesNo: [.rotation, .offset, .scale, .autoplay])
  }

  @Test("motion that is left is told by kind, with its range")
  func left() throws {
    let screen = try TestedScreen(definition: "Fixtures/Demos/cover-flow-carousel/definition.yaml")
    let failures = collectingFailures { expectReduceMotion(screen, leavesNo: [.opacity, .rotation]) }
    #expect(
      failures.map(\.message) == [
        """
        motion is left on 'Cover Flow Carousel' with Reduce Motion on
        opacity: cards have 0.6 to 1
        """
      ])
  }

  @Test("a change in what is said is told")
  func semantics() {
    let screen = TestedScreen("Shelf") { context in
      Text(context.settings.reduceMotion ? "Still" : "Moving").accessibilityLabel("Shelf")
      Text(context.settings.reduceMotion ? "Still" : "Moving")
    }
    let failures = collectingFailures { expectReduceMotion(screen) }
    #expect(
      failures.map(\.message) == [
        """
        Reduce Motion changes what assistive technology is given on 'Shelf'
        element 2, label: 'Moving' with Reduce Motion off, 'Still' with it on
        """
      ])
  }
}
