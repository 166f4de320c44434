import CarouselModel
import CarouselSemantics

extension Rule {
  static let textContrast = Rule(
    "text-contrast", .visual, "Text is hard to tell from what lies behind it.",
    levels: .error(
      """
      a warning where only a part is too low, where the place of the text is estimated, where nothing is stated behind \
      it, or where all of it is too low only with Increase Contrast; info where a part is too low only with Increase Contrast, and where a colour is not known
      """),
    impact: "People with low vision, and everybody in sunlight, cannot read the title of the card.",
    because: """
      Text needs a contrast of 4.5:1 with what is behind it, and 3:1 if it is large (24 points, or 18.66 in bold). The \
      colours of iOS differ by release, by appearance and by Increase Contrast, so white text that can be read in one of \
      them may vanish in another. Take a darker or lighter colour, or lay a scrim between the picture and the text.
      """,
    references: [
      .wcag("1.4.3"), .wcag("1.4.6"),
      Reference(
        "ACT rule afw4f7, text has minimum contrast",
        url: "https://www.w3.org/WAI/standards-guidelines/act/rules/afw4f7/"),
      .report("w3c/aria-practices#1063"), .report("cvs-health/ios-swiftui-accessibility-techniques#24"),
    ],
    options: [
      RuleOption(
        "largeText", .word("cssPixels"), choices: LargeText.allCases.map(\.rawValue),
        "whether a point of iOS is read as a CSS pixel or as a CSS point when text is called large"),
      RuleOption(
        "conformance", .word("AA"), choices: ["AA", "AAA"],
        "the level of WCAG that is asked for: AAA needs 7:1, and 4.5:1 for large text"),
    ],
    fails: [
      Example(
        "a gradient that is too light from end to end",
        "cards:\n▶  - text: {text: Forest, color: white, size: 28, weight: bold, background: [green, teal]}"),
      Example(
        "a part of a gradient",
        "cards:\n▶  - text: {text: Ocean, color: white, size: 28, weight: bold, background: [cyan, blue]}"),
      Example("plain colours", "cards:\n▶  - text: {text: Sold out, color: gray, style: body}"),
      Example(
        "a picture that nobody knows",
        "cards:\n▶  - text: {text: Alps, color: white, style: title, background: photo}"),
      Example(
        "text that is large in one reading",
        "cards:\n▶  - text: {text: Alps, color: white, style: title2, background: \"#949494\"}"),
    ],
    passes: [
      Example(
        "a dark gradient",
        "cards:\n  - text: {text: Night, color: white, size: 28, weight: bold, background: [indigo, black]}"),
      Example(
        "a point is a CSS point",
        "cards:\n  - text: {text: Alps, color: white, style: title2, background: \"#949494\"}",
        options: ["largeText": .word("points")]),
      Example("no colours at all", "cards:\n  - text: {text: Alps, style: title}"),
    ],
    traps: [
      Example(
        "a disabled control",
        "vstack:\n  - button: {title: Buy, action: buy}\n    foreground: white\n    background: yellow\n    disabled: true\n  - carousel: {cards: [Alps, Sahara]}"
      ),
      Example("decoration", "cards:\n  - texts: [Alps, {text: 75 Aa, color: yellow, decorative: true}]"),
      Example(
        "a card out of sight",
        "paging: custom\ncards:\n  - {label: A, visible: true}\n  - {visible: false, hidden: true, text: {text: Forest, color: white, background: yellow}}"
      ),
      Example(
        "text that is not drawn",
        "cards:\n  - text: {text: Forest, color: clear, background: white}"),
      Example("text that nobody sees", "cards:\n  - texts: [Alps, {text: 75 Aa, color: yellow, opacity: 0}]"),
      Example(
        "a scrim that is strong enough over any picture",
        "vstack:\n  - zstack:\n    - image: {name: cover}\n    - text: Alps\n      font: {style: title}\n      foreground: white\n      background: black@0.6\n  - carousel: {cards: [Alps, Sahara]}"
      ),
    ],
    checks: .screen { screen, report in
      let check = TextContrastCheck(screen.facts, report)
      for view in screen.views { check.check(view) }
    },
    .cards { carousel, report in
      let check = TextContrastCheck(carousel.screen, report)
      let dimming = DimmedCards(carousel)
      return CardPass { card in
        // What is never in sight at rest is not judged by how it would look.
        guard !card.isClone, card.stated?.isVisible != false else { return }
        check.check(card)
        if let dimming { check.check(card, beside: dimming) }
      }
    })
}

/// Holds the texts of one screen against what lies behind them.
private final class TextContrastCheck {
  private let judge: ContrastJudge
  private let report: Report
  private let largeText: LargeText
  private let isEnhanced: Bool

  init(_ facts: ScreenFacts, _ report: Report) {
    judge = ContrastJudge(facts)
    self.report = report
    largeText = LargeText(rawValue: report.options.word("largeText")) ?? .cssPixels
    isEnhanced = report.options.word("conformance") == "AAA"
  }

  /// Looks at the texts of a card where the card rests in sight.
  func check(_ card: CardSubject) {
    let ground = CardGround(card)
    // Where a definition lists a picture and a text of a card, it does not say whether one lies on the other.
    let isOnPicture = card.stated != nil && card.views.contains { $0.isVisible && $0.showsPicture }
    for view in card.views {
      check(view, view.textScene(over: ground.atRest(behind: view)), mayBeOnPicture: isOnPicture)
    }
  }

  func check(_ view: ViewSubject) { check(view, view.textScene) }

  private func check(_ view: ViewSubject, _ scene: ContrastScene?, mayBeOnPicture: Bool = false) {
    guard let scene else { return }
    let needed = needed(view)
    let assessment = judge.assessment(of: scene, needed: needed)
    let finding = TextContrastFinding(view, scene, assessment, isLarge: isLarge(view))
    switch assessment.verdict {
    case .pass: report.pass()
    case .review(let reasons):
      report.review(
        at: view.spot, finding.question(reasons),
        advice: finding.scrimAdvice(judge),
        assumptions: finding.assumptions, countsPerCard: true)
    case .fail(let extent, _) where scene.assumesPage && mayBeOnPicture:
      report.review(
        at: view.spot, finding.fault(extent) + ", unless it lies on the picture of the card",
        advice: finding.advice(judge), assumptions: finding.assumptions, countsPerCard: true)
    case .fail(let extent, let situation):
      let level = Self.level(extent, situation)
      report.fail(
        // What is left out may be anything that its author shows it on.
        level == .error && scene.assumesPage ? .warning : level, at: view.spot, finding.fault(extent),
        advice: finding.advice(judge), assumptions: finding.assumptions,
        countsPerCard: true)
    }
  }

  static func level(_ extent: ContrastAssessment.Extent, _ situation: ContrastAssessment.Situation) -> Level {
    switch (situation, extent) {
    case (.standard, .everywhere): .error
    case (.standard, _), (.increasedContrast, .everywhere), (.increasedContrast, .estimatedEverywhere):
      .warning
    case (.increasedContrast, .part): .info
    }
  }

  /// Looks at the texts of a card while the card lies beside the current one and is dimmed.
  func check(_ card: CardSubject, beside dimming: DimmedCards) {
    let ground = CardGround(card)
    for neighbour in dimming.neighbours(of: card) {
      for view in card.views where neighbour.shows(view.placed.content, of: card.placed.frame) {
        let dimmed = view.textScene(over: ground.beside(neighbour, behind: view))
        let rest = view.textScene(over: ground.atRest(behind: view))
        if let dimmed, let rest { check(view, dimmed, rest, neighbour.opacity, card) }
      }
    }
  }

  private func check(
    _ view: ViewSubject, _ dimmed: ContrastScene, _ rest: ContrastScene, _ opacity: Double,
    _ card: CardSubject
  ) {
    let needed = needed(view)
    let assessment = judge.assessment(of: dimmed, needed: needed)
    guard case .fail(_, .standard) = assessment.verdict else { return }
    // What is as low without dimming is told where the text is.
    guard assessment.range.worst < judge.assessment(of: rest, needed: needed).range.worst else { return }
    let finding = TextContrastFinding(view, dimmed, assessment, isLarge: isLarge(view))
    report.fail(
      .info, at: card.carousel.spot, finding.fault(.part, dimmedTo: opacity),
      advice: "dim the cards beside the current one less, or strengthen the scrim behind their titles",
      assumptions: finding.assumptions)
  }

  private func needed(_ view: ViewSubject) -> Double {
    isLarge(view) ? (isEnhanced ? 4.5 : 3) : (isEnhanced ? 7 : 4.5)
  }

  private func isLarge(_ view: ViewSubject) -> Bool {
    largeText.includes(size: view.placed.pointSize(.large), isBold: view.placed.isBold)
  }
}

extension ViewSubject {
  /// Whether it shows a picture rather than a symbol.
  fileprivate var showsPicture: Bool {
    guard let image else { return false }
    if case .symbol = image.source { return false }
    return true
  }
}
