// Strings (RFC 8259, section 7).
extension JSONReader {
  /// Reads a string, from its opening quote to behind its closing one.
  mutating func readString() throws(Diagnostic) -> String {
    let opening = position
    position += 1
    var start = position
    var unescaped: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        if unescaped.isEmpty { return String(decoding: source.bytes[start..<position], as: UTF8.self) }
        unescaped += source.bytes[start..<position]
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += source.bytes[start..<position]
        unescaped += String(try readEscape()).utf8
        start = position
      case ..<0x20: throw controlInString(byte, opening: opening)
      default: position += 1
      }
    }
    throw error(
      at: opening, "this string has no closing quote", advice: "write \" where the text ends", upTo: end)
  }

  private mutating func readEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = byte else {
      throw error(at: start, "an escape ends with the file", advice: "write \\\\ for a backslash", upTo: end)
    }
    position += 1
    if letter == UInt8(ascii: "u") { return try readCodeUnits(from: start) }
    guard let scalar = JSONReader.shortEscapes[letter] else {
      position = start
      throw error(
        at: start, "a backslash and \(nameOfCharacter(at: start + 1)) are no escape",
        advice:
          "write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
      )
    }
    return scalar
  }

  private mutating func readCodeUnits(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    let first = try readCodeUnit(from: start)
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    if UTF16.isLeadSurrogate(first), byte == UInt8(ascii: "\\"), position + 1 < end,
      source.bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let second = try readCodeUnit(from: position - 2)
      if UTF16.isTrailSurrogate(second),
        let scalar = Unicode.Scalar(0x1_0000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))
      {
        return scalar
      }
    }
    position = start
    throw error(
      at: start, "the escape \(escapeText(at: start)) is half of a character",
      advice: "write both halves, such as \\uD83D\\uDE00, or the character itself")
  }

  private mutating func readCodeUnit(from start: Int) throws(Diagnostic) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = hexadecimalDigit(byte) else {
        throw error(
          at: start, "the escape \\u needs four hexadecimal digits", advice: "write it as \\u00E9",
          upTo: position)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private func escapeText(at start: Int) -> String {
    TerminalText.escaped(String(decoding: source.bytes[start..<min(start + 6, end)], as: UTF8.self))
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static let shortEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]
}
