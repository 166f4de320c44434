/// Text from files made safe to print: it cannot move the cursor, turn the direction or hide itself.
public enum TerminalText {
  /// The text with every character that a terminal acts upon written as `\u{..}`.
  ///
  /// These are controls, line and paragraph separators and invisible formatting characters (among them the
  /// bidirectional ones), but not the joiners that emoji and scripts need.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text escaped and in single quotes, with the middle left out when it is long.
  ///
  /// - Parameters:
  ///   - text: Text from a file.
  ///   - limit: The most characters that are shown.
  /// - Returns: The text to put into a message.
  public static func quoted(_ text: String, limit: Int = 60) -> String {
    let head = text.unicodeScalars.prefix(limit + 1)
    guard head.count > limit else { return "'\(escaped(text))'" }
    return "'\(escaped(String(String.UnicodeScalarView(head.prefix(limit)))))...'"
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D && !isEmojiTag(scalar)
    default: return false
    }
  }

  // Flags such as Scotland's are spelled with tags.
  private static func isEmojiTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }
}
