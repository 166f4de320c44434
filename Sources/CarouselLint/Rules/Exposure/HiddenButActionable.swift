import CarouselModel
import CarouselSemantics

extension Rule {
  static let hiddenButActionable = Rule(
    "hidden-but-actionable", .exposure,
    "Something is hidden from assistive technology and can still be used.",
    levels: .error(
      "review where something that is shown has a longer name that begins alike, or where scrolling does the same"
    ),
    impact: """
      A person with a screen reader or Switch Control cannot reach the action at all, and one with a keyboard lands on \
      something that is silent.
      """,
    because: """
      accessibilityHidden takes away the button, not only its words. Show the element, or offer the same action on the card \
      or by another control.
      """,
    references: [
      .wcag("4.1.2"), .wcag("2.1.1"), .wcag("1.3.1"),
      Reference("ACT rule 6cfa84", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/6cfa84/"),
      .report("thaw-app/Thaw#811"), .report("mui/material-ui#49003"), .report("fancyapps/ui#794"),
      .report("baianat/hooper#154"),
    ],
    supersedes: [
      .card("tap-without-button-trait"), .card("nested-focusables"), .card("meaningful-content-hidden"),
    ],
    fails: [
      Example("a hidden card that opens something", "cards:\n▶  - {label: Alps, hidden: true, action: open}"),
      Example(
        "a card out of sight that takes the focus",
        "paging: custom\ncards:\n  - {label: A, visible: true}\n▶  - {label: B, visible: false, hidden: true, focusable: true}"
      ),
      Example(
        "an action whose name begins alike",
        "cards:\n▶  - {label: Alps, actions: [Add to favourites], button: {label: Add, hidden: true}}"),
      Example(
        "a hidden button beside the platform's scrolling",
        "controls:\n▶  next: {label: Suivant, hidden: true}\ncards: [Alpes, Sahara]"),
      Example(
        "a hidden button",
        "controls:\n▶  next: {label: Next, hidden: true}\npaging: custom\ncards: [Alps, Sahara]"),
    ],
    passes: [Example("shown", "cards:\n  - {label: Alps, action: open, traits: [button]}")],
    traps: [
      Example(
        "the card has the action of its hidden button",
        "cards:\n  - {label: Alps, actions: [Like], button: {label: Like, hidden: true}}"),
      Example(
        "actions on the cards do what a hidden button does",
        "controls: {next: {label: Next, hidden: true}}\npaging: custom\ncards: [{label: A, actions: [Next slide]}, {label: B, actions: [Next slide]}]"
      ),
      Example(
        "a hidden copy of a card",
        "loop: clones\ncards:\n  - {id: a, label: A, action: open, clone: true, hidden: true}\n  - {id: b, label: B, action: open}\n  - {id: a, label: A, action: open}"
      ),
      Example(
        "an adjustable element does what its hidden buttons do",
        "adjustable: {label: Albums, value: \"A, 1 of 2\", increment: next, decrement: previous}\ncontrols: {previous: {label: Previous, hidden: true}, next: {label: Next, hidden: true}}\ncards: [A, B]"
      ),
      Example(
        "a card out of sight of a row that its author moves",
        "paging: custom\ncards:\n  - {label: A, action: open, traits: [button]}\n  - {label: B, hidden: true, action: open, traits: [button]}"
      ),
      Example(
        "an action by name is hidden with its card",
        "cards:\n  - {label: A, actions: [Skip]}\n  - {label: B, actions: [Skip], hidden: true}"),
      Example(
        "what is disabled cannot be used",
        "controls:\n  next: {label: Next, hidden: true, disabled: true}\ncards: [Alps, Sahara]"),
    ],
    checks: .card { card, report in
      guard card.carousel.outside.hiddenBy == nil else { return }
      // Out of sight nobody taps it, and a keyboard comes there all the same.
      let isInSight = !card.isClone && (!card.isHidden || card.mayBeSeen)
      guard let view = card.views.first(where: { $0.isHiddenControl && (isInSight || $0.takesFocus) }) else {
        return isInSight ? report.pass() : ()
      }
      let offered = Offered(card.elements)
      guard !offered.includes(view) else { return report.pass() }
      answer(view, "the \(card.isHidden ? "card" : "control")", offered, report)
    },
    .screen { screen, report in
      var reported: [String] = []
      let effects = ExposedEffects(screen)
      for view in screen.views
      where view.isHiddenControl
        && !reported.contains(where: { view.surroundings.path.joined(separator: " / ").hasPrefix($0) })
      {
        let carousel = screen.carousels.first { $0.number == view.surroundings.carousel }
        // Hidden page dots leave the cards themselves, and the platform's scrolling, as the way.
        if case .dot? = view.part, carousel?.paging != .custom { continue }
        if view.isPagingControl, let carousel, carousel.canBePaged {
          if !carousel.hasOwnWay {
            report.review(
              at: view.spot,
              "the \(view.kind.name) is hidden, and only scrolling leads to another card besides",
              advice: "show it to those who do not scroll")
          }
          continue
        }
        // While VoiceOver runs, or a card has the focus, there is nothing to pause.
        if view.part == .control(.pause),
          carousel.flatMap(Movement.init)?.stops?.isSuperset(of: [.voiceOver, .focus]) == true
        {
          continue
        }
        let offered = Offered(carousel?.elements ?? screen.elements)
        guard !offered.includesByName(view), !effects.include(view.kind) else { continue }
        reported.append(view.spot.path)
        answer(view, "the \(view.kind.name)", offered, report)
      }
    })

  private static func answer(_ view: ViewSubject, _ noun: String, _ offered: Offered, _ report: Report) {
    guard let twin = offered.longerName(of: view) else {
      return report.fail(
        .error, at: view.spot, "\(noun) is hidden and can be activated",
        advice: "show it, or offer the action on an element that is shown")
    }
    report.review(
      at: view.spot, "\(noun) is hidden and can be activated; '\(twin)' may do the same",
      advice: "if it does not, show the control")
  }
}

/// What a person can do on elements that are shown, by name.
private struct Offered {
  private let names: Set<String>

  init(_ elements: [ElementSubject]) { names = Set(elements.flatMap(\.offeredNames)) }

  /// Whether something does what a hidden control does; a control without a name may be any of them.
  func includes(_ view: ViewSubject) -> Bool {
    includesByName(view) || (view.controlNames.isEmpty && !names.isEmpty)
  }

  func includesByName(_ view: ViewSubject) -> Bool { view.controlNames.contains { names.contains($0) } }

  /// A name that has all words of a hidden control's in it, and more.
  func longerName(of view: ViewSubject) -> String? {
    names.sorted().first { name in
      view.controlNames.contains { !$0.isEmpty && " \(name) ".contains(" \($0) ") }
    }
  }
}

extension CarouselSubject {
  /// Whether something that is shown leads to another card: the platform's scrolling, or a way of the author's.
  fileprivate var canBePaged: Bool { paging != .custom || hasOwnWay }

  /// Whether a control, or actions on cards, lead to another card.
  fileprivate var hasOwnWay: Bool {
    let ways = PagingWays(self)
    return ways.hasControl || ways.hasRowAction
      || (0..<min(cardCount, 20)).contains { index in
        card(at: index)?.elements.contains { PagingWays.hasAction($0.node) || $0.isNamedPagingButton }
          ?? false
      }
  }
}

extension ViewSubject {
  /// Whether it can be used and is hidden on purpose.
  fileprivate var isHiddenControl: Bool {
    guard let cause = surroundings.hiddenBy?.cause, cause == .accessibilityHidden || cause == .declaredHidden,
      isVisible,
      !placed.isDisabled
    else { return false }
    switch kind {
    case .button, .link: return true
    case .control(let control):
      guard case .progress = control else { return true }
      return false
    default: break
    }
    return placed.view.modifiers.contains { modifier in
      switch modifier.kind {
      case .interaction(.gesture(.tap(count: 1), let action)):
        modifier.isEnabled && action?.isDismissal != true
      case .interaction(.focusable(true)): modifier.isEnabled
      // An action by name is there for assistive technology alone, and hidden with the view.
      case .accessibility(.action(let action)): modifier.isEnabled && action.kind == .activate
      default: false
      }
    }
  }

  /// What the hidden control is called, folded.
  fileprivate var controlNames: [String] {
    let labels =
      placed.view.modifiers.compactMap(\.kind.label)
      + placed.view.children.prefix(5).compactMap { child in
        if case .text(let text) = child.kind { text } else { nil }
      }
    return labels.map { SpokenWords.normalised($0.rendered) }
  }
}

extension ViewSubject {
  /// Whether a modifier lets a keyboard focus it.
  fileprivate var takesFocus: Bool {
    placed.view.modifiers.contains { modifier in
      if case .interaction(.focusable(true)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }

  /// Whether it is the previous or next control, which is not missed where there is another way.
  fileprivate var isPagingControl: Bool { part == .control(.previous) || part == .control(.next) }
}

extension ElementSubject {
  /// What a person can do here, by name, folded.
  fileprivate var offeredNames: [String] {
    let named = node.actions.compactMap { action -> String? in
      if case .named(let name) = action.kind { name.rendered } else { action.name }
    }
    return (named + (isInteractive ? [label?.rendered].compactMap(\.self) : [])).map {
      SpokenWords.normalised($0)
    }
  }
}

extension Action {
  /// Whether its author calls it something that only puts something away or stops it.
  var isDismissal: Bool {
    !nameWords.isDisjoint(with: ["dismiss", "stop", "pause", "hide", "keyboard", "close"])
  }

  /// The words of what its author calls it, folded; an identifier is made of words too: `dismissKeyboard`.
  var nameWords: Set<String> {
    let apart = (name ?? "").replacing(/(\p{Ll})(\p{Lu})/) { "\($0.1) \($0.2)" }
    return Set(SpokenWords.words(apart))
  }
}
