import CarouselModel
import CarouselSemantics

extension Rule {
  static let fixedFontSize = Rule(
    "fixed-font-size", .visual, "A size of text that does not follow the person's text size.",
    levels: .warning,
    impact: "A person who needs large type gets the same small letters as everybody.",
    because: """
      Use a text style, such as .headline, or a custom font with relativeTo:, or a ScaledMetric. All of them grow with Dynamic \
      Type.
      """,
    references: [
      .wcag("1.4.4"),
      Reference(
        "Apple, Human Interface Guidelines, Typography",
        url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
      .report("SAP/cloud-sdk-ios-fiori#1465"), .report("MetaMask/metamask-mobile#30201"),
    ],
    fixing: .always,
    fails: [Example("17 points", "cards:\n▶  - {texts: [{text: Alps, size: 17, scales: false}]}")],
    passes: [Example("a text style", "cards:\n  - {texts: [{text: Alps, style: body}]}")],
    traps: [
      Example("a size that scales", "cards:\n  - {texts: [{text: Alps, size: 17, scales: true}]}"),
      Example(
        "a symbol that decorates",
        "cards:\n  - {content: [{text: Alps}, {image: {symbol: tree.fill, decorative: true}, font: {size: 110}}]}"
      ),
      Example(
        "text that decorates",
        "cards:\n  - {label: Alps, texts: [Alps, {text: Aa, size: 40, decorative: true, exposed: false}]}"),
    ],
    checks: .view { view, report in
      guard let text = view.text, view.isVisible, !view.surroundings.isDecoration,
        !SpokenWords.isBlank(text.rendered)
      else { return }
      guard case .fixed(let size) = view.placed.font.basis else { return report.pass() }
      let style = nearestStyle(to: size)
      report.fail(
        .warning, at: view.spot, "\(text.quoted) is set in \(size.brief) points that do not grow",
        advice: "use the text style '\(style.rawValue)', or a size relative to it",
        fix: view.placed.view.source.map {
          let font = Font(.style(style), weight: view.placed.font.weight, design: view.placed.font.design)
          return Fix(
            "use the text style '\(style.rawValue)'", safety: .unsafe,
            edits: [SemanticEdit(.setFont(font), view: $0)])
        })
    })

  /// The text style whose size as delivered is nearest (Apple, Human Interface Guidelines, Typography).
  private static func nearestStyle(to size: Double) -> Font.Style {
    let sizes: [(Font.Style, Double)] = [
      (.body, 17), (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.callout, 16),
      (.subheadline, 15),
      (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    return sizes.min { abs($0.1 - size) < abs($1.1 - size) }?.0 ?? .body
  }
}
