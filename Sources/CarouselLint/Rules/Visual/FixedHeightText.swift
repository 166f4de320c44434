import CarouselModel
import CarouselSemantics

extension Rule {
  static let fixedHeightText = Rule(
    "fixed-height-text", .visual, "A fixed height is too small for its text at the largest text sizes.",
    levels: .warning,
    impact: "People who need large text see the top half of the words, or words on top of each other.",
    because: """
      At the largest accessibility size a line of body text is 62 points high, almost three times its default height. A \
      fixed frame(height:) does not grow with it, so the text is cut or runs over what is beside it. State the smallest \
      height instead, frame(minHeight:), or let the height grow with @ScaledMetric. The heights here are estimates.
      """,
    references: [
      .wcag("1.4.4"),
      Reference(
        "Apple, performAccessibilityAudit, dynamicType",
        url: "https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype/dynamictype"),
      .report("Orange-OpenSource/ods-ios#389"), .report("pointfreeco/isowords#43"),
      .report("civictheme/uikit#374"),
    ],
    options: [
      RuleOption(
        "share", .number(70), "how many percent of the height the text may need at the largest text size")
    ],
    fixing: .partly,
    fails: [
      Example(
        "two lines in 44 points",
        "cards:\n▶  - {height: 44, texts: [{text: Alps, style: headline}, {text: 3 nights, style: subheadline}]}"
      ),
      Example(
        "around the cards",
        "vstack:\n  - vstack:\n      content:\n        - text: Alps\n        - text: 3 nights\n    modifiers:\n▶      - frame: {height: 60}\n  - carousel: {cards: [Alps, Sahara]}"
      ),
    ],
    passes: [
      Example(
        "a smallest height",
        "cards:\n  - {minHeight: 44, texts: [{text: Alps, style: headline}, {text: 3 nights, style: subheadline}]}"
      ),
      Example("room enough", "cards:\n  - {height: 500, texts: [{text: Alps, style: title}]}"),
    ],
    traps: [
      Example(
        "no text inside", "cards:\n  - {label: Alps, height: 44, image: {symbol: star, decorative: true}}"),
      Example(
        "it scrolls",
        "vstack:\n  - scroll:\n      axis: vertical\n      content:\n        - text: Alps\n        - text: 3 nights\n    modifiers:\n      - frame: {height: 60}\n  - carousel: {cards: [Alps, Sahara]}"
      ),
    ],
    checks: .screen { screen, report in
      FixedHeights(screen.views, width: screen.facts.settings.screenSize.width).report(to: report)
    },
    .card { card, report in
      guard !card.isClone else { return }
      let isNarrow = card.placed.view.modifiers.contains { $0.isEnabled && $0.kind.fixesWidth }
      let width = isNarrow ? card.placed.frame.width : card.carousel.screen.settings.screenSize.width
      FixedHeights(card.views, width: width, around: card.carousel.inside.fixedHeight).report(to: report)
    })
}

/// The texts in each fixed height, and how high they are at the largest text size.
private struct FixedHeights {
  private struct Frame {
    var height: Double
    var source: SourceRange?
    var texts: [ViewSubject] = []
  }

  private var frames: [Frame] = []
  private let views: [ViewSubject]
  private let width: Double

  /// Collects the texts among views; `width` is the most that a line may have.
  init(_ views: [ViewSubject], width: Double, around: (height: Double, source: SourceRange?)? = nil) {
    self.views = views
    self.width = width
    for view in views where view.text?.isEmpty == false && view.isVisible && !view.surroundings.isDecoration {
      guard let fixed = view.surroundings.fixedHeight ?? around else { continue }
      let known = frames.firstIndex { $0.height == fixed.height && $0.source == fixed.source }
      if known == nil { frames.append(Frame(height: fixed.height, source: fixed.source)) }
      frames[known ?? frames.count - 1].texts.append(view)
    }
  }

  func report(to report: Report) {
    let share = report.options.number("share") / 100
    for frame in frames {
      guard let first = frame.texts.first else { continue }
      let needed = height(of: frame.texts)
      report.require(
        needed <= frame.height * share, .warning, at: first.spot.at(frame.source),
        "the height is fixed at \(ContrastText.factor(frame.height)) points, and its text needs about "
          + "\(ContrastText.factor(needed.rounded())) at the largest text size"
          + (needed <= frame.height ? ", which leaves too little for padding and longer words" : ""),
        advice: "state it as the smallest height, or let it grow with @ScaledMetric", fix: fix(frame))
    }
  }

  /// The height of texts at the largest text size: texts that lie beside each other now count once.
  private func height(of texts: [ViewSubject]) -> Double {
    var total = 0.0
    var row: (bottom: Double, height: Double)?
    for text in texts.sorted(by: { $0.placed.content.y < $1.placed.content.y }) {
      let height = height(of: text)
      if let current = row, text.placed.content.y < current.bottom - 1 {
        row = (max(current.bottom, text.placed.content.maxY), max(current.height, height))
        continue
      }
      total += row?.height ?? 0
      row = (text.placed.content.maxY, height)
    }
    return total + (row?.height ?? 0)
  }

  /// The height of one text; one that does not grow is measured as if it did, which is what its reader needs.
  private func height(of view: ViewSubject) -> Double {
    var growth = 1.0
    // The body style grows from 17 to 53 points (Apple, Human Interface Guidelines, Typography).
    if case .fixed = view.placed.font.basis { growth = 53.0 / 17 }
    let known = view.text?.knownText.map {
      view.placed.textWidth($0, .accessibility5) * growth / max(width, 1)
    }
    // Words that are not known hardly fit on one line at this size.
    let needed = (known ?? 2).rounded(.up)
    let lines = max(1, min(needed, Double(view.placed.lineLimit ?? .max)))
    return lines * view.placed.lineHeight(.accessibility5) * growth
  }

  private func fix(_ frame: Frame) -> Fix? {
    guard let source = frame.source,
      let owner = views.first(where: { $0.placed.view.modifiers.contains { $0.source == source } }),
      let view = owner.placed.view.source
    else { return nil }
    return Fix(
      "state it as the smallest height", safety: .unsafe,
      edits: [SemanticEdit(.replaceHeightWithMinimum, view: view, property: source)])
  }
}

extension Modifier.Kind {
  /// Whether the width is decided by something else than what is inside.
  fileprivate var fixesWidth: Bool {
    switch self {
    case .layout(.frame(_?, _, _)), .layout(.containerRelativeFrame): true
    case .layout(.flexibleFrame(let limits)): limits.maxWidth != nil
    default: false
    }
  }
}
