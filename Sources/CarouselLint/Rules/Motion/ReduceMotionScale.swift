import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionScale = Rule(
    "reduce-motion-scale", .motion, "Cards still grow or shrink while Reduce Motion is on.",
    levels: .warning("review where what Reduce Motion changes is not stated"),
    impact: """
      A person with a vestibular disorder gets dizzy or sick from things that grow and shrink as they scroll.
      """,
    because: """
      Reduce Motion asks for no scaling, depth or parallax. Let the factor be 1 when accessibilityReduceMotion is on; a fade may stay.
      """,
    references: [
      .wcag("2.3.3"),
      Reference(
        "Apple, Reduced Motion evaluation criteria",
        url:
          "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/reduced-motion-evaluation-criteria"
      ),
    ],
    options: [RuleOption("limit", .number(0.05), "the change of the size factor from which it counts")],
    fixing: .always,
    fails: [
      Example("the same factor", "motion: {scale: 0.92}\n▶reduceMotion: {scale: 0.92}"),
      Example(
        "a row that scales in both variants",
        """
        ▶scroll:
          axis: horizontal
          content:
            hstack:
              - {text: A, width: 300, scroll-transition: {scale: 0.8}}
              - {text: B, width: 300, scroll-transition: {scale: 0.8}}
        """),
    ],
    passes: [Example("no scaling", "motion: {scale: 0.92}\nreduceMotion: {scale: 1}")],
    traps: [
      Example("a change too small to be seen", "motion: {scale: 0.98}\nreduceMotion: {scale: 0.98}"),
      Example("a fade stays", "motion: {opacity: 0.7}\nreduceMotion: {opacity: 0.7}"),
    ],
    checks: .carousel { carousel, report in
      MotionRange.of(.scale, stated: \.scale, in: carousel)?
        .report(
          "change their size", limit: report.options.number("limit"), unit: "",
          advice: "let the factor be 1 when Reduce Motion is on",
          fix: EffectValues(scale: 1), at: carousel, to: report)
    })
}
