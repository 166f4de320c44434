/// The first byte or character of a text that may not stand in it at all.
enum TextFault: Hashable, Sendable {
  /// A byte that is not part of well-formed UTF-8 (Unicode 16, table 3-7).
  case invalidUTF8(offset: Int, byte: UInt8)
  /// A character that YAML allows only as an escape (YAML 1.2.2, 5.1).
  case forbidden(offset: Int, character: UInt32)

  /// Where the fault is.
  var offset: Int {
    switch self {
    case .invalidUTF8(let offset, _), .forbidden(let offset, _): offset
    }
  }

  /// The fault for people.
  func diagnostic(file: String, place: Place) -> Diagnostic {
    switch self {
    case .invalidUTF8(_, let byte):
      Diagnostic(
        file: file, place: place, message: "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8",
        advice: "save the file in the encoding UTF-8")
    case .forbidden(_, let character):
      Diagnostic(
        file: file, place: place,
        message: "the character U+\(hexadecimal(character, digits: 4)) is not allowed in YAML",
        advice: "remove it, or write it as an escape in double quotes, such as \"\(escape(of: character))\"")
    }
  }

  private func escape(of character: UInt32) -> String {
    character < 0x100
      ? "\\x\(hexadecimal(character, digits: 2))" : "\\u\(hexadecimal(character, digits: 4))"
  }

  private func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension TextFault {
  /// The first fault from an offset on, or nil for a faultless text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to begin.
  ///   - format: YAML refuses control characters anywhere, JSON only in strings, where its reader sees them.
  /// - Returns: The first fault.
  static func first(in bytes: [UInt8], from start: Int, format: DocumentFormat) -> TextFault? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if format == .yaml, isForbidden(UInt32(byte)) {
          return .forbidden(offset: offset, character: UInt32(byte))
        }
        offset += 1
        continue
      }
      guard let (character, length) = character(in: bytes, at: offset) else {
        return .invalidUTF8(offset: offset, byte: byte)
      }
      if format == .yaml, isForbidden(character) { return .forbidden(offset: offset, character: character) }
      offset += length
    }
    return nil
  }

  private static func isForbidden(_ character: UInt32) -> Bool {
    switch character {
    case 0x20...0x7E, 0x0A, 0x0D, 0x09, 0x85, 0xA0...0xFFFD, 0x1_0000...0x10_FFFF: false
    default: true
    }
  }

  private static func character(in bytes: [UInt8], at offset: Int) -> (UInt32, length: Int)? {
    let first = bytes[offset]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var character = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      character = character << 6 | UInt32(bytes[index] & 0x3F)
    }
    // Long forms and surrogates are what the first byte alone does not tell.
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard character >= least, Unicode.Scalar(character) != nil else { return nil }
    return (character, length)
  }
}
