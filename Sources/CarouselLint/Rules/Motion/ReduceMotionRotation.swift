import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionRotation = Rule(
    "reduce-motion-rotation", .motion, "Cards still turn while Reduce Motion is on.",
    levels: .warning("review where what Reduce Motion changes is not stated"),
    impact: """
      A person with a vestibular disorder gets dizzy or sick from things that turn in depth or spin.
      """,
    because: """
      Turning in three dimensions is among the strongest triggers. Let the angle be 0 when accessibilityReduceMotion is on; a fade may stay.
      """,
    references: [
      .wcag("2.3.3"),
      Reference(
        "Apple, Reduced Motion evaluation criteria",
        url:
          "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/reduced-motion-evaluation-criteria"
      ),
    ],
    options: [RuleOption("limit", .number(5), "the degrees from which it counts")],
    fixing: .always,
    fails: [Example("the same angle", "motion: {rotation: 52}\n▶reduceMotion: {rotation: 52}")],
    passes: [Example("no turning", "motion: {rotation: 52}\nreduceMotion: {rotation: 0}")],
    traps: [
      Example("a small tilt", "motion: {rotation: 2}\nreduceMotion: {rotation: 2}"),
      Example(
        "only with Reduce Motion off", "motion: {rotation: 52, opacity: 0.6}\nreduceMotion: {opacity: 0.6}"),
    ],
    checks: .carousel { carousel, report in
      MotionRange.of(.rotation, stated: \.rotation, in: carousel)?
        .report(
          "turn", limit: report.options.number("limit"), unit: " degrees",
          advice: "let the angle be 0 when Reduce Motion is on",
          fix: EffectValues(rotation: 0), at: carousel, to: report)
    })
}
