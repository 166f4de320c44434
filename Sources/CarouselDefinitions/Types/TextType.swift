import CarouselModel
import LocatedValues

extension ValueType where Value == TextValue {
  /// Words for a person.
  ///
  /// A scalar is looked up for translation, as SwiftUI does with a literal, unless it is a field of an
  /// item.
  static var text: ValueType {
    ValueType(.text) { value, session in
      switch value.kind {
      case .scalar:
        guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: "text") }
        return TextValue(text, origin: session.isData ? .verbatim : .localized(key: text))
      case .sequence: return parts.read(value, &session)
      case .mapping(let mapping): return form(mapping, of: value, &session)
      }
    }
  }

  /// Words that are data, such as the properties of an element: never looked up for translation.
  static var verbatimText: ValueType {
    text.map { text in
      guard case .localized(let key) = text.origin, text.parts == [.known(key)] || text.isEmpty else {
        return text
      }
      return TextValue(parts: text.parts)
    }
  }

  /// The parts of a text, one after the other.
  private static var parts: ValueType {
    ValueType(.list(.text)) { value, session in
      guard let elements = value.sequence else { return nil }
      let texts = elements.compactMap { ValueType.text.read($0, &session) }
      return texts.count == elements.count ? TextValue(parts: texts.flatMap(\.parts)) : nil
    }
  }

  private static func form(
    _ mapping: Mapping, of value: LocatedValue, _ session: inout ReadingSession
  ) -> TextValue? {
    let form = TextForm.record.read(mapping, of: value, &session)
    let sources = [form.key, form.verbatim, form.unknown, form.state].compactMap(\.self)
    guard sources.count == 1 || session.isEvaluating else {
      if mapping.allSatisfy({ TextForm.record.has($0.key) }) {
        session.error(
          at: value.place, "a text in braces has \(sources.isEmpty ? "none" : "several") of its forms",
          advice: "write one of key, verbatim, unknown, state")
      }
      return nil
    }
    return form.text(in: session)
  }
}

/// The forms of a text that is not written out.
struct TextForm: Sendable {
  var key: String?
  var arguments: [TextValue] = []
  var verbatim: String?
  var unknown: String?
  var state: String?

  static let record = RecordType<TextForm>(
    "text-form", "a text in braces", start: { TextForm() },
    keys: [
      Key(
        "key", \.key, .word("a localisation key"), example: "\"%lld of %lld\"",
        "A localisation key with the places of its arguments (%@, %lld, %1$@ ...)."),
      Key(
        "arguments", \.arguments, .list(of: .text), example: "[3, 5]",
        "What stands in the places of the key, in order; a place without an argument is unknown."),
      Key(
        "verbatim", \.verbatim, .word("text"), example: "1 of 4",
        "Text that is never translated (SwiftUI's `Text(verbatim:)`)."),
      Key(
        "unknown", \.unknown, .word("an expression"), example: "item.title",
        "What the named expression will give at run time; shown as ‹item.title›."),
      Key(
        "state", \.state, .word("the name of a state variable"), example: "selection",
        "The text that a state variable holds; nothing while it holds nothing."),
    ])

  /// The text that the form stands for in the state that is asked for.
  func text(in session: ReadingSession) -> TextValue? {
    if let verbatim { return TextValue(verbatim) }
    if let unknown { return .unknown(unknown) }
    if let state { return session.context.state[StateKey(state)].rendered }
    return key.map { LocalizedFormat(key: $0).text(with: arguments) }
  }
}

extension StateValue {
  /// The value as text.
  var rendered: TextValue {
    switch self {
    case .none: ""
    case .text(let text): TextValue(text)
    case .number(let number): TextValue(number.formatted)
    case .bool(let isOn): TextValue(isOn ? "true" : "false")
    }
  }
}

extension Double {
  /// The number without a fraction where it has none.
  var formatted: String { Int(exactly: self).map(String.init) ?? String(self) }
}
