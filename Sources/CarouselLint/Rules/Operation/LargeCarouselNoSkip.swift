import CarouselModel
import CarouselSemantics

extension Rule {
  static let largeCarouselNoSkip = Rule(
    "large-carousel-no-skip", .operation,
    "Many cards lie in the way of a swipe, and nothing leads past them.",
    levels: .warning("info up to 50 cards"),
    impact: "A person with a screen reader has to swipe through every card to reach what comes after.",
    because: """
      A named group can be jumped over by rotor, a heading behind the carousel can be jumped to, and an adjustable carousel is \
      a single stop.
      """,
    references: [
      .wcag("2.4.1"),
      Reference(
        "MagentaA11y, native carousel", url: "https://www.magentaa11y.com/checklist-native/carousel/"),
    ],
    options: [
      RuleOption("limit", .number(12), "the most cards without a way past them"),
      RuleOption("warning-above", .number(50), "the number of cards above which it is a warning"),
    ],
    fails: [Example("forty cards", "▶cards: 40"), Example("a hundred cards", "▶cards: 100")],
    passes: [Example("one stop", "cards: 40\nform: adjustable")],
    traps: [
      Example("a group with a name", "carousel: {label: Albums, cards: 40}"),
      Example(
        "a heading follows",
        """
        vstack:
          - carousel: {cards: 40}
          - {text: Concerts, traits: [header]}
        """),
    ],
    checks: .screen { screen, report in
      let limit = Int(report.options.number("limit"))
      let warning = Int(report.options.number("warning-above"))
      for carousel in screen.carousels where !carousel.isHidden && carousel.cardCount > limit {
        let labels = carousel.row?.surroundings.groupLabels ?? carousel.inside.groupLabels
        let isSkipped =
          carousel.isOneElement || labels.contains { !SpokenWords.isBlank($0.rendered) }
          || hasHeading(behind: carousel, on: screen)
        report.require(
          isSkipped, carousel.cardCount > warning ? .warning : .info, at: carousel.spot(of: "cards", "tabs"),
          "\(carousel.cardCount) cards follow each other, and nothing leads past them",
          advice: "give the carousel a label as a group, or a heading to what comes after it")
      }
    })

  private static func hasHeading(behind carousel: CarouselSubject, on screen: ScreenSubject) -> Bool {
    guard let own = screen.views.lastIndex(where: { $0.surroundings.carousel == carousel.number }) else {
      return false
    }
    let paths = Set(screen.views[(own + 1)...].map(\.spot.path))
    return screen.elements.contains {
      $0.node.traits.contains(.header) && paths.contains($0.view?.spot.path ?? "")
    }
  }
}
