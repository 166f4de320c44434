import CarouselModel
import CarouselSemantics

extension CardSubject {
  /// What the card says as its name: the labels of its stops without its controls, joined.
  var spokenLabel: TextValue? {
    let labels = elements.filter { !$0.isCardControl }.compactMap(\.label)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  /// The values that its stops say, joined.
  var spokenValue: TextValue? {
    let values = elements.filter { !$0.isCardControl }.compactMap(\.node.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The place that a screen reader adds by itself, such as "3 of 5" for a tab.
  var systemPosition: (index: Int, count: Int)? {
    for element in elements {
      switch element.node.context {
      case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
        return (index, count)
      default: continue
      }
    }
    return nil
  }

  /// The phrase that tells its position in the value, if there is one.
  var positionInValue: PositionPhrase? { spokenValue.flatMap { PositionPhrase.last(in: $0) } }

  /// The phrase that tells its position in the label, if there is one.
  var positionInLabel: PositionPhrase? {
    elements.lazy.filter { !$0.isCardControl }.compactMap { $0.label.flatMap { PositionPhrase.last(in: $0) } }
      .first
  }
}

extension ElementSubject {
  /// The texts that can be seen on it, apart from decoration and the words of buttons that it offers as actions.
  var visibleTexts: [TextValue] {
    let names = Set(actionNames)
    return views.filter { view in
      guard view.isVisible, !view.surroundings.isDecoration, let text = view.text else { return false }
      return !view.surroundings.isInControl || part == .control(.card)
        || !names.contains(SpokenWords.normalised(text.rendered))
    }.compactMap(\.text)
  }

  /// Whether the card as a whole is the control.
  var isWholeCard: Bool {
    if case .card? = view?.placed.view.part { true } else { false }
  }

  /// Whether its label was given by its author rather than taken from what is seen.
  var hasOwnLabel: Bool {
    guard !node.isLabelImplicit, node.label != nil else { return false }
    guard let view else { return node.view != "Text" }
    if case .element = view.kind { return true }
    if let image = view.image, image.label != nil { return true }
    return view.placed.view.modifiers.contains { $0.isEnabled && $0.kind.label != nil }
  }

  /// Whether it is a dot or the row of dots.
  var isDots: Bool {
    switch part {
    case .dots, .dot: true
    default: false
    }
  }

  /// Whether it is a button, link or other control.
  var isControl: Bool {
    if case .control = part { return true }
    guard let view else { return false }
    switch view.kind {
    case .button, .link, .control: return true
    default: return false
    }
  }

  /// What it is, in a word for messages.
  var noun: String {
    switch part {
    case .control(let role): return role == .card ? "button" : "'\(role.rawValue)' control"
    case .dots: return "row of page dots"
    case .dot: return "page dot"
    case .heading: return "heading"
    case .caption: return "caption"
    default: return spot.card != nil ? "card" : isControl ? "control" : "element"
    }
  }
}
