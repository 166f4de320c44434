import CarouselModel
import LocatedValues

/// Takes a key with its value out of a mapping.
struct EntryRemoval {
  private let source: DefinitionSource

  init(_ source: DefinitionSource) { self.source = source }

  func edits(_ entry: DefinitionSource.Entry) -> [TextEdit]? {
    guard source.isInside(entry), let mapping = entry.mapping.mapping else { return nil }
    let range = source.isFlow(entry.mapping) ? flow(entry.index, mapping) : block(entry.index, mapping)
    return range.map { [TextEdit($0, "")] }
  }

  /// With the comma before it, or the one behind it when it is the first.
  private func flow(_ index: Int, _ mapping: Mapping) -> Range<Int>? {
    let entry = mapping[index]
    if index > 0 { return source.end(of: mapping[index - 1])..<source.end(of: entry) }
    guard mapping.count > 1 else { return nil }
    return entry.keyRange.start.offset..<mapping[1].keyRange.start.offset
  }

  /// Whole lines; the first key behind a dash gives its place to the next one.
  private func block(_ index: Int, _ mapping: Mapping) -> Range<Int>? {
    let entry = mapping[index]
    let start = entry.keyRange.start.offset
    let line = source.lineStart(of: start)
    let end = source.end(of: entry)
    if source.isBlank(line..<start) {
      guard mapping.count > 1 else { return nil }
      return line..<source.nextLine(of: end)
    }
    guard index + 1 < mapping.count else { return nil }
    let next = mapping[index + 1].keyRange.start.offset
    // A comment in between would be lost.
    guard !source.bytes[end..<next].contains(UInt8(ascii: "#")) else { return nil }
    return start..<next
  }
}
