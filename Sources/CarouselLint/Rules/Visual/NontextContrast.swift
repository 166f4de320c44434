import CarouselModel
import CarouselSemantics

extension Rule {
  static let nontextContrast = Rule(
    "nontext-contrast", .visual, "Page dots or the symbol of a control can hardly be seen.",
    levels: .warning("info for dots that are no controls and not current, review over pictures"),
    impact:
      "A person with low vision does not find the controls, and does not see that there are more cards.",
    because: """
      What people need to see to use or understand the carousel must have 3 to 1 with what lies beside it. Use a stronger \
      style than tertiary for dots, and show the current one also by size or shape.
      """,
    references: [
      .wcag("1.4.11"), .wcag("1.4.1"), .report("Telefonica/mistica-design#2388"),
      .report("facebook/astryx#4703"),
      .report("ampproject/amphtml#31157"),
    ],
    options: [RuleOption("ratio", .number(3), "the ratio that is needed")],
    fails: [
      Example("tertiary dots that are buttons", "▶dots: {interactive: true, color: tertiary}\ncards: [A, B]"),
      Example("over a picture", "▶dots: {color: grey@0.5, background: photo}\ncards: [A, B]"),
      Example("dots that only show", "▶dots: {color: quaternary}\ncards: [A, B]"),
    ],
    passes: [
      Example(
        "strong enough, and the current one is wider",
        "dots: {interactive: true, color: secondary, activeShape: wide}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "the position is told in another way",
        "dots: {color: quaternary, label: Page, value: 1 of 2, exposed: true, adjustable: true, background: white}\ncards: [A, B]"
      ),
      Example(
        "a disabled arrow",
        "vstack:\n  - {button: {content: [{image: {symbol: chevron.forward, label: Next}}]}, foreground: gray, background: white, disabled: true}"
      ),
      Example("a page control of the platform", "hstack: [{page-control: {page: 1, count: 4}}]"),
    ],
    checks: .carousel { carousel, report in
      let dots = DotPaints(carousel)
      let backdrop =
        carousel.stated.dots?.background.map { paint in
          var backdrop = Backdrop()
          backdrop.add(.paint(paint, dots.rect))
          return backdrop
        } ?? dots.backdrop
      for dot in dots.paints {
        check(
          dot.paint, on: backdrop, in: dots.rect, dot.noun, isEstimated: false, level: dot.level,
          at: dots.spot, carousel.screen, report)
      }
    },
    .view { view, report in
      guard let image = view.image, case .symbol = image.source, view.surroundings.isInControl,
        view.isVisible, !view.placed.isDisabled,
        let paint = view.surroundings.foreground, !view.surroundings.backdrop.layers.isEmpty
      else { return }
      let look = view.placed.context.settings
      let facts = NontextLooks(appearance: nil, isRightToLeft: look.effectiveDirection == .rightToLeft)
      judge(
        paint, on: view.surroundings.backdrop, in: view.placed.content, "the symbol of the control",
        level: .warning, at: view.spot, facts, report)
    })

  private static func check(
    _ paint: Paint, on backdrop: Backdrop, in rect: Rect, _ noun: String, isEstimated: Bool, level: Level,
    at spot: Spot,
    _ screen: ScreenFacts, _ report: Report
  ) {
    let facts = NontextLooks(
      appearance: screen.screen.overrides.appearance,
      isRightToLeft: screen.settings.effectiveDirection == .rightToLeft)
    judge(paint, on: backdrop, in: rect, noun, level: level, at: spot, facts, report)
  }

  private static func judge(
    _ paint: Paint, on backdrop: Backdrop, in rect: Rect, _ noun: String, level: Level, at spot: Spot,
    _ facts: NontextLooks,
    _ report: Report
  ) {
    let needed = report.options.number("ratio")
    var worst: (range: ContrastRange, look: Look)?
    for look in Look.all(facts.appearance) where !look.increasesContrast {
      let ground = Ground(backdrop, behind: rect, look, isRightToLeft: facts.isRightToLeft)
      let field = PaintField(paint, rect, look, isRightToLeft: facts.isRightToLeft)
      guard ground.unknown == nil, let field else {
        return report.review(
          at: spot, "the contrast of \(noun) with \(ground.unknown ?? paint.words) is not known",
          advice: "check it by eye in light and dark")
      }
      let range = ContrastRange.inside(rect, field.color(at: 0), on: ground, limit: needed)
      if range.least < worst?.range.least ?? .infinity { worst = (range, look) }
    }
    guard let worst else { return }
    report.require(
      worst.range.least >= needed, level, at: spot,
      "\(noun), \(paint.words), has \(worst.range.least.ratio) to 1 and needs \(needed.brief) (\(worst.look.words))",
      advice: "use a stronger colour")
  }
}

/// What contrast of shapes is judged under.
private struct NontextLooks {
  var appearance: AccessibilitySettings.Appearance?
  var isRightToLeft: Bool
}

/// What the page dots of a carousel are painted with, and what follows if that is too weak.
private struct DotPaints {
  var paints: [(paint: Paint, noun: String, level: Level)] = []
  var backdrop: Backdrop
  var rect: Rect
  var spot: Spot

  init(_ carousel: CarouselSubject) {
    let row = carousel.view(.dots)
    backdrop = row?.surroundings.backdrop ?? carousel.inside.backdrop
    rect = row?.placed.content ?? carousel.placed.content
    spot = carousel.spot.at(carousel.stated.dots?.source)
    // Without a row of its own the place of the dots is below the cards.
    if rect.width <= 0 || rect.height <= 0 { rect = Rect(x: 0, y: 0, width: 8, height: 8) }
    let isTold = PositionTeller.isTold(around: carousel)
    if let dots = carousel.stated.dots, dots.isShown != false {
      guard let color = dots.color else { return }
      let isControl = dots.isInteractive == true
      if isControl || !isTold { paints.append((color, "the page dot", isControl ? .warning : .info)) }
    } else if let dots = carousel.facts.dots {
      paints.append((dots.active.fill, "the current page dot", .warning))
      if !isTold { paints.append((dots.inactive.fill, "a page dot that is not current", .info)) }
    }
  }
}
