/// How a scalar, or an empty list or mapping, is written in YAML.
enum YAMLScalarText {
  /// The text to put behind a key or dash; further lines are indented.
  static func text(of value: PlainValue, indent: Int) -> String {
    switch value {
    case .null: "null"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let number): number.text
    case .string(let string): block(string, indent: indent) ?? inOneLine(string)
    case .sequence: "[]"
    case .mapping: "{}"
    }
  }

  /// Text in one line: plain where that is safe, else in double quotes.
  static func inOneLine(_ string: String) -> String {
    isPlain(string) ? string : TextEscapes.quoted(string, escape: escape)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case ..<0x100: "\\x" + TextEscapes.hexadecimal(scalar.value, digits: 2)
    case ..<0x1_0000: "\\u" + TextEscapes.hexadecimal(scalar.value, digits: 4)
    default: "\\U" + TextEscapes.hexadecimal(scalar.value, digits: 8)
    }
  }

  /// Whether every reader takes the text for text without quotes.
  private static func isPlain(_ string: String) -> Bool {
    let scalars = string.unicodeScalars
    // What starts with a digit or a sign may be a number, a date or a time to somebody.
    guard let first = scalars.first, first == "_" || first.properties.isAlphabetic, scalars.last != " ",
      scalars.allSatisfy(isPlain), !words.contains(string.lowercased())
    else { return false }
    return zip(scalars, scalars.dropFirst()).allSatisfy { pair in pair != (":", " ") && pair != (" ", "#") }
      && scalars.last != ":"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F {
      return scalar == " " || !(scalar.value < 0x20 || "\"\\[]{}`|>*".unicodeScalars.contains(scalar))
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return false
    default: return true
    }
  }

  // The words that YAML 1.1 or 1.2 take for something else, in small letters.
  private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// Text of several lines as a literal block, or nil where quotes are safer.
  private static func block(_ string: String, indent: Int) -> String? {
    let body = string.trimmingLineBreaksAtEnd
    let lines = body.split(separator: "\n" as Unicode.Scalar, omittingEmptySubsequences: false)
    let breaks = string.unicodeScalars.count - body.count
    guard lines.count > 1 || breaks > 0, let first = lines.first, !first.isEmpty, first.first != " ",
      lines.allSatisfy({ $0.last != " " && $0.allSatisfy(isInBlock) })
    else { return nil }
    let margin = String(repeating: " ", count: indent)
    let written = lines.map { $0.isEmpty ? "" : margin + String($0) }.joined(separator: "\n")
    switch breaks {
    case 0: return "|-\n" + written
    case 1: return "|\n" + written
    default: return "|+\n" + written + String(repeating: "\n", count: breaks - 1)
    }
  }

  private static func isInBlock(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || !TextEscapes.isNeeded(for: scalar)
  }
}

extension String {
  fileprivate var trimmingLineBreaksAtEnd: Substring.UnicodeScalarView {
    var scalars = Substring(self).unicodeScalars
    while scalars.last == "\n" { scalars.removeLast() }
    return scalars
  }
}
