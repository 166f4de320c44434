// What is said when text is not JSON.
extension JSONReader {
  /// An error at an offset; when it reaches the byte at which the text is no text any more, that byte is the error.
  mutating func error(at offset: Int, _ message: String, advice: String, upTo last: Int? = nil) -> Diagnostic
  {
    if let fault = source.fault, max(last ?? offset, offset) >= end { return diagnostic(of: fault) }
    return Diagnostic(
      file: source.file, place: places.place(atOffset: offset), message: message, advice: advice)
  }

  mutating func diagnostic(of fault: TextFault) -> Diagnostic {
    fault.diagnostic(file: source.file, place: places.place(atOffset: fault.offset))
  }

  mutating func emptyDocument() -> Diagnostic {
    error(at: position, "the file is empty", advice: "write a JSON value, such as {}")
  }

  mutating func textAfterDocument() -> Diagnostic {
    error(
      at: position, "there is \(nameOfCharacter(at: position)) behind the end of the value",
      advice: "a JSON file holds one value; put several into a list")
  }

  mutating func trailingComma(at comma: Int) -> Diagnostic {
    error(at: comma, "a comma before the closing bracket is not allowed in JSON", advice: "remove the comma")
  }

  mutating func missingComma(isMapping: Bool) -> Diagnostic {
    let bracket = isMapping ? "}" : "]"
    guard let byte else { return unexpected("a comma or \(bracket)") }
    let expected = "expected a comma or \(bracket) here, and found \(nameOfCharacter(at: position))"
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return error(at: position, expected, advice: "close brackets in the order in which they were opened")
    default:
      return error(at: position, expected, advice: advice(for: byte) ?? "write a comma between two entries")
    }
  }

  mutating func unexpectedKey() -> Diagnostic {
    guard let byte else { return unexpected("a key") }
    let message = "expected a key in double quotes here, and found \(nameOfCharacter(at: position))"
    return error(at: position, message, advice: advice(for: byte) ?? "put double quotes around the key")
  }

  mutating func unexpected(_ wanted: String) -> Diagnostic {
    guard let byte else {
      return error(
        at: position, "the file ends where \(wanted) is expected",
        advice: "complete it; every bracket and quote that is opened must be closed")
    }
    return error(
      at: position, "expected \(wanted) here, and found \(nameOfCharacter(at: position))",
      advice: advice(for: byte) ?? "write \(wanted), or remove what is here")
  }

  mutating func controlInString(_ byte: UInt8, opening: Int) -> Diagnostic {
    switch byte {
    case 0x0A, 0x0D:
      error(
        at: position, "a line ends inside a string",
        advice: "write the closing quote, or \\n for a line break in the text")
    case 0x09: error(at: position, "a tab inside a string is not allowed in JSON", advice: "write \\t")
    default:
      error(
        at: position, "\(nameOfCharacter(at: position)) inside a string is not allowed in JSON",
        advice:
          "remove it, or write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))")
    }
  }

  /// The character at an offset, for a message.
  func nameOfCharacter(at offset: Int) -> String {
    guard offset < end else { return "the end of the file" }
    // Four bytes hold the longest character; only the first is shown.
    let text = String(decoding: source.bytes[offset..<min(offset + 4, end)], as: UTF8.self)
    guard let first = text.unicodeScalars.first else { return "the end of the file" }
    return first == "'" ? "a single quote" : TerminalText.quoted(String(Character(first)))
  }

  private func advice(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "'"): "use double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "remove comments, which JSON does not have"
    case UInt8(ascii: ","): "remove the comma, or write what is missing before it"
    case UInt8(ascii: "="): "write a colon between key and value"
    default: nil
    }
  }
}
