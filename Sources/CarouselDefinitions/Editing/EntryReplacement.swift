import CarouselModel
import LocatedValues

/// Writes another value behind a key.
struct EntryReplacement {
  private let source: DefinitionSource

  init(_ source: DefinitionSource) { self.source = source }

  func edits(_ entry: DefinitionSource.Entry, _ value: EditedText) -> [TextEdit]? {
    guard source.isInside(entry) else { return nil }
    let old = entry.entry.value
    // A block list or mapping begins on another line: it takes more than one value's place to write over.
    guard old.scalar != nil || source.isFlow(old) else { return nil }
    let isFlow = source.isFlow(entry.mapping)
    let text = value.written(isJSON: source.isJSON, isFlow: isFlow, quotes: source.quotes(of: old))
    let end = source.end(of: entry.entry)
    guard !old.range.offsets.isEmpty, old.scalar?.style != .block else {
      let colon = colon(behind: entry.entry)
      return [TextEdit(colon..<max(colon, end), " " + text)]
    }
    return [TextEdit(old.range.start.offset..<end, text)]
  }

  private func colon(behind entry: Mapping.Entry) -> Int {
    let start = entry.keyRange.end.offset
    return source.bytes[start...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? start
  }
}

/// Adds names to a list behind a key.
struct ListAddition {
  private let source: DefinitionSource

  init(_ source: DefinitionSource) { self.source = source }

  func edits(_ entry: DefinitionSource.Entry, _ names: [String]) -> [TextEdit]? {
    guard source.isInside(entry) else { return nil }
    let value = entry.entry.value
    guard let elements = value.sequence else {
      guard let text = value.text, !value.isNull else {
        return EntryReplacement(source).edits(entry, .names(names))
      }
      return EntryReplacement(source).edits(entry, .names([text] + names))
    }
    guard let last = elements.last else { return EntryReplacement(source).edits(entry, .names(names)) }
    let texts = names.map { EditedText.text($0).written(isJSON: source.isJSON, isFlow: source.isFlow(value)) }
    if source.isFlow(value) {
      let end = last.range.end.offset
      return [TextEdit(end..<end, texts.map { ", " + $0 }.joined())]
    }
    let line = source.lineStart(of: last.range.start.offset)
    let head = String(decoding: source.bytes[line..<last.range.start.offset], as: UTF8.self)
    guard head.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
    let end = source.lineEnd(of: last.range.end.offset)
    return [TextEdit(end..<end, texts.map { source.lineBreak + head + $0 }.joined())]
  }
}
