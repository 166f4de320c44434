import CarouselModel
import CarouselSemantics

extension Rule {
  static let nontextContrast = Rule(
    "nontext-contrast", .visual,
    "Page dots or the symbol of a control are hard to tell from what lies behind them.",
    levels: .warning(
      "info for dots that are not interactive and not current, and where only a part or only Increase Contrast is concerned"
    ),
    impact:
      "People with low vision do not see that there are more cards, which one is current, or where to tap.",
    because: """
      What is needed to operate a carousel, or to understand where one is in it, needs a contrast of 3:1 with what is \
      beside it. The .tertiary and .quaternary styles do not reach it on any system background. Where the current dot \
      differs by colour alone, the two colours need 3:1 between them too.
      """,
    references: [
      .wcag("1.4.11"), .wcag("1.4.1"), .report("Telefonica/mistica-design#2388"),
      .report("facebook/astryx#4703"),
      .report("ampproject/amphtml#31157"),
    ],
    fails: [
      Example("dots that are buttons", "cards: [Alps, Sahara]\n▶dots: {interactive: true, color: tertiary}"),
      Example("dots that only show", "cards: [Alps, Sahara]\n▶dots: {color: tertiary}"),
      Example(
        "the symbol of a control",
        "vstack:\n  - button:\n      action: next\n      content:\n▶        - image: {symbol: chevron.forward, label: Next}\n          foreground: yellow\n  - carousel: {cards: [Alps, Sahara]}"
      ),
      Example("dots on a picture", "cards: [Alps, Sahara]\n▶dots: {color: white, background: photo}"),
    ],
    passes: [
      Example(
        "a stronger colour and a shape",
        "cards: [Alps, Sahara]\ndots: {interactive: true, color: secondary, activeShape: wide}"),
      Example("nothing stated", "cards: [Alps, Sahara]\ndots: true"),
    ],
    traps: [
      Example("the position is also text", "cards: [Alps, Sahara]\ndots: {color: tertiary}\ncaption: 1 of 2"),
      Example(
        "a disabled arrow",
        "vstack:\n  - button:\n      action: next\n      content:\n        - image: {symbol: chevron.forward, label: Next}\n          foreground: yellow\n    disabled: true\n  - carousel: {cards: [Alps, Sahara]}"
      ),
      Example("dots that cannot be seen", "cards: [Alps, Sahara]\ndots: {shown: false, color: tertiary}"),
    ],
    checks: .screen { screen, report in
      let judge = ContrastJudge(screen.facts)
      for view in screen.views { ControlSymbols.check(view, judge, report) }
    },
    .carousel { carousel, report in
      DotContrast(carousel, report).check()
    },
    .cards { carousel, report in
      let judge = ContrastJudge(carousel.screen)
      return CardPass { card in
        guard !card.isClone else { return }
        for view in card.views { ControlSymbols.check(view, judge, report) }
      }
    })
}

/// Symbols on controls.
private enum ControlSymbols {
  static func check(_ view: ViewSubject, _ judge: ContrastJudge, _ report: Report) {
    guard let image = view.image, case .symbol(let name) = image.source, view.surroundings.isInControl else {
      return
    }
    guard view.isVisible, !view.surroundings.isDecoration, !view.placed.isDisabled,
      let paint = view.figurePaint
    else { return }
    let scene = ContrastScene(paint, in: view.placed.content, over: view.surroundings.backdrop)
    let assessment = judge.assessment(of: scene, needed: 3)
    NontextFinding(what: "the symbol '\(name)'", scene: scene, assessment: assessment)
      .report(to: report, at: view.spot, gravest: .warning, judge)
  }
}

/// A finding on the contrast of something that is no text.
struct NontextFinding {
  let what: String
  let scene: ContrastScene
  let assessment: ContrastAssessment

  func report(to report: Report, at spot: Spot, gravest: Level, _ judge: ContrastJudge) {
    let (worst, best) = (
      ContrastText.ratio(assessment.range.worst), ContrastText.ratio(assessment.range.best)
    )
    switch assessment.verdict {
    case .pass: report.pass()
    case .review(let reasons):
      report.review(
        at: spot, "\(what): \(reasons.joined(separator: ", and ")); 3:1 is needed",
        advice: "look at it in light and dark appearance, with and without Increase Contrast",
        countsPerCard: true)
    case .fail(let extent, let situation):
      let isWhole = extent != .part && situation == .standard
      let color = judge.nearestForeground(scene, needed: 3, in: assessment.condition)
      report.fail(
        isWhole ? gravest : .info, at: spot,
        "\(what): \(scene.foreground.words) on \(scene.groundWords) has \(worst == best ? worst : "\(worst) to \(best)") "
          + "in \(assessment.condition.name); 3:1 is needed",
        advice: color.map { "take \($0.hex) or a system colour as strong" } ?? "take a stronger colour",
        assumptions: scene.assumesPage
          ? ["nothing opaque is stated behind it; the system background is assumed"] : [],
        countsPerCard: true)
    }
  }
}
