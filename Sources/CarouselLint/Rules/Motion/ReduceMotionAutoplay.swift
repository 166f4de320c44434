import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionAutoplay = Rule(
    "reduce-motion-autoplay", .motion, "The carousel still moves by itself while Reduce Motion is on.",
    levels: .error("a warning where it only fades and can be paused, review where it is not stated"),
    impact:
      "A person who gets dizzy from movement, or is distracted by it, asked the system for peace and does not get it.",
    because: """
      Start no timer while accessibilityReduceMotion is on, and stop it when the setting is turned on.
      """,
    references: [
      .wcag("2.2.2"), .wcag("2.3.3"), .report("eBay/ebayui-core#2300"), .report("w3c/aria-practices#967"),
      .report("janavipandole/Cara#6125"),
    ],
    fixing: .always,
    fails: [Example("it runs all the same", "autoplay: {interval: 5}\n▶reduceMotion: {autoplay: true}")],
    passes: [Example("it does not start", "autoplay: {interval: 5}\nreduceMotion: {autoplay: false}")],
    traps: [
      Example("nothing moves by itself", "autoplay: none\nreduceMotion: {autoplay: false}"),
      Example(
        "off with Reduce Motion, stated with the movement",
        "autoplay: {interval: 5, runs-with-reduce-motion: false}"),
    ],
    checks: .carousel { carousel, report in
      guard let movement = Movement(carousel) else { return }
      let advice = "do not start it, and stop it, while Reduce Motion is on"
      guard let runs = movement.runsWithReduceMotion else {
        return report.review(
          at: carousel.spot(of: "autoplay"), "whether it moves by itself with Reduce Motion on is not stated",
          advice: advice)
      }
      let fades = ["fade", "opacity", "crossfade"].contains(carousel.stated.reducedMotion?.transition ?? "")
      report.require(
        !runs, fades && Movement.hasPauseControl(carousel) ? .warning : .error, of: movement,
        at: carousel.stated.reducedMotion?.autoplay == nil
          ? carousel.spot(of: "autoplay") : carousel.spot(of: "reduceMotion"),
        "the carousel moves by itself with Reduce Motion on", advice: advice,
        fix: carousel.inside.source.map {
          Fix(
            "do not move with Reduce Motion on", safety: .safe,
            edits: [SemanticEdit(.stopAutoplayWithReduceMotion, view: $0)])
        })
    })
}
