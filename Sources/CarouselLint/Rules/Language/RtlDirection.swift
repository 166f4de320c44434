import CarouselModel
import CarouselSemantics

extension Rule {
  static let rtlDirection = Rule(
    "rtl-direction", .language,
    "In right-to-left layout, an arrow or an adjustable carousel points the wrong way.",
    levels: .warning,
    impact: "People who read Arabic, Hebrew or Persian tap the arrow that points forward and are taken back.",
    because: """
      In right-to-left layout the next card lies to the left. Symbols named "left" and "right" do not turn around; those \
      named "backward" and "forward" do, and so do leading and trailing. An adjustable carousel goes to the next card by \
      swiping up in every language.
      """,
    references: [
      .wcag("1.3.2"), .wcag("2.4.3"),
      Reference(
        "Apple, Human Interface Guidelines, Right to left",
        url: "https://developer.apple.com/design/human-interface-guidelines/right-to-left"),
      .report("flathub-infra/website#4944"), .report("UI5/webcomponents#2006"), .report("jsor/jcarousel#20"),
      .report("SSENSE/vue-carousel#334"), .report("ampproject/amphtml#31054"),
    ],
    fixing: .partly,
    fails: [
      Example(
        "an arrow to the right for the next card",
        "direction: rtl\ncards: [Alps, Sahara]\ncontrols:\n▶  next: {label: Next, icon: chevron.right}"),
      Example(
        "an arrow to the left for the one before",
        "language: ar\ncards: [Alps, Sahara]\ncontrols:\n▶  previous: {label: السابق, icon: arrow.left.circle.fill}"
      ),
      Example(
        "swiping up goes back",
        "direction: rtl\nlabel: Albums\ncards: [Alps, Sahara]\n▶adjustable: {value: 1 of 2, increment: previous, decrement: next}"
      ),
    ],
    passes: [
      Example(
        "a symbol that turns around",
        "direction: rtl\ncards: [Alps, Sahara]\ncontrols:\n  next: {label: Next, icon: chevron.forward}"),
      Example(
        "left-to-right layout", "cards: [Alps, Sahara]\ncontrols:\n  next: {label: Next, icon: chevron.right}"
      ),
    ],
    traps: [
      Example(
        "an arrow that points to where the next card is",
        "direction: rtl\ncards: [Alps, Sahara]\ncontrols:\n  next: {label: Next, icon: chevron.left}"),
      Example(
        "an arrow on a map",
        "direction: rtl\ncards:\n  - {label: Alps, button: {label: East, icon: arrow.right}}"),
      Example(
        "a row of the platform, which turns around", "direction: rtl\ncards: [Alps, Sahara]\npaging: native"),
      Example(
        "a symbol with both directions",
        "direction: rtl\ncards: [Alps, Sahara]\ncontrols:\n  next: {label: Next, icon: arrow.left.arrow.right}"
      ),
    ],
    checks: .carousel { carousel, report in
      guard carousel.screen.settings.effectiveDirection == .rightToLeft else { return }
      for view in carousel.views { checkArrow(view, report) }
      guard let adjustable = carousel.stated.adjustable else { return }
      report.require(
        adjustable.increment != .previous || adjustable.decrement != .next, .warning,
        at: carousel.spot.at(adjustable.source),
        "swiping up goes to the card before, and swiping down to the card after",
        advice: "let increment go to the next card and decrement to the one before, in every layout direction"
      )
    })

  private static func checkArrow(_ view: ViewSubject, _ report: Report) {
    guard let image = view.image, case .symbol(let name) = image.source, view.isVisible else { return }
    guard let role = view.pagingRole, let side = ArrowSymbol.side(of: name), !view.turnsAround else { return }
    let isWrong = (role == .next && side == .right) || (role == .previous && side == .left)
    guard isWrong else { return report.pass() }
    let mirrored = ArrowSymbol.mirroring(name)
    let source = view.placed.view.source
    report.fail(
      .warning, at: view.spot,
      "the symbol '\(name)' of the '\(role.rawValue)' control points the wrong way in right-to-left layout",
      advice: "take '\(mirrored)', which turns around",
      fix: source.map {
        Fix("take '\(mirrored)'", safety: .safe, edits: [SemanticEdit(.setSymbol(mirrored), view: $0)])
      })
  }
}

/// Names of SF Symbols that are arrows.
enum ArrowSymbol {
  /// A side that does not turn around with the layout.
  enum Side: Hashable { case left, right }

  private static let heads: Set<String> = ["chevron", "arrow", "arrowtriangle", "arrowshape"]

  /// The side that a symbol points to; nil where it is no arrow to one side.
  static func side(of name: String) -> Side? {
    let words = name.split(separator: ".").map(String.init)
    guard let head = words.first, heads.contains(head), !words.contains("uturn"), !words.contains("turn")
    else {
      return nil
    }
    switch (words.contains("left"), words.contains("right")) {
    case (true, false): return .left
    case (false, true): return .right
    default: return nil
    }
  }

  /// The name of the symbol that turns around with the layout: forward for right, backward for left.
  static func mirroring(_ name: String) -> String {
    name.split(separator: ".").map { $0 == "right" ? "forward" : $0 == "left" ? "backward" : String($0) }
      .joined(separator: ".")
  }
}

extension ViewSubject {
  /// Whether it is part of the previous or next control of a carousel.
  fileprivate var pagingRole: ControlRole? {
    guard case .control(let role) = part, role == .next || role == .previous else { return nil }
    return role
  }

  /// Whether it is said to turn around with the layout.
  fileprivate var turnsAround: Bool {
    placed.view.modifiers.contains { modifier in
      guard modifier.isEnabled, case .other(let name) = modifier.kind else { return false }
      return name.contains("flipsForRightToLeftLayoutDirection")
    }
  }
}
