/// Finds its way through Swift source without a parser: past strings and comments, and to the end of brackets.
package struct SwiftTextScanner {
  let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The index behind the bracket that closes the one at `start`; nil where none does.
  package func end(ofBracketAt start: Int) -> Int? {
    var depth = 0
    var at = start
    while at < bytes.count {
      if let end = end(ofTriviaOrStringAt: at) {
        at = end
        continue
      }
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
      at += 1
    }
    return nil
  }

  /// The index behind a comment or a string that begins here; nil where none does.
  func end(ofTriviaOrStringAt at: Int) -> Int? { end(ofCommentAt: at) ?? end(ofStringAt: at) }

  private func end(ofCommentAt start: Int) -> Int? {
    if starts(with: "//", at: start) {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard starts(with: "/*", at: start) else { return nil }
    var (depth, at) = (0, start)
    while at < bytes.count {
      if starts(with: "/*", at: at) {
        (depth, at) = (depth + 1, at + 2)
      } else if starts(with: "*/", at: at) {
        (depth, at) = (depth - 1, at + 2)
        if depth == 0 { return at }
      } else {
        at += 1
      }
    }
    return bytes.count
  }

  private func end(ofStringAt start: Int) -> Int? {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = start + hashes
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    let marks = starts(with: "\"\"\"", at: quote) ? 3 : 1
    let closing = String(repeating: "\"", count: marks) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var at = quote + marks
    while at < bytes.count {
      if starts(with: closing, at: at) { return at + closing.utf8.count }
      if marks == 1, bytes[at] == UInt8(ascii: "\n") { return at }
      if starts(with: escape + "(", at: at) {
        at = end(ofBracketAt: at + escape.utf8.count) ?? bytes.count
      } else if starts(with: escape, at: at) {
        at += escape.utf8.count + 1
      } else {
        at += 1
      }
    }
    return bytes.count
  }

  func starts(with text: String, at start: Int) -> Bool {
    let wanted = text.utf8
    guard start + wanted.count <= bytes.count else { return false }
    return zip(wanted, bytes[start...]).allSatisfy { $0 == $1 }
  }
}
