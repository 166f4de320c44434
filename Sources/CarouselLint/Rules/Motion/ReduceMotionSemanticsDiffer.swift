import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionSemanticsDiffer = Rule(
    "reduce-motion-semantics-differ", .motion, "With Reduce Motion on, something else is said.",
    levels: .error,
    impact: "A person who asked for less motion also loses a control, a card, a label or a position.",
    because: """
      Reduce Motion is about how things move, not about what there is. Keep one view and change its effects; if there are two, \
      give them the same labels, values and controls. A pause button may go when nothing moves.
      """,
    references: [
      .wcag("1.3.1"), .wcag("4.1.2"), .report("mmdevcodes/a11y-slider#45"),
      .report("hugodemenez/deltalytix#297"),
    ],
    fails: [
      Example("the controls are gone", "cards: 4\ncontrols: true\n▶reduceMotion: {controls: false}"),
      Example(
        "controls of which nothing else is stated",
        "motion: {controls: true}\n▶reduceMotion: {controls: false}\ncards: [A, B]"),
      Example(
        "the next move hangs on an animation",
        "▶autoplay: {advanceOn: animationEnd}\nreduceMotion: {animation: none}"),
    ],
    passes: [Example("the controls stay", "cards: 4\ncontrols: true\nreduceMotion: {controls: true}")],
    traps: [
      Example("only effects differ", "cards: [A, B]\nmotion: {scale: 0.92}\nreduceMotion: {scale: 1}"),
      Example(
        "the movement is off",
        "autoplay: {advanceOn: animationEnd}\nreduceMotion: {animation: none, autoplay: false}"),
    ],
    checks: .screen { screen, report in
      for carousel in screen.carousels { checkAdvance(carousel, report) }
      for carousel in screen.carousels where carousel.losesStatedControls {
        report.fail(
          .error, at: carousel.spot(of: "reduceMotion"), "with Reduce Motion on, the controls are gone",
          advice: "keep them, and change only effects")
      }
      var comparison = VariantComparison(screen)
      guard let difference = comparison.next() else { return report.pass() }
      var found = [difference]
      while found.count < 20, let next = comparison.next() { found.append(next) }
      for difference in found {
        if let open = difference.unknown {
          report.review(
            at: difference.spot(on: screen),
            "with Reduce Motion on, \(difference.words), as far as ‹\(open)› is known",
            advice: "see whether what is said stays the same")
          continue
        }
        report.fail(
          .error, at: difference.spot(on: screen), "with Reduce Motion on, \(difference.words)",
          advice: "keep what is said the same, and change only effects")
      }
    })

  private static func checkAdvance(_ carousel: CarouselSubject, _ report: Report) {
    guard let movement = Movement(carousel), let event = movement.advancesOn,
      event.lowercased().contains("animation"),
      carousel.stated.reducedMotion?.transition == "none", movement.runsWithReduceMotion != false
    else { return }
    report.fail(
      .error, at: carousel.spot(of: "autoplay"),
      "the next card comes on '\(event)', and with Reduce Motion on nothing is animated",
      advice: "let time start the next move, or do not move by itself with Reduce Motion on")
  }
}

extension CarouselSubject {
  /// Whether it is stated that controls are there and that Reduce Motion takes them away, and nothing else of them.
  fileprivate var losesStatedControls: Bool {
    stated.controls.isEmpty && stated.motion?.controls == true && stated.reducedMotion?.controls == false
  }
}
