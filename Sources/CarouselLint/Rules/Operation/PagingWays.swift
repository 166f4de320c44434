import CarouselModel
import CarouselSemantics

/// The ways in which a person can change the card of a carousel without dragging.
struct PagingWays {
  let carousel: CarouselSubject

  init(_ carousel: CarouselSubject) { self.carousel = carousel }

  /// Whether a control, page dots, or an adjustable element is there and given to assistive technology.
  var hasControl: Bool {
    if let own = carousel.ownElement, own.node.isAdjustable { return true }
    return carousel.elements.contains { element in
      switch element.part {
      case .control(.previous), .control(.next): true
      case .dots, .dot: element.isInteractive || element.node.isAdjustable
      default: element.node.isAdjustable || element.isNamedPagingButton
      }
    } || hasControlBeside
  }

  /// Whether something elsewhere on the screen changes the card, or is called so.
  private var hasControlBeside: Bool {
    carousel.beside.contains {
      $0.isInteractive && ($0.isNamedPagingButton || $0.isPageControl || changesCard($0))
    }
  }

  /// Whether an action of an element changes the state that tells the current card.
  private func changesCard(_ element: ElementSubject) -> Bool {
    let position = carousel.facts.position
    return element.node.actions.contains { action in
      guard let change = action.change else { return false }
      var state = carousel.screen.state
      change(&state)
      return state[position] != carousel.screen.state[position]
    }
  }

  /// Whether a control can be seen that a finger can tap.
  var hasTapTarget: Bool {
    carousel.elements.contains { element in
      switch element.part {
      case .control(.previous), .control(.next): true
      case .dots, .dot: element.isInteractive || element.node.isAdjustable
      default: element.isNamedPagingButton || element.isPageControl
      }
    } || hasControlBeside || (carousel.ownElement?.node.isAdjustable ?? false)
  }

  /// Whether an action of a row or of cards scrolls, steps, or goes on by name.
  static func hasAction(_ node: SemanticNode) -> Bool {
    node.actions.contains { action in
      switch action.kind {
      case .increment, .decrement, .scroll: true
      case .named(let name): !Set(SpokenWords.words(name.rendered)).isDisjoint(with: pagingWords)
      default: false
      }
    }
  }

  static let pagingWords = DirectionWords.forward.union(DirectionWords.backward).union([
    "page", "slide", "scroll", "advance", "blattern", "seite",
  ])

  /// Whether actions on the row or the carousel change the card.
  var hasRowAction: Bool {
    let views = [carousel.placed.view] + carousel.views.map(\.placed.view)
    return views.contains { view in
      view.modifiers.contains { modifier in
        guard modifier.isEnabled, case .accessibility(.action(let action)) = modifier.kind else {
          return false
        }
        switch action.kind {
        case .increment, .decrement, .scroll: return true
        case .named(let name):
          return !Set(SpokenWords.words(name.rendered)).isDisjoint(with: Self.pagingWords)
        default: return false
        }
      }
    }
  }

  /// The author's own gesture that moves the row; nil where there is none, or it only observes.
  var ownGesture: (view: ViewNode, modifier: Modifier)? {
    let views = [carousel.placed.view] + carousel.views.map(\.placed.view)
    for view in views where view.part == nil || view.part == .row {
      for modifier in view.modifiers where modifier.isEnabled {
        guard case .interaction(.gesture(.drag, let action)) = modifier.kind, movesRow(action) else {
          continue
        }
        return (view, modifier)
      }
    }
    return nil
  }

  private func movesRow(_ action: Action?) -> Bool {
    guard let name = action?.name else { return true }
    let words = Set(SpokenWords.words(name))
    return !action.isObserving(words)
      && words.isDisjoint(with: ["zoom", "delete", "reorder", "like", "refresh", "rotate"])
  }
}

extension Action? {
  fileprivate func isObserving(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["stop", "pause", "observe", "track", "cancel"])
  }
}

extension ElementSubject {
  /// Whether it is a button that goes to another card, by what it says.
  var isNamedPagingButton: Bool {
    guard isControl || isCardControl, node.traits.contains(.button), let text = label?.knownText else {
      return false
    }
    return !Set(SpokenWords.words(text)).isDisjoint(with: DirectionWords.certain)
  }
}
