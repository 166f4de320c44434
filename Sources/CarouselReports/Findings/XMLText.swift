/// Text from files, made safe for XML 1.0.
enum XMLText {
  /// The text with controls written out and the five reserved characters as references; for content and attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in EscapedText.plain(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // Not characters of XML 1.0 (section 2.2), not even as references.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Attributes with a space before each.
  static func attributes(_ pairs: KeyValuePairs<String, String?>) -> String {
    pairs.map { pair in pair.value.map { " \(pair.key)=\"\(escaped($0))\"" } ?? "" }.joined()
  }
}
