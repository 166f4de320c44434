/// Which characters are written as escapes, and how.
enum TextEscapes {
  /// Whether a character is written as an escape in quotes.
  ///
  /// These are the ones that YAML or JSON do not allow as themselves, that break lines for some readers, or that cannot
  /// be seen; a joiner stays, since emoji and scripts are made with it.
  static func isNeeded(for scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 || scalar == "\"" || scalar == "\\" }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// The escape that YAML and JSON share, or nil.
  static func short(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: nil
    }
  }

  /// A number in capitals, filled up with zeros.
  static func hexadecimal(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Text in double quotes, with everything that needs it escaped by a rule.
  static func quoted(_ text: String, escape: (Unicode.Scalar) -> String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if isNeeded(for: scalar) {
        result += short(scalar) ?? escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
