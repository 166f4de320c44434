import CarouselModel
import LocatedValues

/// The keys of the notation of carousels.
enum NotationKeys {
  static let all: [Key<CarouselNotation>] = statements + [group]

  private static let statements = words + cards + views + behavior + state + form + content

  /// The reader takes the keys out of the group before it reads them, so that none can be written twice.
  private static let group = Key<CarouselNotation>(
    "carousel", ValueType<Void>(.record(itself.shape)) { _, _ in () }, example: "{label: Albums}",
    "What is stated about the carousel itself, where that is kept apart from its cards and dots."
  ) { _, _ in }

  private static let itself = RecordType<CarouselNotation>(
    "carousel-itself", "the carousel itself", acceptsNull: true, start: { CarouselNotation() },
    keys: statements)

  private typealias Notation = CarouselNotation

  private static let words: [Key<CarouselNotation>] = [
    Key(
      "label", \.label, .orNone(.text), example: "Albums",
      "The name of the carousel; `none` states that it has none."),
    Key("value", \.value, .orNone(.text), example: "3 of 5", "The value that the carousel itself says."),
    Key(
      "hint", \.hint, .orNone(.text), example: "Swipe up or down for other albums",
      "The hint of the carousel itself."),
    Key("traits", \.traits, .traits, example: "[header]", "Traits of the carousel itself."),
    Key("language", \.language, .language, example: "de", "The language of the words, as a BCP 47 tag."),
    Key(
      "roleDescription", \.stated.roleDescription, .text, aliases: ["role-description"], example: "carousel",
      "What the role is called (ARIA's `aria-roledescription`)."),
    Key("identifier", \.identifier, .identifier, example: "albums", "The identifier for UI tests."),
  ]

  private static let cards: [Key<CarouselNotation>] = [
    Key(
      "cards", \.cards, CardList.type, aliases: ["slides"], example: "[{label: Alps}, {label: Sahara}]",
      "The cards in order, or how many there are."),
    Key(
      "tabs", CardList.type, example: "[{label: Home, tap: select}]",
      "The cards, where they are the tabs of a pager."
    ) {
      $1.cards = $0
      $1.stated.form = $1.stated.form ?? .tabs
    },
    Key(
      "total", \.stated.total, .integer("a number of cards from 0", from: 0), example: "120",
      "How many cards there are in all, where more exist than are in the row."),
    Key("built", built, example: "2 of 10", "How many of the cards have been made so far, and of how many.") {
      $1.cards = $1.cards ?? .count($0)
      $1.stated.total = $1.stated.total ?? $0
    },
    Key(
      "selection", \.selection, .orNone(SelectionForm.type), example: "Midnight",
      "The id of the current card, or a mapping that also names its state variable."),
    Key(
      "position", \.position, .orNone(.word("where the position is said")), example: "none",
      "Where the position of a card is said; `none` states that nothing says it."),
    Key(
      "loop", \.stated.loop, .choice("a loop"), example: "clones",
      "How the row goes on behind its last card: not at all, or with copies of cards."),
  ]

  private static let built = ValueType<Int>(
    .pattern("built and all cards, such as 2 of 10", #"^[0-9]+ of [0-9]+$"#, example: "2 of 10")
  ) {
    value, session in
    let numbers = value.text?.split(separator: " of ").compactMap { Int($0) } ?? []
    guard numbers.count == 2, numbers[0] >= 0, numbers[0] <= numbers[1], numbers[1] <= CardList.greatestCount
    else {
      return session.wrongType(value, wants: "built and all cards, such as 2 of 10")
    }
    return numbers[1]
  }

  private static let views: [Key<CarouselNotation>] = [
    Key(
      "heading", \.heading, .orNone(.part(.heading)),
      example: "{text: Albums, style: largeTitle, traits: [header]}", "The title above the cards."),
    Key(
      "caption", \.caption, .orNone(.part(.caption)), example: "{text: Midnight, exposed: false}",
      "The text below the cards."),
    Key(
      "dots", \.dots, .allowingNone(DotsForm.type), example: "{shown: true, exposed: false}",
      "The page dots: a mapping, how many there are, or whether there are any."),
    Key(
      "dot labels", \.dotLabels, .list(of: .text), aliases: ["dot-labels", "dotLabels"],
      example: "[1 of 2, 2 of 2]", "What each dot says."),
    Key(
      "controls", \.controls, .allowingNone(ControlsForm.type),
      example: "{previous: {label: Previous}, next: {label: Next}}",
      "The previous, next and pause controls; `true` states that there are some."),
  ]

  private static let behavior: [Key<CarouselNotation>] = [
    Key(
      "adjustable", \.adjustable, .allowingNone(AdjustableNotation.type),
      example: "{label: Albums, value: \"Midnight, 3 of 5\", increment: next, decrement: previous}",
      "What makes the carousel one adjustable element."),
    Key(
      "autoplay", \.autoplay, .allowingNone(AutoplayNotation.type),
      example: "{interval: 5, stop: [button, focus]}", "The movement without being asked."),
    Key(
      "motion", \.motion, MotionForm.record.type, example: "{scale: 0.92}",
      "How cards beside the current one look, with Reduce Motion off."),
    Key(
      "reduceMotion", \.reducedMotion, MotionForm.record.type, aliases: ["reduce-motion"],
      example: "{scale: 1}", "How they look with Reduce Motion on."),
    Key(
      "paging", \.stated.paging, .choice("a kind of paging"), example: "native",
      "Who moves the row: a scroll view of the platform, or the author's own gesture."),
    Key(
      "gesture", \.gesture, GestureForm.gestures, example: "drag",
      "The author's own gesture that moves the row."),
    Key("does", \.does, .word("the name of an action"), example: "page", "What the gesture does."),
    Key(
      "scrollAction", \.scrollAction, .orNone(.bool), aliases: ["scroll-action"], example: "none",
      "Whether a three-finger scroll moves the row; `none` states that it does not."),
    Key(
      "onUserChange", \.stated.onUserChange, ChangeForm.record.type.map(\.statements),
      aliases: ["on-user-change"], example: "{announces: true}",
      "What happens when a person has changed the card."),
    Key(
      "script", \.stated.script, .oneOrMore(of: .word("a step")), example: "[focus 2, scroll next]",
      "What a person does with the carousel, for tests of navigation."),
  ]

  private static let state: [Key<CarouselNotation>] = [
    Key(
      "focusable", \.stated.isFocusable, .bool, example: "true",
      "Whether a keyboard can focus the row itself."),
    Key(
      "exposed", \.stated.isExposed, .bool, example: "true",
      "Whether the carousel itself is a stop beside its cards."),
    Key(
      "hidden", \.isHidden, .bool, example: "true",
      "Whether the whole carousel is hidden from assistive technology."),
    Key(
      "sort", \.sort, .number, aliases: ["sort-priority"], example: "1",
      "The sort priority of the carousel among its siblings."),
    Key("direction", directions, example: "rtl", "The layout direction; it holds for the whole screen.") {
      _, _ in
    },
  ]

  private static let directions = ValueType<AccessibilitySettings.LayoutDirection>.choice("a direction")

  private static let form: [Key<CarouselNotation>] = [
    Key(
      "form", \.stated.form, .choice("a form"), example: "adjustable",
      "In which form the cards are given: every one a stop, one adjustable element, a group, or tabs."),
    Key(
      "children", \.children, .choice("a treatment of children"), example: "contain",
      "What becomes of the views of the carousel: ignore, contain or combine."),
  ]

  /// What holds for every card that does not say it itself.
  private static let content: [Key<CarouselNotation>] = [
    "texts", "text", "title", "image", "button", "height", "minHeight", "content",
  ]
  .compactMap { name in
    CardNotation.record.keys.first { $0.shape.name == name }?.forEveryCard
  }
}

extension Key where Root == CardNotation {
  /// The key as one of a carousel, where it holds for every card that does not have it.
  fileprivate var forEveryCard: Key<CarouselNotation> {
    let shape = shape
    return Key<CarouselNotation>(shape) { [apply] value, root, session in
      var card = CardNotation()
      if !session.isEvaluating { apply(value, &card, &session) }
      root.base.append(Mapping.Entry(key: shape.name, keyRange: value.range, value: value))
    }
  }
}

extension ValueType where Value == ViewNode {
  /// A text that is a part of a carousel.
  static func part(_ part: CarouselPart) -> ValueType {
    StyledText.type.flatMap { node, value, session in
      var node = node
      node.source = session.source(value)
      if node.part == nil { node.part = part }
      return node
    }
  }
}
