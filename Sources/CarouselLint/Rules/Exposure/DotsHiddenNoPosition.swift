import CarouselModel
import CarouselSemantics

extension Rule {
  static let dotsHiddenNoPosition = Rule(
    "dots-hidden-no-position", .exposure, "Page dots tell the position to the eye only.",
    levels: .error("an error where it is stated that nothing tells the position, else a warning"),
    impact:
      "A person who cannot see the dots does not know that there is more than one card, nor where they are.",
    because: """
      Hiding the dots is right when something else says the same. Give each card a value such as "1 of 4", or make the dots \
      one element that says it.
      """,
    references: [.wcag("1.1.1"), .wcag("1.3.1"), .report("yasaricli/react-native-dots-pagination#21")],
    supersedes: [.carousel("position-missing"), .carousel("selection-not-exposed")], fixing: .partly,
    fails: [
      Example("hidden dots", "▶dots: {shown: true, exposed: false}\ncards:\n  - {label: A}\n  - {label: B}"),
      Example(
        "nothing tells the position, as stated",
        "position: none\n▶dots: {shown: true, exposed: false}\ncards: [A, B]"),
    ],
    passes: [
      Example(
        "the cards say it",
        "dots: {shown: true, exposed: false}\ncards:\n  - {label: A, value: 1 of 2}\n  - {label: B, value: 2 of 2}"
      )
    ],
    traps: [
      Example("one card", "dots: {shown: true, exposed: false}\ncards: [A]"),
      Example(
        "the carousel says it",
        "dots: {shown: true, exposed: false}\nadjustable: {label: Albums, value: \"A, 1 of 2\", increment: next, decrement: previous}\ncards: [A, B]"
      ),
      Example(
        "the total is a text that is read",
        "dots: {shown: true, exposed: false}\ncaption: 1 of 2\ncards: [A, B]"),
    ],
    checks: .cards { carousel, report in
      guard showsDots(carousel), !carousel.isHidden, !carousel.elements.contains(where: \.isDots) else {
        return .none
      }
      let survey = PositionSurvey(carousel)
      return CardPass(
        visit: { survey.add($0) },
        finish: {
          guard survey.count > 1 || carousel.isOneElement else { return }
          guard survey.isMissing else { return report.pass() }
          let advice =
            "give each card a value such as '1 of \(survey.count)', or show the dots as one element"
          let message = "page dots show the position, and nothing says it"
          guard !survey.mayBeTold || survey.isStatedAbsent else {
            return report.review(
              at: carousel.spot(of: "dots"), message + " unless the cards do, which is not known",
              advice: advice)
          }
          report.fail(
            survey.isStatedAbsent ? .error : .warning, at: carousel.spot(of: "dots"), message, advice: advice,
            fix: survey.fix)
        })
    })

  /// Whether there are dots to be seen.
  private static func showsDots(_ carousel: CarouselSubject) -> Bool {
    if let dots = carousel.stated.dots { return dots.isShown != false }
    return carousel.facts.dots != nil
  }
}
