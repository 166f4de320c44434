/// A `.strings` file: `"key" = "text";` with comments between.
enum StringsFile {
  /// The texts by key; what is no pair is passed over, as the system does.
  static func texts(in text: String) -> [String: LocalizedText] {
    var scanner = Scanner(text)
    var texts: [String: LocalizedText] = [:]
    while let key = scanner.word() {
      guard scanner.skip("=") else { continue }
      if let value = scanner.word() { texts[key] = LocalizedText(format: value) }
    }
    return texts
  }

  /// Walks through the characters once, from front to back.
  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var at = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }
    private func follows(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      at + 1 < scalars.count && scalars[at] == first && scalars[at + 1] == second
    }

    /// A text in quotes, or a name of letters, digits and `_.-`.
    mutating func word() -> String? {
      skipSpace()
      while let scalar = next, scalar != "\"", !Self.isName(scalar) {
        at += 1
        skipSpace()
      }
      guard let first = next else { return nil }
      return first == "\"" ? quoted() : name()
    }

    mutating func skip(_ wanted: Unicode.Scalar) -> Bool {
      skipSpace()
      guard next == wanted else { return false }
      at += 1
      return true
    }

    private mutating func skipSpace() {
      while let scalar = next {
        if follows("/", "*") {
          at += 2
          while next != nil, !follows("*", "/") { at += 1 }
          at = min(at + 2, scalars.count)
        } else if follows("/", "/") {
          while let inside = next, inside != "\n", inside != "\r" { at += 1 }
        } else if scalar.properties.isWhitespace {
          at += 1
        } else {
          return
        }
      }
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
        || scalar == "."
    }

    private mutating func name() -> String {
      var word = String.UnicodeScalarView()
      while let scalar = next, Self.isName(scalar) {
        word.append(scalar)
        at += 1
      }
      return String(word)
    }

    private mutating func quoted() -> String {
      var word = String.UnicodeScalarView()
      at += 1
      while let scalar = next {
        at += 1
        if scalar == "\"" { break }
        if scalar == "\\" { word.append(contentsOf: escaped()) } else { word.append(scalar) }
      }
      return String(word)
    }

    private mutating func escaped() -> [Unicode.Scalar] {
      guard let mark = next else { return [] }
      at += 1
      switch mark {
      case "n": return ["\n"]
      case "t": return ["\t"]
      case "r": return ["\r"]
      case "U", "u":
        let digits = scalars[at..<min(at + 4, scalars.count)].prefix { $0.properties.isASCIIHexDigit }
        at += digits.count
        let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        return code.flatMap(Unicode.Scalar.init).map { [$0] } ?? []
      default: return [mark]
      }
    }
  }
}
