import CarouselModel
import LocatedValues

/// Adds a key to a view: behind its last one, in the way the view is written.
struct EntryInsertion {
  private let source: DefinitionSource
  private let view: LocatedValue

  init(_ source: DefinitionSource, _ view: LocatedValue) {
    self.source = source
    self.view = view
  }

  func edits(_ key: String, _ value: EditedText) -> [TextEdit]? {
    guard let mapping = view.mapping else { return intoText(key, value) }
    let own = mapping.filter { source.isInside(.init(mapping: view, index: 0, entry: $0)) }
    guard let last = own.max(by: { source.end(of: $0) < source.end(of: $1) }), let first = own.first else {
      return nil
    }
    return source.isFlow(view) ? flow(key, value, last) : block(key, value, first, last)
  }

  private func pair(_ key: String, _ value: EditedText, isFlow: Bool) -> String {
    let name = EditedText.word(key).written(isJSON: source.isJSON, isFlow: isFlow)
    return name + ": " + value.written(isJSON: source.isJSON, isFlow: isFlow)
  }

  private func flow(_ key: String, _ value: EditedText, _ last: Mapping.Entry) -> [TextEdit] {
    let end = source.end(of: last)
    let start = source.lineStart(of: last.keyRange.start.offset)
    let margin = start..<last.keyRange.start.offset
    let isOnItsOwnLine = source.isBlank(margin) && source.lineStart(of: view.range.start.offset) != start
    let gap =
      isOnItsOwnLine ? source.lineBreak + String(decoding: source.bytes[margin], as: UTF8.self) : " "
    return [TextEdit(end..<end, "," + gap + pair(key, value, isFlow: true))]
  }

  /// A line of its own below the last key, as far in as the first.
  private func block(
    _ key: String, _ value: EditedText, _ first: Mapping.Entry, _ last: Mapping.Entry
  ) -> [TextEdit]? {
    let line = source.lineStart(of: first.keyRange.start.offset)
    let head = source.bytes[line..<first.keyRange.start.offset]
    // What stands before the first key is white space and dashes; anything else is a form of YAML not met here.
    guard head.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) else { return nil }
    let margin = String(repeating: " ", count: head.count)
    let end = source.lineEnd(of: source.end(of: last))
    return [TextEdit(end..<end, source.lineBreak + margin + pair(key, value, isFlow: false))]
  }

  /// A text that stands for a view becomes one in braces.
  private func intoText(_ key: String, _ value: EditedText) -> [TextEdit]? {
    guard let text = view.text, view.range.start.offset < source.bytes.count else { return nil }
    let quotes = source.quotes(of: view)
    let words = EditedText.text(text).written(isJSON: source.isJSON, isFlow: true, quotes: quotes)
    let name = EditedText.word("text").written(isJSON: source.isJSON, isFlow: true)
    return [TextEdit(view.range.offsets, "{\(name): \(words), \(pair(key, value, isFlow: true))}")]
  }
}

extension DefinitionSource {
  /// How a scalar is quoted.
  func quotes(of value: LocatedValue) -> EditedText.Quotes {
    guard value.range.start.offset < bytes.count, value.scalar != nil else { return .none }
    switch bytes[value.range.start.offset] {
    case UInt8(ascii: "\""): return .double
    case UInt8(ascii: "'"): return .single
    default: return .none
    }
  }
}
