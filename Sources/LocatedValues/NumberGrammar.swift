/// The grammar of numbers: JSON's (RFC 8259, section 6), with an optional leading `+` for YAML.
enum NumberGrammar {
  /// Whether the whole text is a number.
  static func accepts(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    guard let first = digits.first else { return false }
    let whole = dropDigits(&digits)
    guard whole == 1 || (whole > 1 && first != UInt8(ascii: "0")) else { return false }
    if digits.first == UInt8(ascii: ".") {
      digits.removeFirst()
      guard dropDigits(&digits) > 0 else { return false }
    }
    return acceptsExponent(digits)
  }

  private static func acceptsExponent(_ text: Substring.UTF8View) -> Bool {
    guard let mark = text.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    var digits = text.dropFirst()
    if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    return dropDigits(&digits) > 0 && digits.isEmpty
  }

  private static func dropDigits(_ text: inout Substring.UTF8View) -> Int {
    let before = text.count
    text = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return before - text.count
  }
}
