import CarouselModel
import LocatedValues

/// The keys of a card in the notation of carousels.
enum CardKeys {
  static let all: [Key<CardNotation>] = words + facts + actions + content + layout

  private static let words: [Key<CardNotation>] = [
    Key(
      "id", \.id, .identifier, example: "Midnight",
      "What tells the card from others; without it, its label or title."),
    Key(
      "label", \.label, .orNone(.text), example: "Midnight",
      "What the card says; `none` states that it has no label."),
    Key("value", \.value, .orNone(.text), example: "3 of 5", "Its value."),
    Key("hint", \.hint, .orNone(.text), example: "Opens the album", "What activating it does."),
    Key("traits", \.traits, .traits, example: "[button]", "Its traits."),
    Key("language", \.language, .language, example: "ru", "The language of its words, as a BCP 47 tag."),
    Key(
      "customContent", \.customContent, .oneOrMore(of: CustomContentForm.record.type.map(\.content)),
      aliases: ["custom-content"], example: "[{label: Price, value: 89 EUR}]",
      "Facts that are told on request."),
    Key(
      "inputLabels", \.inputLabels, .oneOrMore(of: .text), aliases: ["input-labels"], example: "[Play]",
      "The names for Voice Control, best first."),
    Key(
      "position", \.position, .orNone(.word("where the position is said")), example: "none",
      "Where its position is said; `none` states that nothing says it."),
  ]

  private static let facts: [Key<CardNotation>] = [
    Key("hidden", \.isHidden, .bool, example: "true", "Whether it is hidden from assistive technology."),
    Key("exposed", .bool, example: "false", "Whether assistive technology is given it.") {
      $1.isHidden = !$0
    },
    Key("visible", \.isVisible, .bool, example: "false", "Whether any of it can be seen at rest."),
    Key("clone", \.isClone, .bool, example: "true", "Whether it is a copy that only makes the row endless."),
    Key(
      "sort", \.sort, .number, aliases: ["sort-priority"], example: "1",
      "Its sort priority: higher is earlier."),
    Key("focusable", \.isFocusable, .bool, example: "true", "Whether a keyboard can focus it."),
    Key(
      "children", childrenType, example: "combine",
      "What becomes of its views: ignore, contain or combine; or the views themselves."
    ) {
      $0.apply(to: &$1)
    },
  ]

  private enum Children: Sendable {
    case behavior(AccessibilityModifier.ChildBehavior)
    case views([ViewNode])

    func apply(to card: inout CardNotation) {
      switch self {
      case .behavior(let behavior): card.children = behavior
      case .views(let views): card.pieces += views.map { CardNotation.Piece(node: $0, isText: true) }
      }
    }
  }

  private static let childrenType = ValueType<Children>.forms(
    scalar: ValueType<AccessibilityModifier.ChildBehavior>.choice("a treatment of children").map {
      .behavior($0)
    },
    list: ValueType<[ViewNode]>.list(of: .node).map { .views($0) })

  private static let actions: [Key<CardNotation>] = [
    Key("action", .action, example: "open", "What a double tap does.") { $1.actions.append($0) },
    Key("actions", .oneOrMore(of: .namedAction), example: "[Delete]", "Actions that are chosen by name.") {
      $1.actions += $0
    },
    Key(
      "tap", \.tap, .action, example: "open",
      "What a tap does, where nothing tells assistive technology of it."),
    Key("gesture", \.gesture, GestureForm.gestures, example: "longPress", "A gesture on the card."),
    Key("does", \.does, .word("the name of an action"), example: "delete", "What the gesture does."),
  ]

  private static let content: [Key<CardNotation>] = [
    Key("title", .styledPart, example: "Alps", "Its title, as a text that is seen.") { $1.addText($0) },
    Key("heading", .part(.heading), example: "{text: Alps, level: 2}", "Its title as a heading.") {
      $1.addText($0)
    },
    Key(
      "texts", .styledParts, example: "[Alps, 3 nights, {text: 89 EUR, style: headline}]",
      "Its texts, in order."
    ) { texts, card in
      for text in texts { card.addText(text) }
    },
    Key("text", .styledPart, example: "{text: Alps, color: white, background: [indigo, black]}", "A text.") {
      $1.addText($0)
    },
    Key("image", ImagePiece.type, example: "{symbol: tree.fill, decorative: true}", "A picture.") {
      $1.pieces.append(CardNotation.Piece(node: $0.node, isStop: $0.isStop))
    },
    Key(
      "button", ControlForm.type, example: "{text: Read more, label: Read more about Alps}",
      "A button on the card."
    ) { $1.addControl($0) },
    Key("controls", controls, example: "[{label: Like}]", "Buttons on the card.") { controls, card in
      for control in controls { card.addControl(control) }
    },
    Key("content", .nodeOrNodes, example: "[{text: Alps}]", "Any views of the card.") { views, card in
      card.pieces += views.map { CardNotation.Piece(node: $0, isText: true) }
    },
  ]

  private static let controls = ValueType<[ControlForm]>(.list(ControlForm.type.shape)) { value, session in
    let elements = value.sequence?.filter { !$0.isEllipsis }
    guard let elements else { return ControlForm.type.read(value, &session).map { [$0] } }
    return elements.compactMap { ControlForm.type.read($0, &session) }
  }

  private static let layout: [Key<CardNotation>] = [
    Key("height", \.height, .length, example: "120", "A fixed height in points."),
    Key(
      "minHeight", \.minHeight, .length, aliases: ["min-height"], example: "44",
      "A smallest height in points."),
    Key(SuppressionKey.name, SuppressionKey.type, example: SuppressionKey.example, SuppressionKey.doc) {
      _, _ in
    },
  ]
}

/// A picture of a card, with whether it stays a stop beside the card's label.
struct ImagePiece: Sendable {
  let node: ViewNode
  let isStop: Bool

  static let type = ValueType<ImagePiece>(ImageForm.ofCard.shape) { value, session in
    guard let node = ImageForm.ofCard.read(value, &session) else { return nil }
    return ImagePiece(node: node, isStop: value.mapping?["exposed"]?.asBool == true)
  }
}

extension ValueType where Value == ViewNode {
  /// A text of a card.
  static var styledPart: ValueType {
    StyledText.type.flatMap { node, value, session in
      var node = node
      node.source = session.source(value)
      if value.mapping?["exposed"]?.asBool == true {
        node.modifiers.append(Modifier(.accessibility(.hidden(false)), source: node.source))
      }
      return node
    }
  }
}

extension ValueType where Value == [ViewNode] {
  /// The texts of a card.
  static var styledParts: ValueType {
    ValueType(.anyOf([StyledText.type.shape, .list(StyledText.type.shape)])) { value, session in
      guard let elements = value.sequence else {
        return ValueType<ViewNode>.styledPart.read(value, &session).map { [$0] }
      }
      return elements.filter { !$0.isEllipsis }.compactMap {
        ValueType<ViewNode>.styledPart.read($0, &session)
      }
    }
  }
}

extension CardNotation {
  fileprivate mutating func addText(_ node: ViewNode) {
    // What decorates is said like any text, and the card's label does not stand for it.
    let isStop = node.part == .decoration || node.isShownByAuthor
    pieces.append(Piece(node: node, isText: !isStop, isStop: isStop))
  }

  fileprivate mutating func addControl(_ control: ControlForm) {
    pieces.append(Piece(node: control.node(.card, change: nil), isStop: true))
  }
}

extension ViewNode {
  /// Whether a definition marks it as given to assistive technology.
  fileprivate var isShownByAuthor: Bool {
    modifiers.contains { modifier in
      if case .accessibility(.hidden(false)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }
}
