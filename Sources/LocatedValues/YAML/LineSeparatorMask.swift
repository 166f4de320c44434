/// Hides U+0085, U+2028 and U+2029 from libyaml, which takes them for ends of lines.
///
/// YAML 1.2 does not (YAML 1.2.2, 5.4), and text that was copied from layout programs has them inside of lines. Each
/// is replaced by a character of as many bytes that does not occur in the text, and put back in what libyaml hands out.
struct LineSeparatorMask: Sendable {
  private static let separators: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

  /// Each separator and what stands for it.
  private let standIns: [(separator: Unicode.Scalar, standIn: Unicode.Scalar)]

  /// A mask for a text, or nil when there is nothing to hide, or no character left to hide it with.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard LineSeparatorMask.hasSeparator(bytes) else { return nil }
    let used = LineSeparatorMask.usedCharacters(of: bytes)
    // Above what \x can write, so that only \u and \U have to be looked for.
    var twoBytes = (UInt32(0x100)...0x7FF).lazy.filter { !used.contains($0) }.compactMap(Unicode.Scalar.init)
      .makeIterator()
    var threeBytes = (UInt32(0xE000)...0xF8FF).lazy.filter { !used.contains($0) }
      .compactMap(Unicode.Scalar.init).makeIterator()
    guard let first = twoBytes.next(), let second = threeBytes.next(), let third = threeBytes.next() else {
      return nil
    }
    standIns = Array(zip(Self.separators, [first, second, third]))
  }

  /// The text with every separator hidden; all other bytes stay where they are.
  func masked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for (separator, standIn) in standIns {
      let wanted = Array(String(separator).utf8)
      let replacement = Array(String(standIn).utf8)
      for offset in bytes.indices.dropLast(wanted.count - 1)
      where bytes[offset] == wanted[0] && bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        for (index, byte) in replacement.enumerated() { result[offset + index] = byte }
      }
    }
    return result
  }

  /// What was written where libyaml saw this.
  func unmasked(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x100 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(standIns.first { $0.standIn == scalar }?.separator ?? scalar)
    }
    return String(result)
  }

  private static func hasSeparator(_ bytes: ArraySlice<UInt8>) -> Bool {
    for offset in bytes.indices.dropLast() {
      switch bytes[offset] {
      case 0xC2 where bytes[offset + 1] == 0x85: return true
      case 0xE2
      where bytes[offset + 1] == 0x80 && offset + 2 < bytes.endIndex && bytes[offset + 2] & 0xFE == 0xA8:
        return true
      default: continue
      }
    }
    return false
  }

  /// The characters that could be stand-ins and occur in a text, written as themselves or as escapes.
  private static func usedCharacters(of bytes: ArraySlice<UInt8>) -> Set<UInt32> {
    var used: Set<UInt32> = []
    for offset in bytes.indices {
      switch bytes[offset] {
      case 0xC4...0xDF: used.insert(character(in: bytes, at: offset, length: 2))
      case 0xEE, 0xEF: used.insert(character(in: bytes, at: offset, length: 3))
      case UInt8(ascii: "\\"):
        // \u has four digits and \U has eight, of which the last four decide here.
        let digits = bytes[offset...].dropFirst(2).prefix { hexadecimal($0) != nil }
        for count in [4, 8] { used.insert(number(digits.prefix(count))) }
      default: continue
      }
    }
    return used
  }

  private static func character(in bytes: ArraySlice<UInt8>, at offset: Int, length: Int) -> UInt32 {
    let lead = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
    return bytes[offset...].dropFirst().prefix(length - 1).reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 &<< 4 | (hexadecimal($1) ?? 0) }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init)
  }
}
