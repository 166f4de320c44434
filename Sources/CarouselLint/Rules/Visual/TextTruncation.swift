import CarouselModel
import CarouselSemantics

extension Rule {
  static let textTruncation = Rule(
    "text-truncation", .visual, "Text on a card is cut or shrunk when the person's text size is large.",
    levels: .warning(
      "info where more than one line is allowed, and where the text shrinks to less than twice its size"),
    impact:
      "People who need large text see \"Adventure beg…\", or get it shrunk back to a size that they cannot read.",
    because: """
      Text must be readable at 200 % of its size. A line limit cuts what does not fit, and minimumScaleFactor takes back \
      the size that the person chose. Let the text have as many lines as it needs, at least at accessibility sizes.
      """,
    references: [
      .wcag("1.4.4"),
      Reference(
        "Apple, performAccessibilityAudit, textClipped",
        url: "https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype/textclipped"),
      .report("psimaker/vaultsync#67"), .report("damus-io/damus#481"),
      .report("microsoft/fluentui-apple#890"),
    ],
    fixing: .partly,
    fails: [
      Example("one line", "cards:\n  - texts:\n▶    - {text: title, lineLimit: 1}"),
      Example("two lines", "cards:\n  - texts:\n▶    - {text: A long way to the Alps, lineLimit: 2}"),
      Example(
        "shrunk below twice its size", "cards:\n  - texts:\n▶    - {text: Alps, style: title3, minScale: 0.7}"
      ),
    ],
    passes: [
      Example("no limit", "cards:\n  - texts: [{text: title, lineLimit: none}]"),
      Example("nothing stated", "cards:\n  - texts: [Alps]"),
    ],
    traps: [
      Example(
        "the label has all of it",
        "cards:\n  - {label: A long way to the Alps, texts: [{text: A long way to the Alps, lineLimit: 1}]}"),
      Example("a counter", "cards:\n  - texts: [Alps, {text: 1 / 4, lineLimit: 1}]"),
      Example(
        "shrunk to more than twice its size", "cards:\n  - texts: [{text: Alps, style: body, minScale: 0.7}]"),
      Example("decoration", "cards:\n  - texts: [Alps, {text: Aa, lineLimit: 1, decorative: true}]"),
    ],
    checks: .card { card, report in
      guard !card.isClone else { return }
      for view in card.texts where !view.surroundings.isDecoration && view.text?.isEmpty == false {
        let limits = TextLimits(view, on: card)
        guard let level = limits.level else {
          report.pass()
          continue
        }
        report.fail(
          level, at: view.spot.at(limits.source), limits.message,
          advice: "let it take as many lines as it needs, at least at accessibility sizes", fix: limits.fix)
      }
    })
}

/// What keeps a text on a card from growing as far as its words need.
private struct TextLimits {
  private let view: ViewSubject
  private let lineLimit: Int?
  /// The greatest size in times the default one; nil where nothing shrinks the text below twice its size.
  private let shrunkGrowth: Double?

  init(_ view: ViewSubject, on card: CardSubject) {
    self.view = view
    let isSpared = Self.isCounter(view.text) || Self.isRepeated(view.text, in: card)
    lineLimit = isSpared ? nil : view.placed.lineLimit
    let (size, largest) = (view.placed.pointSize(.large), view.placed.pointSize(.accessibility5))
    let growth = (view.surroundings.minimumScale ?? 1) * largest / max(size, 1)
    // A size that does not grow at all is the matter of another rule.
    shrunkGrowth =
      view.surroundings.minimumScale.map { $0 < 1 } == true && largest > size && growth < 2
        && !Self.isCounter(view.text)
      ? growth : nil
  }

  var level: Level? {
    if lineLimit == 1 { return .warning }
    return lineLimit != nil || shrunkGrowth != nil ? .info : nil
  }

  var message: String {
    let text = view.text?.quoted ?? "the text"
    var parts: [String] = []
    if let lineLimit { parts.append("is cut after \(lineLimit == 1 ? "one line" : "\(lineLimit) lines")") }
    if let shrunkGrowth {
      parts.append(
        "may shrink to \(ContrastText.percent(shrunkGrowth)) of its default size at the largest text size")
    }
    return "\(text) \(parts.joined(separator: " and "))"
  }

  var source: SourceRange? {
    view.source {
      switch $0 {
      case .appearance(.lineLimit), .appearance(.minimumScaleFactor): true
      default: false
      }
    }
  }

  var fix: Fix? {
    guard lineLimit != nil, let source = view.placed.view.source else { return nil }
    let property = view.source { if case .appearance(.lineLimit) = $0 { true } else { false } }
    guard let property else { return nil }
    return Fix(
      "let the text take as many lines as it needs", safety: .unsafe,
      edits: [SemanticEdit(.removeLineLimit, view: source, property: property)])
  }

  /// "3", "1 / 4" or "1 of 4".
  private static func isCounter(_ text: TextValue?) -> Bool {
    guard let text else { return false }
    if let known = text.knownText { return !known.contains(where: \.isLetter) || isPosition(text) }
    return isPosition(text)
  }

  private static func isPosition(_ text: TextValue) -> Bool {
    PositionPhrase.last(in: text).map { SpokenWords.isBlank($0.rest) } ?? false
  }

  /// Whether a label that the author gave says all of the text.
  private static func isRepeated(_ text: TextValue?, in card: CardSubject) -> Bool {
    guard let text else { return false }
    return card.elements.contains { element in
      guard element.hasOwnLabel, let label = element.label else { return false }
      if label.rendered == text.rendered { return true }
      guard let words = text.knownText else { return false }
      return SpokenWords.contains(SpokenWords.words(label.rendered), allOf: SpokenWords.words(words))
    }
  }
}
