import CarouselModel
import CarouselSemantics

extension Rule {
  static let fixedFontSize = Rule(
    "fixed-font-size", .visual, "A font has a size in points that does not follow the person's text size.",
    levels: .warning,
    impact:
      "People who have chosen a larger text size in Settings still get the small text, and cannot read it.",
    because: """
      Text styles such as .body and .title grow with Dynamic Type; .system(size:) and .custom(_:fixedSize:) do not. Take a \
      text style, or let the size grow with one: @ScaledMetric, or .custom(_:size:relativeTo:).
      """,
    references: [
      .wcag("1.4.4"),
      Reference(
        "Apple, performAccessibilityAudit, dynamicType",
        url: "https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype/dynamictype"),
      .report("SAP/cloud-sdk-ios-fiori#1465"), .report("MetaMask/metamask-mobile#30201"),
    ],
    fixing: .always,
    fails: [
      Example("a size that stays", "cards:\n  - texts:\n▶    - {text: Alps, size: 17, scales: false}"),
      Example(
        "a symbol that is said",
        "hstack:\n  - image: {symbol: star.fill, label: Favourite}\n▶    font: {size: 17}\n  - carousel: {cards: [Alps, Sahara]}"
      ),
    ],
    passes: [
      Example("a text style", "cards:\n  - texts: [{text: Alps, style: body}]"),
      Example("no font at all", "cards: [{texts: [Alps]}]"),
    ],
    traps: [
      Example("a size that grows", "cards:\n  - texts: [{text: Alps, size: 17, scales: true}]"),
      Example(
        "a size that grows like a text style",
        "vstack:\n  - text: Alps\n    font: {size: 40, relativeTo: largeTitle}\n  - carousel: {cards: [Alps, Sahara]}"
      ),
      Example(
        "a symbol that only decorates",
        "cards:\n  - content:\n    - image: {symbol: star.fill}\n      font: {size: 180}\n      hidden: true\n    - text: Alps"
      ),
      Example(
        "text that only decorates", "cards:\n  - texts: [Alps, {text: A, size: 200, decorative: true}]"),
    ],
    checks: .view { view, report in
      guard view.isVisible, !view.surroundings.isDecoration, view.setsType else { return }
      guard case .fixed(let size) = view.placed.font.basis else { return report.pass() }
      let style = Font.Style.nearest(to: size)
      report.fail(
        .warning, at: view.spot.at(view.fontSource),
        "\(view.typeWords) is set in \(ContrastText.factor(size)) points at every text size",
        advice: "set it in the text style .\(style.rawValue), or let the size grow with @ScaledMetric",
        fix: view.fix(font: style, replacing: size))
    })
}

extension ViewSubject {
  /// Whether it is text, or a symbol that means something.
  fileprivate var setsType: Bool {
    if let text { return !SpokenWords.isBlank(text.rendered) }
    guard let image, case .symbol = image.source else { return false }
    return !image.isDecorative && !isHidden
  }

  fileprivate var typeWords: String {
    if let text { return text.quoted }
    if let image, case .symbol(let name) = image.source { return "the symbol '\(name)'" }
    return "the text"
  }

  fileprivate var fontSource: SourceRange? {
    source { if case .appearance(.font) = $0 { true } else { false } }
  }

  /// A text style in place of a size: safe where it is the same size at the default text size.
  fileprivate func fix(font style: Font.Style, replacing size: Double) -> Fix? {
    guard let source = placed.view.source, let property = fontSource else { return nil }
    let font = Font(.style(style), weight: placed.font.weight, design: placed.font.design)
    let isSame = FontSizes.size(of: style) == size
    return Fix(
      "set it in the text style .\(style.rawValue)", safety: isSame ? .safe : .unsafe,
      edits: [SemanticEdit(.setFont(font), view: source, property: property)])
  }
}

extension Font.Style {
  /// The text style whose size at the default text size is nearest; of two, `body` before `headline`.
  fileprivate static func nearest(to size: Double) -> Self {
    let styles = allCases.filter { $0 != .headline }
    return styles.min { abs(FontSizes.size(of: $0) - size) < abs(FontSizes.size(of: $1) - size) } ?? .body
  }
}
