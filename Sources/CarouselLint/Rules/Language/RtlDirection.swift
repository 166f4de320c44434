import CarouselModel
import CarouselSemantics

extension Rule {
  static let rtlDirection = Rule(
    "rtl-direction", .language, "Arrows or movements do not turn round in right-to-left layouts.",
    levels: .warning("info where the layout runs from left to right"),
    impact:
      "A person who reads Arabic or Hebrew sees \"next\" point back, and cards that come from the wrong side.",
    because: """
      Use the forward and backward symbols, leading and trailing, and offsets that follow the layout direction. The platform's \
      scroll views turn round by themselves; chevron.right and offset(x:) do not.
      """,
    references: [
      .wcag("1.3.2"), .wcag("2.4.3"),
      Reference(
        "Apple, Human Interface Guidelines, Right to left",
        url: "https://developer.apple.com/design/human-interface-guidelines/right-to-left"),
      .report("flathub-infra/website#4944"), .report("UI5/webcomponents#2006"),
      .report("ampproject/amphtml#31054"),
      .report("jsor/jcarousel#20"), .report("SSENSE/vue-carousel#334"),
    ],
    fixing: .partly,
    fails: [
      Example(
        "a physical arrow",
        "direction: rtl\ncontrols:\n▶  next: {icon: chevron.right, label: Next}\ncards: [A, B]"),
      Example(
        "the same in an app that may be mirrored",
        "controls:\n▶  previous: {icon: arrow.left, label: Previous}\ncards: [A, B]"),
    ],
    passes: [
      Example(
        "an arrow that turns round",
        "direction: rtl\ncontrols:\n  next: {icon: chevron.forward, label: Next}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "a symbol without a direction",
        "direction: rtl\ncontrols:\n  next: {icon: plus, label: Next}\ncards: [A, B]"),
      Example(
        "an arrow that is no paging control",
        "direction: rtl\ncards:\n  - {label: Turn right, image: {symbol: arrow.turn.up.right, decorative: true}}"
      ),
    ],
    checks: .screen { screen, report in
      let isMirrored = screen.facts.settings.effectiveDirection == .rightToLeft
      for view in screen.views {
        guard view.isPagingSymbol, case .symbol(let name)? = view.image?.source else { continue }
        guard let turned = mirrored(name) else {
          report.pass()
          continue
        }
        report.fail(
          isMirrored ? .warning : .info, at: view.spot,
          "the symbol '\(name)' does not turn round with the layout",
          advice: "use '\(turned)'",
          fix: view.placed.view.source.map {
            Fix("use '\(turned)'", safety: .safe, edits: [SemanticEdit(.setSymbol(turned), view: $0)])
          })
      }
    },
    .cards { carousel, report in
      guard carousel.paging == .custom, carousel.screen.settings.effectiveDirection == .rightToLeft else {
        return .none
      }
      let current = carousel.facts.currentIndex(in: carousel.screen.state) ?? 0
      var isReported = false
      return CardPass { card in
        guard !isReported, let offset = card.offsetX, abs(offset) > 1, card.index != current else { return }
        // The cards that follow lie to the left.
        guard (card.index > current) == (offset > 0) else { return }
        isReported = true
        report.fail(
          .warning, at: card.spot,
          "card \(card.index + 1) lies \(offset.brief) points to the right although it follows",
          advice: "turn the offset round in right-to-left layouts")
      }
    })

  /// The symbol that turns round with the layout; nil where a name has no side.
  private static func mirrored(_ name: String) -> String? {
    var components = name.split(separator: ".").map(String.init)
    guard let first = components.first, first.hasPrefix("chevron") || first.hasPrefix("arrow"),
      !components.contains("turn"),
      let side = components.firstIndex(where: { $0 == "left" || $0 == "right" })
    else { return nil }
    components[side] = components[side] == "left" ? "backward" : "forward"
    return components.joined(separator: ".")
  }
}

extension ViewSubject {
  /// Whether it is the picture of a previous or next control.
  fileprivate var isPagingSymbol: Bool {
    guard image != nil, isVisible else { return false }
    return part == .control(.previous) || part == .control(.next)
  }
}

extension CardSubject {
  /// How far an offset moves the card to the right, in points; nil where there is none.
  fileprivate var offsetX: Double? {
    placed.view.modifiers.lazy.compactMap { modifier -> Double? in
      if modifier.isEnabled, case .layout(.offset(let x, _)) = modifier.kind { x } else { nil }
    }.last
  }
}
