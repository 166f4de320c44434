/// The keys at the top of a text in YAML or JSON, found without reading what stands behind them.
///
/// The text may be cut off or broken further on: only its outermost lines, or its outermost braces, are looked at.
struct TopLevelKeys {
  /// The keys in order; nil where the text does not begin as a mapping.
  private(set) var names: [String]?
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    guard let start = firstContent else { return }
    names =
      self.bytes[start] == UInt8(ascii: "{")
      ? FlowKeys(self.bytes[start...]).names : Self.block(self.bytes[start...])
  }

  /// Where the text begins behind white space, comments, directives and the mark of a document.
  private var firstContent: Int? {
    var rest = bytes
    while let first = rest.first {
      if first <= 0x20 {
        rest = rest.dropFirst()
      } else if first == UInt8(ascii: "#") || first == UInt8(ascii: "%") {
        rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      } else if rest.starts(with: "---".utf8) {
        rest = rest.dropFirst(3)
      } else {
        return rest.startIndex
      }
    }
    return nil
  }

  /// The keys of lines that are not indented; nil where the first of them is none.
  private static func block(_ bytes: ArraySlice<UInt8>) -> [String]? {
    var names: [String] = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let first = line.first, isKeyStart(first) else { continue }
      guard !line.starts(with: "---".utf8), !line.starts(with: "...".utf8) else { continue }
      guard let name = key(of: line) else {
        if names.isEmpty { return nil }
        continue
      }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  /// Whether a line may begin with a key: brackets may close a list that began in an earlier line.
  private static func isKeyStart(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"#]}[{,".utf8.contains(byte)
  }

  /// The text before the first colon that white space or nothing follows, without quotation marks.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    guard !line.starts(with: "- ".utf8) else { return nil }
    let colon = line.indices.first { index in
      line[index] == UInt8(ascii: ":") && (index + 1 == line.endIndex || line[index + 1] <= 0x20)
    }
    return colon.map { FlowKeys.plain(line[..<$0]) }
  }
}

/// The keys of the outermost braces of a text.
struct FlowKeys {
  private(set) var names: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var (depth, start, isKey): (Int, Int?, Bool) = (0, nil, true)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A quotation mark inside of a plain word is a letter of it.
        guard start == nil else { break }
        start = index
        index = Self.end(ofQuoted: bytes[index...])
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        start = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        start = nil
        if depth == 0 { return }
      case UInt8(ascii: ","):
        start = nil
        if depth == 1 { isKey = true }
      case UInt8(ascii: ":") where Self.isColon(bytes, index):
        if depth == 1, isKey, let start {
          names.append(Self.plain(bytes[start..<index]))
          isKey = false
        }
        start = nil
      case UInt8(ascii: "#") where start == nil:
        index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        continue
      case 0...0x20: break
      default: start = start ?? index
      }
      index += 1
    }
  }

  /// Whether a colon ends a key: it follows a quotation mark, or something follows that is no part of a word.
  private static func isColon(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0x20
    let before = index > bytes.startIndex ? bytes[index - 1] : 0x20
    return next <= 0x20 || ",[]{}\"'".utf8.contains(next) || before == UInt8(ascii: "\"")
      || before == UInt8(ascii: "'")
  }

  private static func end(ofQuoted bytes: ArraySlice<UInt8>) -> Int {
    let mark = bytes[bytes.startIndex]
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != mark {
      index += bytes[index] == UInt8(ascii: "\\") && mark == UInt8(ascii: "\"") ? 2 : 1
    }
    return min(index + 1, bytes.endIndex)
  }

  /// A key without white space and quotation marks around it.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var part = bytes.drop { $0 <= 0x20 }
    while let last = part.last, last <= 0x20 { part.removeLast() }
    if part.count > 1, let mark = part.first, mark == part.last, "\"'".utf8.contains(mark) {
      part = part.dropFirst().dropLast()
    }
    return String(decoding: part, as: UTF8.self)
  }
}
