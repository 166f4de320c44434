import CarouselModel
import CarouselSemantics

extension Rule {
  static let keyboardPathMissing = Rule(
    "keyboard-path-missing", .operation, "With a keyboard nothing can bring the other cards into view.",
    levels: .warning("review where the content of the cards is not known"),
    impact:
      "A person who uses Full Keyboard Access, or a switch as a keyboard, never sees the cards beyond the first.",
    because: """
      The keyboard's focus goes from control to control, and a row of plain views has none. Make the cards buttons or links, \
      make the row focusable, or add previous and next buttons.
      """,
    references: [
      .wcag("2.1.1"),
      Reference(
        "ACT rule 0ssw9k, scrollable content can be reached with sequential focus navigation",
        url: "https://www.w3.org/WAI/standards-guidelines/act/rules/0ssw9k/"),
      .report("microsoft/react-native-gallery#918"),
    ],
    fixing: .suggestion,
    fails: [Example("cards of plain text", "▶paging: native\ncards: [{label: A}, {label: B}, {label: C}]")],
    passes: [
      Example(
        "a focusable row", "paging: native\nfocusable: true\ncards: [{label: A}, {label: B}, {label: C}]"),
      Example(
        "cards that are buttons",
        "cards:\n  - {label: A, action: open, traits: [button]}\n  - {label: B, action: open, traits: [button]}"
      ),
    ],
    traps: [
      Example("one card", "cards: [A]"),
      Example(
        "buttons beside the row",
        "controls: {previous: {label: Previous}, next: {label: Next}}\ncards: [A, B]"),
    ],
    checks: .cards { carousel, report in
      guard carousel.paging == .native, carousel.axis == .horizontal, !carousel.fitsTheScreen,
        carousel.cardCount > 1
      else { return .none }
      var hasPath = PagingWays(carousel).hasControl || isFocusable(carousel)
      var isUnknown = false
      return CardPass(
        visit: { card in
          guard !hasPath else { return }
          let label = card.spokenLabel
          if label == nil || label?.isKnown == false, !card.isHidden { isUnknown = true }
          if card.elements.contains(where: \.isInteractive) || card.views.contains(where: \.isFocusable) {
            hasPath = true
          }
        },
        finish: {
          let advice = "make the cards buttons, make the row focusable, or add previous and next buttons"
          guard !hasPath else { return report.pass() }
          guard !isUnknown else {
            return report.review(
              at: carousel.spot, "what the cards hold is not known; if no control, no keyboard reaches them",
              advice: advice)
          }
          report.fail(
            .warning, at: carousel.spot,
            "no card can be focused, nor the row, so that a keyboard cannot scroll it",
            advice: advice)
        })
    })

  private static func isFocusable(_ carousel: CarouselSubject) -> Bool {
    carousel.stated.isFocusable == true || carousel.views.contains(where: \.isFocusable)
      || ViewSubject(placed: carousel.placed, surroundings: carousel.inside).isFocusable
  }
}

extension ViewSubject {
  /// Whether a modifier lets a keyboard focus it.
  fileprivate var isFocusable: Bool {
    placed.view.modifiers.contains { modifier in
      if case .interaction(.focusable(true)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }
}

extension CarouselSubject {
  /// The axis of the row.
  var axis: Axis {
    guard let row, case .stack(let stack) = row.kind else { return .horizontal }
    return stack.direction == .vertical ? .vertical : .horizontal
  }

  /// Whether all cards, where their width is given, are on the screen at once.
  var fitsTheScreen: Bool {
    guard cardCount > 0, cardCount < 20, let first = card(at: 0), let last = card(at: cardCount - 1) else {
      return false
    }
    let isGiven = first.placed.view.modifiers.contains { modifier in
      if case .layout(.frame(_?, _, _)) = modifier.kind { modifier.isEnabled } else { false }
    }
    let room = screen.settings.screenSize.width
    return isGiven && last.placed.frame.maxX <= room && first.placed.frame.x >= 0
  }
}
