/// Finds, in one pass over the bytes and without a parser, source that is too deep to be parsed safely.
///
/// It only has to be right about depth: where it cannot tell, it counts more.
struct DepthScan {
  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// The links so far of every open level; the last is the innermost.
  private var levels = [0]
  /// For every open level whether a square bracket opened it.
  private var isSquare = [false]
  private var squares = 0
  private var openLinks = 0
  /// How many quotes and pounds close the literals that interpolations are open in, with the level of each.
  private var literals: [(level: Int, quote: Int, pounds: Int)] = []
  private var configs = 0

  init(_ bytes: [UInt8], limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Returns what is too deep, if something is.
  static func fault(in bytes: [UInt8], limits: ReadingLimits) -> SyntaxFault? {
    var scan = DepthScan(bytes, limits: limits)
    return scan.run()
  }

  private mutating func run() -> SyntaxFault? {
    if bytes.count > limits.bytes { return fault("the file is larger than \(limits.bytes) bytes") }
    while offset < bytes.count {
      step()
      if levels.count + configs > limits.nesting {
        return fault("more than \(limits.nesting) levels of nesting")
      }
      if squares > limits.squareNesting {
        return fault("more than \(limits.squareNesting) levels of square brackets")
      }
      if levels[levels.count - 1] > limits.chain || openLinks > limits.openLinks {
        return fault("an expression of more than \(limits.chain) links")
      }
    }
    return nil
  }

  private func fault(_ what: String) -> SyntaxFault {
    SyntaxFault(place: LineColumn(line: line, column: offset - lineStart + 1), message: "not read: " + what)
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: ";"): restart()
    case 0x0A, 0x0D: newline()
    default:
      if DepthScan.isLink(byte) { link() }
      offset += 1
    }
  }

  private func at(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Operators and members; a word counts once, by its first letter after a space.
  private static func isLink(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), 0x20, 0x09:
      true
    default: byte >= 0x80
    }
  }

  private mutating func link() {
    levels[levels.count - 1] += 1
    openLinks += 1
  }

  private mutating func restart() {
    openLinks -= levels[levels.count - 1]
    levels[levels.count - 1] = 0
    offset += 1
  }

  private mutating func open() {
    link()
    levels.append(0)
    isSquare.append(bytes[offset] == UInt8(ascii: "["))
    if bytes[offset] == UInt8(ascii: "[") { squares += 1 }
    offset += 1
  }

  private mutating func close() {
    if levels.count > 1 {
      openLinks -= levels.removeLast()
      if isSquare.removeLast() { squares -= 1 }
    }
    offset += 1
    if let literal = literals.last, literal.level == levels.count {
      literals.removeLast()
      text(quote: literal.quote, pounds: literal.pounds)
    }
  }

  /// A new line ends a statement, unless the next one goes on with a member, an operator or a keyword.
  private mutating func newline() {
    offset += 1
    line += 1
    lineStart = offset
    var next = offset
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    guard next < bytes.count, !endsOpen() else { return link() }
    let first = bytes[next]
    let isWord = (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7A || first == UInt8(ascii: "@")
    let goesOn = first == UInt8(ascii: "e") && bytes[next...].starts(with: "else".utf8)
    if isWord, !goesOn {
      offset -= 1
      restart()
    }
    offset = max(offset, next)
  }

  /// Whether the line before ended with a word that wants more: `try`, `await`, `else` and the like.
  private func endsOpen() -> Bool {
    var end = offset - 1
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, (bytes[start - 1] | 0x20) >= 0x61, (bytes[start - 1] | 0x20) <= 0x7A { start -= 1 }
    guard start < end, end - start <= 8 else {
      return start == end && end > 0 && DepthScan.isLink(bytes[end - 1])
    }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    return ["try", "await", "else", "in", "is", "as", "some", "any", "each", "repeat", "unsafe"].contains(
      word)
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        countLine()
        offset += 1
      }
    }
  }

  private mutating func countLine() {
    guard bytes[offset] == 0x0A else { return }
    line += 1
    lineStart = offset + 1
  }

  private mutating func pound() {
    if bytes[offset...].starts(with: "#if".utf8) { configs += 1 }
    if bytes[offset...].starts(with: "#endif".utf8) { configs = max(0, configs - 1) }
    var pounds = 0
    while at(pounds) == UInt8(ascii: "#") { pounds += 1 }
    offset += pounds
    if at(0) == UInt8(ascii: "\"") { string(pounds: pounds) }
  }

  private mutating func string(pounds: Int) {
    let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    text(quote: isMultiline ? 3 : 1, pounds: pounds)
  }

  /// Goes through the text of a literal up to its end or to an interpolation.
  private mutating func text(quote: Int, pounds: Int) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\""), closes(quote: quote, pounds: pounds) {
        offset += quote + pounds
        return
      }
      if byte == 0x0A, quote == 1 { return }
      countLine()
      guard byte == UInt8(ascii: "\\"), (0..<pounds).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) else {
        offset += 1
        continue
      }
      offset += 1 + pounds
      if at(0) == UInt8(ascii: "(") {
        literals.append((levels.count, quote, pounds))
        return open()
      }
      if offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    }
  }

  private func closes(quote: Int, pounds: Int) -> Bool {
    (0..<quote).allSatisfy { at($0) == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { at(quote + $0) == UInt8(ascii: "#") }
  }
}
