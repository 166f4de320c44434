// Where the values of a YAML text begin and end.
extension YAMLPass {
  /// Where an event is written, without its anchor and tag, and without the white space behind a block.
  mutating func range(of event: YAMLEvent, from offset: Int) -> SourceRange {
    let start: Int
    if event.kind != .alias, event.anchor != nil || event.tag != nil {
      let behind = skipProperties(from: offset)
      start = event.kind == .scalar ? min(behind, places.offset(ofCharacter: event.end)) : behind
    } else {
      start = offset
    }
    let first = places.place(atOffset: start)
    var end = places.offset(ofCharacter: event.end)
    if event.kind == .scalar, event.style == .block { end = trimSpace(before: end, after: start) }
    return SourceRange(start: first, end: places.place(atOffset: end))
  }

  /// The place of an event's first character, which may be that of its anchor or tag.
  mutating func outerStart(of event: YAMLEvent) -> Place {
    places.place(atOffset: places.offset(ofCharacter: event.start))
  }

  private func skipProperties(from start: Int) -> Int {
    var offset = start
    while offset < end {
      switch source.bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "#"):
        offset = skip(from: offset) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      case UInt8(ascii: "&"), UInt8(ascii: "!"): offset = skip(from: offset, until: Self.endsProperty)
      default: return offset
      }
    }
    return offset
  }

  private func skip(from start: Int, until stops: (UInt8) -> Bool) -> Int {
    source.bytes[start..<end].firstIndex(where: stops) ?? end
  }

  private func trimSpace(before end: Int, after start: Int) -> Int {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return source.bytes[start..<max(start, end)].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
  }

  private static func endsProperty(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
  }
}
