internal import CarouselModel
internal import CarouselSemantics

/// Doing something with the element that has the focus.
extension Cursor {
  /// What is said when an action has changed something.
  enum Outcome: Sendable {
    /// The element's new value, if it is another one.
    case value
    /// The whole element, if its words are others.
    case element
    /// The page of the carousel around the focus.
    case page
  }

  mutating func adjust(_ command: CursorCommand, _ kind: Action.Kind) -> Step {
    guard let node = focus?.node, node.isAdjustable else { return refused(command, .notAdjustable) }
    guard !node.traits.contains(.notEnabled) else { return refused(command, .disabled) }
    guard let action = node.actions.first(where: { $0.kind == kind }) else {
      return refused(command, .unknownEffect(of: command.name))
    }
    return apply(action, command, says: .value)
  }

  mutating func activate(_ command: CursorCommand) -> Step {
    guard let node = focus?.node else { return refused(command, .nothingToStopAt) }
    guard !node.traits.contains(.notEnabled) else { return refused(command, .disabled) }
    guard let action = node.actions.first(where: { $0.kind == .activate }) else {
      return refused(command, .nothingToActivate)
    }
    return apply(action, command, says: .element)
  }

  mutating func escape(_ command: CursorCommand) -> Step {
    guard let action = nearestAction({ $0 == .escape }) else { return refused(command, .nothingToEscape) }
    return apply(action, command, says: .element)
  }

  mutating func act(_ command: CursorCommand, named name: String) -> Step {
    let actions = focus?.node.actions.compactMap { action -> (name: String, action: Action)? in
      if case .named(let text) = action.kind { (text.rendered, action) } else { nil }
    }
    guard let named = actions, let found = named.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return refused(command, .noAction(name, available: actions?.map(\.name) ?? [])) }
    return apply(found.action, command, says: .element)
  }

  /// The action of the element or, from inside out, of a container around it.
  func nearestAction(_ isWanted: (Action.Kind) -> Bool) -> Action? {
    guard let focus else { return nil }
    let nodes = [focus.node] + focus.containers.reversed()
    return nodes.lazy.flatMap(\.actions).first { isWanted($0.kind) }
  }

  /// Lets an action change the state, and says what is new.
  mutating func apply(_ action: Action, _ command: CursorCommand, says outcome: Outcome) -> Step {
    guard let change = action.change else {
      return refused(command, .unknownEffect(of: action.name.map { "\"\($0)\"" } ?? command.name))
    }
    let before = focus
    var newState = state
    change(&newState)
    guard self.change(to: newState) else { return refused(command, outcome.refusal) }
    var step = Step(command)
    step.hasChangedState = true
    step.hasMoved = focus?.path != before?.path
    step.stop = focus
    step.said = news(since: before, outcome)
    step.assumptions = [outcome.assumption]
    return step
  }

  private func news(since before: Stop?, _ outcome: Outcome) -> [Step.Saying] {
    guard let before, let focus else { return [] }
    let old = narrator.utterance(for: before)
    let new = narrator.utterance(for: focus)
    switch outcome {
    case .value:
      guard let part = new.parts.first(where: { $0.kind == .value }) else { return [] }
      // An expression that is not known may have another value now, though it is written the same.
      guard part.text != old.value || !part.text.isKnown else { return [] }
      return [.announcement(part)]
    case .element: return new == old ? [] : [.utterance(new)]
    case .page: return carouselToScroll.map { pageAnnouncement(of: $0.facts.position) } ?? []
    }
  }
}

extension Cursor.Outcome {
  /// Why nothing happened, if the state stays the same.
  fileprivate var refusal: Refusal {
    switch self {
    case .value, .page: .atLimit
    case .element: .noEffect
    }
  }

  /// What is assumed about VoiceOver's words.
  fileprivate var assumption: String {
    switch self {
    case .value: "VoiceOver is taken to say the new value alone"
    case .element: "VoiceOver is taken to say the element again if its words are others"
    case .page: "VoiceOver is taken to say the page that the author's scroll action leads to"
    }
  }
}
