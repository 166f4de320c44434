import CarouselModel
import CarouselSemantics

extension Rule {
  static let loopCloneExposed = Rule(
    "loop-clone-exposed", .exposure, "Copies that make a row endless are read as further cards.",
    levels: .error,
    impact:
      "A person hears the last card before the first, and the same cards twice, and cannot tell how many there are.",
    because: """
      Copies at both ends help the eye only. Hide them from assistive technology, and count without them.
      """,
    references: [
      .wcag("1.3.1"), .wcag("1.3.2"), .wcag("4.1.2"), .report("RevenueCat/purchases-ios#7704"),
      .report("woocommerce/FlexSlider#456"), .report("kenwheeler/slick#566"),
    ],
    supersedes: [.carousel("label-duplicate")], fixing: .always,
    fails: [
      Example(
        "copies at both ends",
        "loop: clones\ncards:\n▶  - {id: c, clone: true}\n  - {id: a}\n  - {id: b}\n  - {id: c}\n▶  - {id: a, clone: true}"
      )
    ],
    passes: [
      Example(
        "hidden copies",
        "loop: clones\ncards:\n  - {id: c, clone: true, hidden: true}\n  - {id: a}\n  - {id: b}\n  - {id: c}\n  - {id: a, clone: true, hidden: true}"
      )
    ],
    traps: [
      Example("an endless row without copies", "loop: none\ncards: [A, B, C]"),
      Example("a row that repeats a name", "cards:\n  - {id: a, label: Ad}\n  - {id: b, label: Ad}"),
    ],
    checks: .card { card, report in
      guard card.isClone else { return }
      report.require(
        card.isHidden, .error, at: card.spot, "the copy of card '\(card.id)' is a stop",
        advice: "hide it from assistive technology",
        fix: card.edit(.hide).isEmpty ? nil : Fix("hide the copy", safety: .safe, edits: card.edit(.hide)))
    })
}
