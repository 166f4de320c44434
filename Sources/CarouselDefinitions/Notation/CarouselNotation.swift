import CarouselModel
import LocatedValues

/// A carousel in the notation of carousels: what is stated about its cards, dots, controls and motion.
///
/// Nothing has to be stated. What is left out is not known, and `none` states that there is no such thing.
struct CarouselNotation: Sendable {
  var label: Stated<TextValue>?
  var value: Stated<TextValue>?
  var hint: Stated<TextValue>?
  var traits: Traits = []
  var children: AccessibilityModifier.ChildBehavior?
  var cards: CardList?
  var base: [Mapping.Entry] = []
  var heading: Stated<ViewNode>?
  var caption: Stated<ViewNode>?
  var dots: Stated<DotsForm>?
  var dotLabels: [TextValue] = []
  var controls: Stated<ControlsForm>?
  var adjustable: Stated<AdjustableNotation>?
  var autoplay: Stated<AutoplayForm>?
  var motion: MotionForm?
  var reducedMotion: MotionForm?
  var selection: Stated<SelectionForm>?
  var gesture: InteractionModifier.Gesture?
  var does: String?
  var scrollAction: Stated<Bool>?
  var position: Stated<String>?
  var language: String?
  var sort: Double?
  var isHidden: Bool?
  var identifier: String?
  var stated = CarouselStatements()

  /// The kind of view that the notation is.
  static let key = KeyShape(
    name: "carousel", shape: .record(record.shape),
    example: "{label: Albums, cards: [{label: Midnight, value: 1 of 1}]}",
    doc: "Any carousel, by what is stated about it. The keys may also stand beside `carousel`, or without it."
  )

  static let record = RecordType<CarouselNotation>(
    "carousel", "a carousel", acceptsNull: true, start: { CarouselNotation() },
    keys: NotationKeys.all)

  /// The selection that the keys of a mapping state: inside `carousel`, inside the group there, or beside it.
  static func selection(in mapping: Mapping) -> LocatedValue? {
    let inside = mapping[key.name]?.mapping
    return inside?[key.name]?.mapping?["selection"] ?? inside?["selection"] ?? mapping["selection"]
  }

  /// Keys that tell too little: someone may have forgotten the kind of view.
  private static let vague: Set<String> = ["title", "content", "does", "exposed"]

  /// Keys that belong to other views too, and of which one alone at the top of a screen is a carousel.
  private static let loose: Set<String> = [
    "value", "language", "direction", "autoplay", "gesture", "height", "adjustable", "focusable",
  ]

  /// Whether the keys of a mapping are those of a carousel.
  static func isUsed(in entries: [Mapping.Entry]) -> Bool {
    if entries.contains(where: { $0.key == key.name }) { return true }
    guard entries.allSatisfy({ Kinds.named($0.key) == nil || record.has($0.key) }) else { return false }
    return entries.contains { tells($0.key) }
  }

  /// Whether a key belongs to carousels alone.
  private static func tells(_ key: String) -> Bool {
    record.has(key) && !vague.contains(key) && Kinds.named(key) == nil && Modifiers.named(key) == nil
  }

  /// Keys that make a mapping a carousel, without a kind; at the top of a screen, more of them do.
  static func tellingKeys(atTop isAtTop: Bool) -> [String] {
    record.keys.flatMap(\.shape.names).filter { tells($0) || (isAtTop && loose.contains($0)) }
  }

  /// Whether the keys of a mapping at the top of a screen are those of a carousel.
  static func isUsedAtTop(in entries: [Mapping.Entry]) -> Bool {
    if isUsed(in: entries) { return true }
    return entries.contains { loose.contains($0.key) }
      && entries.allSatisfy { record.has($0.key) && (Kinds.named($0.key) == nil || $0.key == "label") }
  }
}

/// The cards of a carousel: a list, or how many there are.
enum CardList: Sendable {
  case count(Int)
  case listed([LocatedValue])
  /// There are cards, of which nothing is stated.
  case unknown

  var count: Int {
    switch self {
    case .count(let count): count
    case .listed(let values): values.count
    case .unknown: 0
    }
  }

  /// The greatest count that can be written, so that no number stands for more cards than memory could hold.
  static let greatestCount = 1_000_000

  static let type = ValueType<CardList>.forms(
    scalar: ValueType.integer("a number of cards from 0", from: 0, to: greatestCount).map { .count($0) },
    list: ValueType(.list(.anyOf([.text, .record(CardNotation.record.shape)]))) { value, session in
      let cards = value.sequence ?? []
      let stated = cards.filter { !$0.isEllipsis }
      return stated.isEmpty && !cards.isEmpty ? .unknown : .listed(stated)
    })
}
