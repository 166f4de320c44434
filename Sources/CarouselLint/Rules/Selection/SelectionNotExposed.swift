import CarouselModel
import CarouselSemantics

extension Rule {
  static let selectionNotExposed = Rule(
    "selection-not-exposed", .selection,
    "The current card looks different and nothing says that it is current.",
    levels: .info,
    impact: "A person who comes back to the row cannot tell which card the rest of the screen is about.",
    because: """
      Size, angle or a coloured dot tell the eye. Add the selected trait to the current card, or to its dot, so that \
      "Selected" is spoken.
      """,
    references: [
      .wcag("1.3.1"), .wcag("4.1.2"), .report("rechsteiner/Parchment#392"),
      .report("xmartlabs/PagerTabStripView#111"),
      .report("gambitph/Stackable#3250"), .report("BKWLD/vue-ssr-carousel#144"),
    ],
    fixing: .suggestion,
    fails: [
      Example("no trait", "▶selection: b\ncards: [{id: a, label: A}, {id: b, label: B}]"),
      Example(
        "the current dot is not marked",
        "▶dots: {interactive: true, labels: [Go to A, Go to B], current: unmarked}\ncards: [{id: a, label: A}, {id: b, label: B}]"
      ),
    ],
    passes: [
      Example(
        "the selected trait",
        "selection: b\ncards: [{id: a, label: A}, {id: b, label: B, traits: [selected]}]"),
      Example(
        "on the dot",
        "selection: b\ndots: {interactive: true, labels: [Go to A, Go to B], current: selected}\ncards: [{id: a, label: A}, {id: b, label: B}]"
      ),
    ],
    traps: [
      Example("nothing is ever selected", "cards: [{id: a, label: A}, {id: b, label: B}]"),
      Example(
        "page dots say it",
        "selection: b\ndots: {exposed: true, label: Page, value: 2 of 2, adjustable: true}\ncards: [{id: a, label: A}, {id: b, label: B}]"
      ),
    ],
    checks: .cards { carousel, report in
      guard !carousel.isHidden, !carousel.isOneElement else { return .none }
      checkDots(carousel, report)
      guard !isTold(carousel) else { return .none }
      // One tab is always the current one.
      let isTabs = carousel.stated.form == .tabs
      guard isTabs || (carousel.currentID != nil && carousel.cardCount > 1) else { return .none }
      let id = carousel.currentID
      var current: CardSubject?
      var isSelected = false
      return CardPass(
        visit: { card in
          if card.id == id { current = card }
          if card.elements.contains(where: { $0.node.traits.contains(.selected) }) { isSelected = true }
        },
        finish: {
          guard isTabs || current?.isHidden == false else { return }
          report.require(
            isSelected, .info, at: carousel.spot(of: "selection"),
            id.map { "'\($0)' is the current card, and nothing says so" }
              ?? "no tab says that it is the current one",
            advice: "add the selected trait to the current card",
            fix: current?.mainElement?.fix("add the selected trait", .addTraits(.selected), .suggestion))
        })
    })

  private static func checkDots(_ carousel: CarouselSubject, _ report: Report) {
    guard let dots = carousel.stated.dots, dots.isInteractive == true, dots.isExposed != false,
      let mark = dots.current
    else { return }
    report.require(
      mark == .selected, .info, at: carousel.spot.at(dots.source),
      mark == .disabled
        ? "the current page dot is disabled instead of selected" : "the current page dot is not marked",
      advice: "add the selected trait to the current dot")
  }

  /// Whether page dots or another element around the cards tells the current one.
  private static func isTold(_ carousel: CarouselSubject) -> Bool {
    PositionTeller.isTold(around: carousel)
      || carousel.elements.contains { $0.isDots && $0.node.traits.contains(.selected) }
  }
}
