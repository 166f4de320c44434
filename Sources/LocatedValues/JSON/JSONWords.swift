// Numbers (RFC 8259, section 6) and the three words (section 3).
extension JSONReader {
  /// Reads a number and gives its text as it was written.
  mutating func readNumber() throws(Diagnostic) -> String {
    let start = position
    let text = readRun { JSONReader.isWordByte($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    if NumberGrammar.accepts(text), !text.hasPrefix("+") { return text }
    let end = position
    position = start
    throw error(
      at: start, "\(TerminalText.quoted(text)) is not a number in JSON", advice: adviceForNumber(text),
      upTo: end)
  }

  /// Reads `true`, `false` or `null`.
  mutating func readWord() throws(Diagnostic) -> Scalar {
    let start = position
    let word = readRun(where: JSONReader.isWordByte)
    switch word {
    case "true", "false": return Scalar(word, style: .jsonBoolean)
    case "null": return Scalar(word, style: .jsonNull)
    default:
      let end = position
      position = start
      throw error(
        at: start, "\(TerminalText.quoted(word)) is not a value in JSON", advice: adviceForWord(word),
        upTo: end)
    }
  }

  private mutating func readRun(where belongs: (UInt8) -> Bool) -> String {
    let start = position
    while let byte, belongs(byte) { position += 1 }
    return String(decoding: source.bytes[start..<position], as: UTF8.self)
  }

  private func adviceForNumber(_ text: String) -> String {
    if text.hasPrefix("+") { return "leave out the plus sign" }
    if text.hasPrefix(".") || text.hasPrefix("-.") { return "write 0 before the point" }
    if text.hasSuffix(".") { return "write a digit behind the point, or leave the point out" }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0"), digits.dropFirst().allSatisfy(\.isNumber) {
      return "leave out the leading zeros"
    }
    return "write it like -12, 0.5 or 1e6, or in double quotes if it is text"
  }

  private func adviceForWord(_ word: String) -> String {
    switch word.lowercased() {
    case "true", "false", "null": "write it in small letters"
    case "nan", "infinity", "inf": "JSON has no such number; leave the value out, or write null"
    case "none", "nil", "undefined": "write null"
    case "yes", "on": "write true, or put double quotes around it if it is text"
    case "no", "off": "write false, or put double quotes around it if it is text"
    default: "put double quotes around it"
    }
  }
}
