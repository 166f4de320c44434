import CarouselModel
import LocatedValues

/// Texts, pictures and labels.
enum TextKinds {
  static let all: [Kind] = [
    Kind(
      "text", StyledText.type, example: "Explore",
      "Static text: a text, or a mapping of a text and how it is set."),
    Kind(
      "image", ImageForm.type, example: "{symbol: moon.stars.fill, decorative: true}",
      "A picture: the name of an asset, or a mapping."),
    Kind(
      "label", LabelForm.record.type.map(\.node), example: "{title: Favourites, symbol: star}",
      "A title with an icon (SwiftUI's `Label`). Beside another kind, `label` is the modifier."),
  ]
}

/// A text with how it is set, as one mapping.
struct StyledText: Sendable {
  var text: TextValue?
  var style = TextStyle()

  /// A text, or a mapping of a text and its style.
  static let type = ValueType<ViewNode>.forms(
    scalar: ValueType.text.map { ViewNode(.text($0)) }, list: ValueType.text.map { ViewNode(.text($0)) },
    mapping: ValueType(.anyOf([.text, .record(record.shape)])) { value, session in
      guard let mapping = value.mapping else { return nil }
      guard mapping.contains(where: { isStyle($0.key) }) else {
        return ValueType.text.read(value, &session).map { ViewNode(.text($0)) }
      }
      return node(mapping, of: value, &session)
    })

  /// Whether a key says how a text is set rather than which form of text it is.
  private static func isStyle(_ key: String) -> Bool { record.has(key) && !TextForm.record.has(key) }

  private static func node(
    _ mapping: Mapping, of value: LocatedValue, _ session: inout ReadingSession
  ) -> ViewNode? {
    // The text may be written as one of its forms beside the style: {unknown: title, style: body}.
    let words = mapping.filter { TextForm.record.has($0.key) }
    var styled = record.read(mapping, of: value, &session, isMine: { !TextForm.record.has($0.key) })
    if !words.isEmpty {
      let text = LocatedValue(.mapping(Mapping(words)), range: value.range)
      styled.text = ValueType.text.read(text, &session)
    }
    return styled.node(session.source(value))
  }

  func node(_ source: CarouselModel.SourceRange?) -> ViewNode {
    let node = ViewNode(.text(text ?? .unknown("text")), source: source)
    return style.applied(to: node, source: source)
  }

  static let record = RecordType<StyledText>(
    "styled-text", "a text in braces", acceptsNull: true, start: { StyledText() },
    keys: [
      Key("text", \.text, .text, example: "Alps", "The text; unknown when it is left out.")
    ] + TextStyle.keys(\.style))
}
