internal import CarouselModel
internal import SwiftSourceReader

/// A view in a source with the modifiers behind it, innermost first.
struct ModifierChain {
  /// The view itself, in byte offsets.
  let view: Range<Int>
  /// The call that makes the view, where it is one.
  let call: SourceCall?
  /// The modifiers.
  let links: [SourceCall]
}

/// A source's bytes with its calls.
struct EditedSource: Sendable {
  let bytes: [UInt8]
  private let lineStarts: [Int]
  private let calls: [Range<Int>: SourceCall]
  /// The calls by what they are called on.
  private let outer: [Range<Int>: SourceCall]

  init(_ bytes: [UInt8], _ calls: [SourceCall]) {
    self.bytes = bytes
    self.calls = Dictionary(calls.map { ($0.range, $0) }, uniquingKeysWith: { first, _ in first })
    outer = Dictionary(
      calls.compactMap { call in call.base.map { ($0, call) } }, uniquingKeysWith: { first, _ in first })
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if isEnd { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The view that was declared at a place, with its modifiers; nil where no call stands there.
  func chain(at place: CarouselModel.SourceRange) -> ModifierChain? {
    guard let start = offset(place.start), let end = offset(place.end), start < end else { return nil }
    let view = start..<end
    guard calls[view] != nil || outer[view] != nil else { return nil }
    var links: [SourceCall] = []
    var range = view
    while let next = outer[range] {
      links.append(next)
      range = next.range
    }
    return ModifierChain(view: view, call: calls[view], links: links)
  }

  /// The modifier of a view that was written at a place; nil where it belongs to another view.
  func link(at place: CarouselModel.SourceRange, in chain: ModifierChain) -> SourceCall? {
    guard let start = offset(place.start) else { return nil }
    return chain.links.first { $0.start == start }
  }

  private func offset(_ position: SourcePosition) -> Int? {
    guard lineStarts.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let offset = lineStarts[position.line - 1] + position.column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Lines

  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !Self.isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  func lineEnd(of offset: Int) -> Int { bytes[offset...].firstIndex(where: Self.isLineEnd) ?? bytes.count }

  /// The start of the line behind the one that an offset lies in.
  func nextLine(of offset: Int) -> Int {
    let end = lineEnd(of: offset)
    return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, bytes.count)
  }

  /// The white space that a line begins with.
  func margin(of offset: Int) -> String {
    let start = lineStart(of: offset)
    return text(start..<(bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.count))
  }

  /// Whether nothing but white space stands before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool { isBlank(lineStart(of: offset)..<offset) }

  /// Whether nothing but white space lies in a stretch.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isSpace) }

  /// How the source ends its lines.
  var lineBreak: String {
    guard let first = bytes.firstIndex(where: Self.isLineEnd) else { return "\n" }
    return bytes[first...].starts(with: [0x0D, 0x0A]) ? "\r\n" : bytes[first] == 0x0D ? "\r" : "\n"
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
