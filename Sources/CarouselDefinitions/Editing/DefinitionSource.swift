import CarouselModel
import LocatedValues

/// A definition's text with the places of its values, to find what a range of the model was read from.
struct DefinitionSource: Sendable {
  /// A key with its value, and the mapping that holds it.
  struct Entry: Sendable {
    var mapping: LocatedValue
    var index: Int
    var entry: Mapping.Entry
  }

  let bytes: [UInt8]
  let isJSON: Bool
  /// The offsets at which lines begin, since a definition may be one line of many megabytes with an edit every few bytes.
  private let lineStarts: [Int]
  private var values: [Span: LocatedValue] = [:]
  private var entries: [SourcePosition: Entry] = [:]

  /// Two places, without the file.
  private struct Span: Hashable {
    var start: SourcePosition
    var end: SourcePosition
  }

  init(_ value: LocatedValue, bytes: [UInt8], isJSON: Bool) {
    self.bytes = bytes
    self.isJSON = isJSON
    lineStarts = Self.lineStarts(in: bytes)
    add(value)
  }

  /// The value that a view was read from.
  func value(at range: CarouselModel.SourceRange) -> LocatedValue? {
    values[Span(start: range.start, end: range.end)]
  }

  /// The entry that a property was read from: its range begins at the key, or is that of the value.
  func entry(at range: CarouselModel.SourceRange) -> Entry? { entries[range.start] }

  private mutating func add(_ value: LocatedValue) {
    let span = Span(start: Self.position(value.range.start), end: Self.position(value.range.end))
    // Of values at the same place the outer one was found first, and is what a view was read from.
    if values[span] == nil { values[span] = value }
    switch value.kind {
    case .scalar: break
    case .sequence(let elements): for element in elements { add(element) }
    case .mapping(let mapping):
      for (index, entry) in mapping.enumerated() {
        let found = Entry(mapping: value, index: index, entry: entry)
        entries[Self.position(entry.keyRange.start)] = found
        if entries[Self.position(entry.value.range.start)] == nil {
          entries[Self.position(entry.value.range.start)] = found
        }
        add(entry.value)
      }
    }
  }

  static func position(_ place: Place) -> SourcePosition {
    SourcePosition(line: place.line, column: place.column)
  }
}

// Where lines and values of the text begin and end.
extension DefinitionSource {
  /// Whether a list or mapping is written in brackets or braces.
  func isFlow(_ value: LocatedValue) -> Bool {
    let start = value.range.start.offset
    return start < bytes.count && (bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["))
  }

  func lineStart(of offset: Int) -> Int { lineStarts[line(of: offset)] }

  func lineEnd(of offset: Int) -> Int {
    let next = line(of: offset) + 1
    guard next < lineStarts.count else { return bytes.count }
    let end = lineStarts[next] - 1
    return bytes[end] == 0x0A && end > 0 && bytes[end - 1] == 0x0D ? max(end - 1, lineStarts[next - 1]) : end
  }

  /// The number of the line that an offset lies in, from 0.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Lines end at `\n`, `\r\n` or `\r`; a byte order mark is no part of the first.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where isLineEnd(byte) {
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
      starts.append(offset + 1)
    }
    return starts
  }

  /// The start of the line behind the one that an offset lies in.
  func nextLine(of offset: Int) -> Int {
    let end = lineEnd(of: offset)
    return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, bytes.count)
  }

  /// How the text ends its lines.
  var lineBreak: String {
    guard let first = bytes.firstIndex(where: Self.isLineEnd) else { return "\n" }
    return bytes[first...].starts(with: [0x0D, 0x0A]) ? "\r\n" : bytes[first] == 0x0D ? "\r" : "\n"
  }

  /// The offset behind an entry: its value's last character, or the colon of a key without one.
  func end(of entry: Mapping.Entry) -> Int {
    var end = max(entry.value.range.end.offset, entry.keyRange.end.offset)
    if end == entry.keyRange.end.offset, end < bytes.count, bytes[end] == UInt8(ascii: ":") { end += 1 }
    while end > entry.keyRange.end.offset, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// Whether nothing but white space lies in a stretch.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether an entry is written inside its mapping; a merged one is written elsewhere.
  func isInside(_ entry: Entry) -> Bool {
    let (inner, outer) = (entry.entry.keyRange.offsets, entry.mapping.range.offsets)
    return inner.lowerBound >= outer.lowerBound && inner.upperBound <= outer.upperBound
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
