import CarouselModel
import CarouselSemantics

extension Rule {
  static let gestureWithoutAction = Rule(
    "gesture-without-action", .operation, "A gesture on a card has no accessibility action.",
    levels: .warning("review where it is not known what the gesture does"),
    impact: "A person who uses a screen reader, a switch or a keyboard cannot delete, like or move the card.",
    because: """
      Long presses, swipes and double taps on a card are nothing to assistive technology. Offer the same as a named action: \
      accessibilityAction(named: "Delete").
      """,
    references: [
      .wcag("2.1.1"), .wcag("2.5.1"), .wcag("2.5.7"),
      Reference(
        "Apple, accessibilityAction(named:)",
        url: "https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)"),
    ],
    status: .preview, fixing: .suggestion,
    fails: [
      Example("a long press that deletes", "cards:\n▶  - {label: Alps, gesture: longPress, does: delete}"),
      Example(
        "an action by another name",
        "cards:\n▶  - {label: Photo, gesture: longPress, does: delete, actions: [Share]}"),
      Example(
        "a double tap, beside a button that does something else",
        "cards:\n▶  - {label: Alps, gesture: doubleTap, does: like, button: {label: Buy}}"),
    ],
    passes: [
      Example(
        "a named action", "cards:\n  - {label: Alps, gesture: longPress, does: delete, actions: [Delete]}")
    ],
    traps: [
      Example(
        "an identifier of several words",
        "cards:\n  - {label: Alps, gesture: longPress, does: deletePhoto, actions: [Delete photo]}"),
      Example(
        "a button does the same",
        "cards:\n  - {label: Alps, gesture: doubleTap, does: like, button: {label: Like this trip}}"),
      Example("the long press only previews", "cards:\n  - {label: Alps, gesture: longPress, does: preview}"),
      Example("the gesture pages", "paging: custom\ncards:\n  - {label: Alps, gesture: drag, does: page}"),
    ],
    checks: .card { card, report in
      guard !card.isHidden else { return }
      for view in card.views {
        for modifier in view.placed.view.modifiers where modifier.isEnabled {
          guard case .interaction(.gesture(let gesture, let action)) = modifier.kind, let name = gesture.name
          else { continue }
          check(name, action, card, report)
        }
      }
    })

  private static func check(_ gesture: String, _ action: Action?, _ card: CardSubject, _ report: Report) {
    let words = action?.nameWords ?? []
    let harmless: Set<String> = [
      "preview", "peek", "page", "next", "previous", "swipe", "scroll", "stop", "pause", "zoom", "select",
    ]
    guard words.isDisjoint(with: harmless) else { return }
    let names = card.elements.flatMap(\.actionNames)
    let isOffered =
      words.isEmpty ? !names.isEmpty : names.contains { words.isSubset(of: SpokenWords.words($0)) }
    guard !isOffered, !card.hasControl(for: words) else { return report.pass() }
    guard names.isEmpty || action?.name == nil else {
      return report.review(
        at: card.spot,
        "none of the card's actions is called after the \(gesture) that does '\(action?.name ?? "")'",
        advice: "offer it as a named action too, unless one of them does the same")
    }
    guard let name = action?.name else {
      return report.review(
        at: card.spot, "what the \(gesture) on the card does is not known",
        advice: "offer it as a named action too")
    }
    report.fail(
      .warning, at: card.spot, "the \(gesture) that does '\(name)' has no accessibility action",
      advice: "add an action named '\(name)'",
      fix: card.mainElement?.fix("add an action named '\(name)'", .addAction(TextValue(name)), .suggestion))
  }
}

extension InteractionModifier.Gesture {
  /// What the gesture is called, for those that need an action of their own.
  fileprivate var name: String? {
    switch self {
    case .longPress: "long press"
    case .drag: "drag"
    case .tap(let count): count > 1 ? "double tap" : nil
    case .other: nil
    }
  }
}

extension CardSubject {
  /// Whether a button on the card is called after what the gesture does.
  fileprivate func hasControl(for words: Set<String>) -> Bool {
    !words.isEmpty
      && elements.contains { element in
        (element.isControl || element.isCardControl)
          && words.isSubset(of: SpokenWords.words(element.label?.rendered ?? ""))
      }
  }
}
