/// The call of an inline snapshot in a source, and the place of its trailing closure.
struct InlineCall {
  /// The closure with its braces and the space before it; empty, behind the brackets, where there is none yet.
  let closure: Range<Int>
  private let indentation: String

  /// Finds the call at a place; nil where there is none.
  init?(in bytes: [UInt8], at site: InlineSite) {
    let scanner = SwiftTextScanner(bytes)
    guard let lineStart = Self.start(ofLine: site.line, in: bytes) else { return nil }
    let start = lineStart + site.column - 1
    guard start < bytes.count, let bracket = bytes[start...].firstIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let name = Array("assertInlineSnapshot".utf8)
    guard bracket >= name.count, Array(bytes[(bracket - name.count)..<bracket]) == name,
      let end = scanner.end(ofBracketAt: bracket)
    else { return nil }
    let next = Self.skippingSpace(bytes, from: end)
    if next < bytes.count, bytes[next] == UInt8(ascii: "{"), let close = scanner.end(ofBracketAt: next) {
      closure = end..<close
    } else {
      closure = end..<end
    }
    let margin = bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indentation = String(decoding: margin, as: UTF8.self)
  }

  /// The closure with a text as its only expression, laid out as the call is.
  func literal(_ text: String) -> String {
    let inner = indentation + (indentation.contains("\t") ? "\t" : "  ")
    let hashes = Self.hashes(for: text)
    let lines = SnapshotComparison.lines(text).map { $0.isEmpty ? "" : inner + $0 }
    let page = [inner + hashes + "\"\"\""] + lines + [inner + "\"\"\"" + hashes]
    return " {\n" + page.joined(separator: "\n") + "\n" + indentation + "}"
  }

  /// As many as it takes for nothing in the text to end or escape anything.
  private static func hashes(for text: String) -> String {
    guard text.contains("\\") || text.contains("\"\"\"") else { return "" }
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "#", count: longest + 1)
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    guard line > 1 else { return 0 }
    var left = line - 1
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      left -= 1
      if left == 0 { return index + 1 }
    }
    return nil
  }

  private static func skippingSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
    return at
  }
}
