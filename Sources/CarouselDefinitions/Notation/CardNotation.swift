import CarouselModel
import LocatedValues

/// One card of a carousel in the notation of carousels.
struct CardNotation: Sendable {
  /// A view of the card.
  struct Piece: Sendable {
    let node: ViewNode
    /// Whether it is text that the label of the card stands for.
    var isText = false
    /// Whether it stays a stop of its own beside the label of the card.
    var isStop = false
  }

  var id: String?
  var label: Stated<TextValue>?
  var value: Stated<TextValue>?
  var hint: Stated<TextValue>?
  var traits: Traits = []
  var customContent: [CustomContent] = []
  var inputLabels: [TextValue] = []
  var isHidden: Bool?
  var isVisible: Bool?
  var isClone: Bool?
  var children: AccessibilityModifier.ChildBehavior?
  var actions: [Action] = []
  var tap: Action?
  var gesture: InteractionModifier.Gesture?
  var does: String?
  var isFocusable: Bool?
  var language: String?
  var sort: Double?
  var height: Double?
  var minHeight: Double?
  var position: Stated<String>?
  var pieces: [Piece] = []
  var source: CarouselModel.SourceRange?

  static let record = RecordType<CardNotation>(
    "card", "a card", acceptsNull: true, start: { CardNotation() }, keys: CardKeys.all)

  /// What is said about a card that is one word: its label.
  static func labelled(_ value: LocatedValue, _ session: inout ReadingSession) -> CardNotation? {
    ValueType.text.read(value, &session).map {
      CardNotation(label: .given($0), source: session.source(value))
    }
  }

  /// The identifier of the card at an index: what it says, else its label or title, else its position.
  static func id(of value: LocatedValue, at index: Int) -> String {
    let named = value.mapping.flatMap { mapping in
      ["id", "label", "title"].lazy.compactMap { mapping[$0] }.first { $0.text != nil && !$0.isNull }?.text
    }
    return named ?? value.text ?? "card \(index + 1)"
  }
}
