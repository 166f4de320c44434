import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionParallax = Rule(
    "reduce-motion-parallax", .motion,
    "Art still moves at another speed than its card while Reduce Motion is on.",
    levels: .warning("review where what Reduce Motion changes is not stated"),
    impact: """
      A person with a vestibular disorder gets dizzy or sick when near and far move differently.
      """,
    because: """
      Scrolling itself is needed, parallax is not: WCAG names it as its example. Let the shift be 0 when accessibilityReduceMotion is on.
      """,
    references: [
      .wcag("2.3.3"),
      Reference(
        "Apple, Reduced Motion evaluation criteria",
        url:
          "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/reduced-motion-evaluation-criteria"
      ),
    ],
    options: [RuleOption("limit", .number(1), "the points from which it counts")],
    fixing: .always,
    fails: [Example("the same shift", "motion: {parallax: 70}\n▶reduceMotion: {parallax: 70}")],
    passes: [Example("no shift", "motion: {parallax: 70}\nreduceMotion: {parallax: 0}")],
    traps: [
      Example("scrolling itself", "cards: [A, B, C]"),
      Example("only with Reduce Motion off", "motion: {parallax: 70, scale: 0.9}\nreduceMotion: {scale: 1}"),
    ],
    checks: .carousel { carousel, report in
      MotionRange.of(.offsetX, stated: \.parallax, in: carousel)?
        .report(
          "shift their art", limit: report.options.number("limit"), unit: " points",
          advice: "let the shift be 0 when Reduce Motion is on",
          fix: EffectValues(offsetX: 0), at: carousel, to: report)
    })
}
