import CarouselModel
import CarouselSemantics

extension Rule {
  static let fixedHeightText = Rule(
    "fixed-height-text", .visual, "A fixed height that enlarged text will not fit.",
    levels: .warning,
    impact: "A person who reads with large type sees the upper half of the letters, or one line of three.",
    because: """
      At the largest accessibility size text is about three times as tall. Give a smallest height instead of a fixed one, or \
      let the card scroll.
      """,
    references: [
      .wcag("1.4.4"),
      Reference(
        "Apple, Human Interface Guidelines, Typography, Dynamic Type sizes",
        url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
      .report("Orange-OpenSource/ods-ios#389"), .report("pointfreeco/isowords#43"),
      .report("SAP/cloud-sdk-ios-fiori#1465"),
      .report("MetaMask/metamask-mobile#30201"),
    ],
    options: [
      RuleOption("share", .number(0.7), "the share of the height above which the text is taken not to fit")
    ],
    fixing: .always,
    fails: [
      Example(
        "two lines in 44 points",
        "cards:\n▶  - {height: 44, texts: [{text: Alps, style: headline}, {text: 3 nights, style: subheadline}]}"
      ),
      Example(
        "three texts in 120 points",
        "cards:\n▶  - {height: 120, texts: [{text: Alps, style: title3}, {text: Snow and sun, style: body}, {text: 3 nights, style: body}]}"
      ),
    ],
    passes: [
      Example(
        "a smallest height",
        "cards:\n  - {minHeight: 44, texts: [{text: Alps, style: headline}, {text: 3 nights, style: subheadline}]}"
      )
    ],
    traps: [
      Example("enough room", "cards:\n  - {height: 500, texts: [{text: Alps, style: title}]}"),
      Example("no text inside", "cards:\n  - {height: 44, image: {name: alps, label: The Alps}}"),
      Example(
        "the height scrolls",
        "vstack:\n  - {scroll: {content: {vstack: [{text: Alps, font: title}, {text: Snow and sun, font: title}]}}, height: 100}"
      ),
    ],
    checks: .card { card, report in
      FixedHeights(card.texts, width: card.placed.frame.width).report(
        at: card.spot, source: card.placed.view.source, to: report)
    },
    .screen { screen, report in
      for view in screen.views where view.text != nil && view.isVisible && view.part != .decoration {
        FixedHeights([view], width: view.placed.content.width).report(
          at: view.spot, source: view.placed.view.source, to: report)
      }
    })
}

/// Texts that share one fixed height, at the largest text size.
private struct FixedHeights {
  private let groups: [[ViewSubject]]
  private let width: Double

  init(_ texts: [ViewSubject], width: Double) {
    let limited = texts.filter {
      ($0.text?.rendered.count ?? 0) > 1 && $0.surroundings.fixedHeight != nil
        && !$0.surroundings.isDecoration
    }
    groups = Dictionary(grouping: limited) { $0.surroundings.fixedHeight?.height ?? 0 }.sorted {
      $0.key < $1.key
    }.map(\.value)
    self.width = width
  }

  func report(at spot: Spot, source: SourceRange?, to report: Report) {
    for texts in groups {
      guard let height = texts.first?.surroundings.fixedHeight?.height, height > 0 else { continue }
      let needed = self.height(of: texts)
      let place = texts.first?.surroundings.fixedHeight?.source
      report.require(
        needed <= height * report.options.number("share"), .warning, at: spot.at(place),
        "the text needs about \(needed.rounded().brief) points at the largest text size, and the height is \(height.brief)",
        advice: "give a smallest height instead (minHeight)",
        fix: source.map {
          Fix(
            "make the height a smallest height", safety: .safe,
            edits: [SemanticEdit(.replaceHeightWithMinimum, view: $0, property: place)])
        })
    }
  }

  /// The height of texts below each other; those that are now on one line stay so.
  private func height(of texts: [ViewSubject]) -> Double {
    var lines: [(top: Double, height: Double)] = []
    for view in texts {
      let rect = view.placed.content
      let height = enlargedHeight(view)
      if let index = lines.firstIndex(where: { abs($0.top - rect.midY) < 4 }) {
        lines[index].height = max(lines[index].height, height)
      } else {
        lines.append((rect.midY, height))
      }
    }
    return lines.reduce(0) { $0 + $1.height }
  }

  /// The height of one text; one that does not grow is measured as if it did, which is what its reader needs.
  private func enlargedHeight(_ view: ViewSubject) -> Double {
    let size = AccessibilitySettings.TextSize.accessibility5
    var growth = 1.0
    // The body style grows from 17 to 53 points (Apple, Human Interface Guidelines, Typography).
    if case .fixed = view.placed.font.basis { growth = 53.0 / 17 }
    let known = view.text?.knownText.map { view.placed.textWidth($0, size) * growth / max(width, 1) }
    // Words that are not known hardly fit on one line at this size.
    let wanted = max((known ?? 2).rounded(.up), 1)
    let lines = view.placed.lineLimit.map { min(wanted, Double($0)) } ?? wanted
    return lines * view.placed.lineHeight(size) * growth
  }
}
