/// Finds the comments of a source that speak to this tool.
package struct CommentScanner: Sendable {
  /// What such a comment holds.
  package static let marker = Array("carousel-a11y:".utf8)

  private let syntax: CommentSyntax

  package init(_ syntax: CommentSyntax) { self.syntax = syntax }

  /// Whether there is something to find at all, so that most sources are not looked at twice.
  package static func isWorthwhile(_ bytes: [UInt8]) -> Bool { next(marker, in: bytes, from: 0) != nil }

  /// The comments in order.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - opaque: The byte offsets of texts, sorted, in which a comment's marks are only characters.
  /// - Returns: Comments that hold the tool's name and a colon, each within one line.
  package func comments(in bytes: [UInt8], opaque: [Range<Int>] = []) -> [DirectiveComment] {
    var comments: [DirectiveComment] = []
    var lines = LineCounter(bytes)
    var from = 0
    while let at = Self.next(Self.marker, in: bytes, from: from) {
      let line = lines.line(at: at)
      if let comment = comment(in: bytes, marker: at, line: line, opaque) { comments.append(comment) }
      // The rest of the line belongs to this comment, or to none.
      from = max(line.end, at + Self.marker.count)
    }
    return comments
  }

  private func comment(
    in bytes: [UInt8], marker: Int, line: LineCounter.Line, _ opaque: [Range<Int>]
  ) -> DirectiveComment? {
    guard let start = start(in: bytes, line.start..<marker, opaque) else { return nil }
    let between = String(decoding: bytes[(start.offset + start.mark.utf8.count)..<marker], as: UTF8.self)
    guard between.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var text = String(decoding: bytes[(marker + Self.marker.count)..<line.end], as: UTF8.self)
    if let block = syntax.block, start.mark == block.open {
      text = text.firstRange(of: block.close).map { String(text[..<$0.lowerBound]) } ?? text
    }
    let head = bytes[line.start..<start.offset]
    return DirectiveComment(
      text: text.trimmed, line: line.number, column: start.offset - line.start + 1,
      standsAlone: head.allSatisfy { $0 == 0x20 || $0 == 0x09 })
  }

  /// Where the comment begins that reaches to the end of a stretch of a line.
  private func start(
    in bytes: [UInt8], _ stretch: Range<Int>, _ opaque: [Range<Int>]
  ) -> (offset: Int, mark: String)? {
    for offset in stretch {
      guard let mark = mark(in: bytes, at: offset), !Self.contains(opaque, offset) else { continue }
      let isFirst = offset == stretch.lowerBound || [0x20, 0x09].contains(bytes[offset - 1])
      if isFirst || !syntax.needsSpace { return (offset, mark) }
    }
    return nil
  }

  private func mark(in bytes: [UInt8], at offset: Int) -> String? {
    let marks = [syntax.lineMarker] + (syntax.block.map { [$0.open] } ?? [])
    return marks.first { bytes[offset...].starts(with: $0.utf8) }
  }

  private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }

  package static func next(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    var at = start
    while at <= bytes.count - wanted.count {
      if bytes[at] == first, bytes[at..<(at + wanted.count)].elementsEqual(wanted) { return at }
      at += 1
    }
    return nil
  }
}

/// Counts lines while it walks forward through a source.
private struct LineCounter {
  struct Line {
    var number: Int
    var start: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private var number = 1
  private var start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line that an offset lies in; offsets must not go back.
  mutating func line(at offset: Int) -> Line {
    var end = lineEnd(from: start)
    while end < offset {
      start = end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
      number += 1
      end = lineEnd(from: start)
    }
    return Line(number: number, start: start, end: end)
  }

  private func lineEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let tail = drop(while: isSpace)
    guard let last = tail.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(tail[...last])
  }
}
