import CarouselModel
import CarouselSemantics

extension Rule {
  static let tapWithoutButtonTrait = Rule(
    "tap-without-button-trait", .structure,
    "A card reacts to a tap and is not announced as something to activate.",
    levels: .error,
    impact: """
      A person who listens hears only a name and never tries to open it; Switch Control and Full Keyboard Access may pass it.
      """,
    because: """
      onTapGesture tells assistive technology nothing. Use a Button, or add the button trait in the same chain; make one \
      element of several texts first, with accessibilityElement(children: .combine).
      """,
    references: [
      .wcag("4.1.2"), .wcag("2.1.1"),
      Reference(
        "SwiftLint, accessibility_trait_for_button",
        url: "https://realm.github.io/SwiftLint/accessibility_trait_for_button.html"),
      .report("xmartlabs/PagerTabStripView#111"), .report("gmarm/BetterSegmentedControl#136"),
    ],
    supersedes: [.card("label-role-word")], fixing: .always,
    fails: [
      Example("a tap on a card", "cards:\n▶  - {label: Alps, tap: open}"),
      Example("a tap on a card of two texts", "cards:\n▶  - {texts: [Alps, 89 EUR], tap: open}"),
      Example("tabs that are tapped", "tabs:\n▶  - {label: Home, tap: select}"),
      Example("a view outside of cards", "hstack:\n▶  - {text: See all, tap: open}"),
    ],
    passes: [Example("an action and the trait", "cards:\n  - {label: Alps, action: open, traits: [button]}")],
    traps: [
      Example("the trait is there", "cards:\n  - {label: Alps, tap: open, traits: [button]}"),
      Example("a link", "cards:\n  - {label: Alps, tap: open, traits: [link]}"),
      Example("the tap puts the keyboard away", "cards:\n  - {label: Alps, tap: dismissKeyboard}"),
      Example("the tap stops autoplay", "cards:\n  - {label: Alps, tap: pause autoplay}"),
      Example(
        "two taps with a named action", "vstack: [{text: Alps, tap: {count: 2, does: like}, actions: [Like]}]"
      ),
    ],
    checks: .card { card, report in
      for view in card.views where view.isTapped { check(view, card.elements, report) }
    },
    .screen { screen, report in
      for view in screen.views where view.isTapped {
        let inside = screen.elements.filter { $0.spot.path.hasPrefix(view.spot.path) }
        // A tap on a whole screen or carousel is no button.
        guard inside.count == 1 else { continue }
        check(view, inside, report)
      }
    })

  private static func check(_ view: ViewSubject, _ elements: [ElementSubject], _ report: Report) {
    let path = view.surroundings.path.joined(separator: " / ")
    let inside = elements.filter { $0.spot.path.hasPrefix(path) }
    let around = inside.isEmpty ? elements.filter { !$0.isCardControl } : inside
    guard let element = around.first(where: { !$0.isCardControl }) ?? around.first else { return }
    let roles: Traits = [.button, .link, .adjustable, .switchButton, .textEntry, .keyboardKey, .searchField]
    let isOne = inside.count < 2
    var spot = isOne ? element.spot : view.spot
    spot.stop = element.spot.stop
    report.require(
      around.contains { !$0.node.traits.isDisjoint(with: roles) }, .error, at: spot,
      "the \(element.noun) reacts to a tap and has no button trait",
      advice: isOne
        ? "use a Button, or add the button trait"
        : "use a Button, or combine the children and add the button trait",
      fix: isOne ? element.fix("add the button trait", .addTraits(.button)) : fix(view, inside))
  }

  /// The trait belongs to all that is tapped, and several stops are made one for it.
  private static func fix(_ view: ViewSubject, _ inside: [ElementSubject]) -> Fix? {
    guard let source = view.placed.view.source, !inside.contains(where: { $0.isControl || $0.isCardControl })
    else {
      return nil
    }
    return Fix(
      "combine the children and add the button trait", safety: .safe,
      edits: [
        SemanticEdit(.setChildren(.combine), view: source), SemanticEdit(.addTraits(.button), view: source),
      ])
  }
}

extension ViewSubject {
  /// Whether a tap on it does something that a person would want.
  fileprivate var isTapped: Bool {
    guard isVisible,
      surroundings.hiddenBy.map({ $0.cause != .accessibilityHidden && $0.cause != .declaredHidden }) ?? true
    else { return false }
    switch kind {
    case .button, .link, .control: return false
    default: break
    }
    return placed.view.modifiers.contains { modifier in
      if case .interaction(.gesture(.tap(count: 1), let action)) = modifier.kind {
        modifier.isEnabled && action?.isDismissal != true
      } else {
        false
      }
    }
  }
}
