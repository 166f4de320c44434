/// Words as Swift writes them.
enum SwiftLiteral {
  /// A literal of characters, on one line.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Control and direction characters would not be seen in the source.
        let isPlain =
          scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
          && scalar.value != 0x2028 && scalar.value != 0x2029
        if isPlain {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result + "\""
  }
}
