internal import Foundation

/// The inline Markdown that `Text` renders instead of speaking it.
enum Markdown {
  /// Returns a literal's words without their marks.
  static func spoken(_ words: String) -> String {
    guard words.contains(where: { "*_`[~\\".contains($0) }) else { return words }
    var result = Literals.protected(words)
    for mark in ["**", "__", "~~", "*"] { result = unmarked(result, mark) }
    return Literals.restored(unlinked(withoutUnderscores(result)))
  }

  /// Whether it is not known what is shown: pictures are not drawn, and nobody says what stands in their place; which form
  /// a noun takes beside its number is up to the system.
  static func isOpen(_ words: String) -> Bool {
    words.contains("](inflect: true)") || words.contains(/!\[[^\]]*\]\(/)
  }

  /// Returns the stretches between values without their marks, which may stand on both sides of a value.
  static func spoken(_ stretches: [String]) -> [String] {
    let value = "\u{FFFC}"
    guard !stretches.contains(where: { $0.contains(value) }) else { return stretches.map { spoken($0) } }
    let parts = spoken(stretches.joined(separator: value)).split(
      separator: value, omittingEmptySubsequences: false)
    return parts.count == stretches.count ? parts.map(String.init) : stretches.map { spoken($0) }
  }

  /// Takes pairs of a mark away where they enclose words.
  private static func unmarked(_ text: String, _ mark: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: mark), let close = rest[open.upperBound...].range(of: mark) {
      let inside = rest[open.upperBound..<close.lowerBound]
      result += rest[..<open.lowerBound]
      let encloses =
        !inside.isEmpty && inside.first?.isWhitespace == false && inside.last?.isWhitespace == false
      result += encloses ? String(inside) : String(rest[open.lowerBound..<close.upperBound])
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Takes pairs of single underscores away that enclose words; inside a word they are letters (CommonMark 0.31, 6.2).
  private static func withoutUnderscores(_ text: String) -> String {
    guard text.contains("_") else { return text }
    return text.replacing(/(^|[^\p{L}\p{N}_])_(?![\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])/) { "\($0.1)\($0.2)" }
  }

  private static func unlinked(_ text: String) -> String {
    guard let open = text.firstIndex(of: "["), let middle = text[open...].range(of: "]("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    else { return text }
    let words = text[text.index(after: open)..<middle.lowerBound]
    return String(text[..<open]) + words + unlinked(String(text[text.index(after: close)...]))
  }
}

/// Characters that are no marks, since they stand behind a backslash or inside of code (CommonMark 0.31, 2.4 and 6.1).
private enum Literals {
  private static let plane: UInt32 = 0xF0000
  private static let marks = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  /// The text with such characters out of the way of those who look for marks.
  static func protected(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, marks.contains(next) {
        result += hidden(next)
        rest = rest.dropFirst(2)
      } else if character == "`", let code = code(at: &rest) {
        for inner in code { result += marks.contains(inner) ? hidden(inner) : String(inner) }
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What a run of backticks encloses, where as many follow; these are taken off.
  private static func code(at rest: inout Substring) -> Substring? {
    let fence = rest.prefix { $0 == "`" }
    let behind = rest[fence.endIndex...]
    guard let close = behind.range(of: fence) else { return nil }
    let inside = behind[..<close.lowerBound]
    guard !inside.isEmpty else { return nil }
    rest = behind[close.upperBound...]
    return inside
  }

  private static func hidden(_ mark: Character) -> String {
    mark.asciiValue.flatMap { Unicode.Scalar(plane + UInt32($0)) }.map { String(Character($0)) }
      ?? String(mark)
  }

  static func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= plane }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isHidden = (plane..<plane + 128).contains(scalar.value)
      result.append(isHidden ? Unicode.Scalar(UInt8(scalar.value - plane)) : scalar)
    }
    return String(result)
  }
}
