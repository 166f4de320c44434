public import CarouselModel

/// The line of a source that a finding is about, and its columns in UTF-16 code units.
public struct SourceExcerpt: Hashable, Sendable {
  /// The part of the line around the place, without its end.
  public var text: String
  /// The number of characters (Unicode scalars) of `text` before the place.
  public var caret: Int
  /// The one-based column of the start, in UTF-16 code units.
  public var startColumn: Int
  /// The one-based column behind the end, in UTF-16 code units.
  public var endColumn: Int

  /// Creates an excerpt.
  public init(text: String, caret: Int, startColumn: Int, endColumn: Int) {
    self.text = text
    self.caret = caret
    self.startColumn = startColumn
    self.endColumn = endColumn
  }
}

/// The lines of a source, for excerpts of a bounded length.
///
/// A definition may be one line of many megabytes with a finding every few bytes, so no question walks a line.
public struct SourceLines: Sendable {
  private static let spacing = 1_024
  /// The most bytes of a line before and behind a place that an excerpt shows.
  private static let reach = 100

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private let marks: [Int]

  /// Takes a source; lines end at `\n`, `\r\n` or `\r`.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var marks = [0]
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.spacing == 0, offset > 0 { marks.append(units) }
      units += Self.units(byte)
      let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(offset + 1) }
    }
    lineStarts = starts
    self.marks = marks
  }

  /// The byte offset of a place, moved into the text where it lies outside.
  public func offset(of position: SourcePosition) -> Int {
    let line = min(max(position.line, 1), lineStarts.count) - 1
    return min(lineStarts[line] + max(position.column, 1) - 1, bytes.count)
  }

  /// The excerpt at a range.
  public func excerpt(_ range: SourceRange) -> SourceExcerpt {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    let lineStart = lineStarts[min(max(range.start.line, 1), lineStarts.count) - 1]
    let lineEnd = self.lineEnd(from: start)
    let from = characterStart(max(lineStart, start - Self.reach))
    let to = characterStart(min(lineEnd, start + Self.reach))
    let head = String(decoding: bytes[from..<max(from, start)], as: UTF8.self)
    let tail = String(decoding: bytes[start..<max(start, to)], as: UTF8.self)
    return SourceExcerpt(
      text: head + tail, caret: head.unicodeScalars.count, startColumn: column(start, line: range.start.line),
      endColumn: column(end, line: range.end.line))
  }

  private func lineEnd(from offset: Int) -> Int {
    let limit = min(bytes.count, offset + Self.reach)
    var end = offset
    while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func characterStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func column(_ offset: Int, line: Int) -> Int {
    let start = lineStarts[min(max(line, 1), lineStarts.count) - 1]
    return units(before: offset) - units(before: min(start, offset)) + 1
  }

  private func units(before offset: Int) -> Int {
    let mark = min(offset / Self.spacing, marks.count - 1)
    return bytes[(mark * Self.spacing)..<offset].reduce(marks[mark]) { $0 + Self.units($1) }
  }

  /// UTF-16 code units that begin with a byte of UTF-8: characters of four bytes are surrogate pairs.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
