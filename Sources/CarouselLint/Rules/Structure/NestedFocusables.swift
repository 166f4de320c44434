import CarouselModel
import CarouselSemantics

extension Rule {
  static let nestedFocusables = Rule(
    "nested-focusables", .structure, "A control lies in another control, or in an element that swallows it.",
    levels: .error,
    impact: "A person with a screen reader or a switch cannot reach the inner button at all.",
    because: """
      One stop can hold one activation. Combine the children, so that the inner button becomes a named action of the card; or \
      add the action to the card; or keep the controls apart with children: .contain.
      """,
    references: [
      .wcag("4.1.2"), .wcag("2.1.1"),
      Reference("ACT rule 307n5z", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/307n5z/"),
      .report("microsoft/Teams-AdaptiveCards-Mobile#702"), .report("FormidableLabs/react-native-ama#321"),
      .report("easyui/react-native-ezswiper#8"),
    ],
    supersedes: [.card("card-label-missing"), .card("label-in-name")], fixing: .always,
    fails: [
      Example(
        "a button in an element without children",
        "cards:\n▶  - {label: Alps, action: open, children: ignore, controls: [{label: Like}]}"),
      Example(
        "three buttons in each other are one fault",
        "vstack:\n  - button:\n      content:\n▶        - button: {content: [{button: {title: Like}}]}\n  - carousel: {cards: [A, B]}"
      ),
      Example(
        "a button in a button",
        "hstack:\n  - button: {title: Alps}\n    overlay: []\n  - button:\n      content:\n▶        - {button: {title: Like}}"
      ),
    ],
    passes: [
      Example(
        "combined", "cards:\n  - {label: Alps, action: open, children: combine, controls: [{label: Like}]}")
    ],
    traps: [
      Example(
        "the card has the action itself",
        "cards:\n  - {label: Alps, children: ignore, actions: [Like], controls: [{label: Like}]}"),
      Example(
        "the card does what its button does",
        "cards:\n  - {label: Alps, action: open, traits: [button], children: ignore, button: {text: Open, action: open}}"
      ),
      Example(
        "kept apart", "cards:\n  - {label: Alps, children: contain, texts: [Alps], controls: [{label: Like}]}"
      ),
    ],
    checks: .card { card, report in
      let names = Set(card.elements.flatMap(\.actionNames))
      let effects = Set(
        card.elements.flatMap(\.node.actions).filter { $0.kind == .activate }.compactMap(\.name))
      var outer: [String] = []
      for view in card.views where view.isControlView && !view.isInside(outer) {
        guard let swallower = view.swallower else { continue }
        let isOffered =
          (!names.isEmpty && (view.labelWords.isEmpty || names.contains(view.labelWords)))
          || view.actionName.map(effects.contains) ?? false
        if !isOffered { outer.append(view.spot.path) }
        report.require(
          isOffered, .error, at: swallower == .control ? view.spot : card.spot,
          "a \(view.kind.name) lies in \(swallower.rawValue)",
          advice: "combine the children, or add its action to the card",
          fix: fix(card, swallower))
      }
    },
    .screen { screen, report in
      let names = Set(screen.elements.flatMap(\.actionNames))
      var outer: [String] = []
      for view in screen.views where view.isControlView && view.swallower != nil && !view.isInside(outer) {
        guard !names.contains(view.labelWords) else { continue }
        outer.append(view.spot.path)
        report.fail(
          .error, at: view.spot, "a \(view.kind.name) lies in \(view.swallower?.rawValue ?? "")",
          advice: "take it out, or add its action to the element around it")
      }
    })

  private static func fix(_ card: CardSubject, _ swallower: ViewSubject.Swallower) -> Fix? {
    guard swallower == .element, let source = card.placed.view.source else { return nil }
    return Fix(
      "combine the children", safety: .unsafe, edits: [SemanticEdit(.setChildren(.combine), view: source)])
  }
}

extension ViewSubject {
  fileprivate enum Swallower: String {
    case control = "another control"
    case element = "an element that ignores its children"
  }

  fileprivate var isControlView: Bool {
    guard isVisible else { return false }
    switch kind {
    case .button, .link: return true
    case .control(let control):
      guard case .progress = control else { return true }
      return false
    default: return false
    }
  }

  /// Whether it lies in a control of which the same is told already.
  fileprivate func isInside(_ paths: [String]) -> Bool { paths.contains { spot.path.hasPrefix($0 + " / ") } }

  /// What swallows the control: the label of another control, or an element without children.
  fileprivate var swallower: Swallower? {
    if surroundings.controlDepth > 1 { return .control }
    switch surroundings.hiddenBy?.cause {
    case .ignoredByParent where ownIgnore == nil, .partOfControl: return .element
    case .ignoredByParent: return isReplacedByItself ? nil : .element
    default: return nil
    }
  }

  /// The index of the control's own modifier that ignores children.
  private var ownIgnore: Int? {
    placed.view.modifiers.lastIndex { modifier in
      if case .accessibility(.element(.ignore)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }

  /// Whether the element that the control was made has an activation of its own and the same name.
  private var isReplacedByItself: Bool {
    let outer = placed.view.modifiers[((ownIgnore ?? -1) + 1)...]
    let isActivated = outer.contains { modifier in
      if case .accessibility(.action(let action)) = modifier.kind { action.kind == .activate } else { false }
    }
    let name = outer.last { $0.kind.label != nil }?.kind.label.map { SpokenWords.normalised($0.rendered) }
    return isActivated && (labelWords.isEmpty || name == labelWords)
  }

  /// What its author calls that which it does.
  fileprivate var actionName: String? {
    if case .button(_, let action) = kind { action?.name } else { nil }
  }

  /// What the control itself is called, folded.
  fileprivate var labelWords: String {
    let inner = placed.view.modifiers[..<(ownIgnore ?? placed.view.modifiers.endIndex)]
    let own = inner.last { $0.kind.label != nil }?.kind.label
    let text =
      own
      ?? placed.view.children.prefix(5).lazy.compactMap { child -> TextValue? in
        if case .text(let text) = child.kind { text } else { nil }
      }.first
    return SpokenWords.normalised(text?.rendered ?? "")
  }
}

extension ElementSubject {
  /// The names of its actions, folded.
  var actionNames: [String] {
    node.actions.compactMap { action in
      if case .named(let name) = action.kind { SpokenWords.normalised(name.rendered) } else { nil }
    }
  }
}
