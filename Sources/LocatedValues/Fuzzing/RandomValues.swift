import SeededRandom

/// Random values full of what readers and writers stumble over.
package struct RandomValues: Sendable {
  private var generator: SeededGenerator

  /// Values that are the same for the same seed.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A value with lists and mappings at most `depth` inside each other.
  package mutating func next(depth: Int = 4) -> PlainValue {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &generator))
    case 2: number()
    case 3...5: .string(text())
    case 6, 7: .sequence((0..<size()).map { _ in next(depth: depth - 1) })
    default: .mapping(entries(depth: depth - 1))
    }
  }

  /// Text: a word, something that looks like something else, or random characters.
  package mutating func text() -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return generator.pick(Self.hostile) ?? ""
    case 1: return (generator.pick(Self.hostile) ?? "") + (generator.pick(Self.hostile) ?? "")
    case 2: return generator.pick(Self.words) ?? ""
    default:
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<12, using: &generator) {
        if let scalar = generator.pick(Self.characters) { scalars.append(scalar) }
      }
      return String(scalars)
    }
  }

  private mutating func size() -> Int {
    generator.oneIn(60) ? 40 : Int.random(in: 0..<4, using: &generator)
  }

  private mutating func entries(depth: Int) -> [PlainValue.Entry] {
    var known: Set<ExactText> = []
    var entries: [PlainValue.Entry] = []
    for _ in 0..<size() {
      let key = generator.oneIn(200) ? String(repeating: "k", count: 1_100) + text() : text()
      guard known.insert(ExactText(text: key)).inserted else { continue }
      entries.append(PlainValue.Entry(key, next(depth: depth)))
    }
    return entries
  }

  private mutating func number() -> PlainValue {
    let text = generator.pick([
      "0", "-0", "1.10", "1e3", "-12", "0.5", "1E-7", "123456789012345678901", "3.0",
    ])
    return text.flatMap { NumberText($0) }.map(PlainValue.number) ?? .null
  }

  private static let words = [
    "label", "Mountain lake", "cards", "Overview, 3 of 5", "été", "写真", "http://a.b/c",
  ]

  private static let hostile = [
    "", " ", "no", "Yes", "on", "1.10", "0x1F", "1_000", "012", "~", "null", "true", "<<", "=", ".inf",
    ".nan", "-", "- a",
    "? a", ": a", "a: b", "a:", "a #b", "#", "&a", "*a", "!a", "!!str", "%a", "@a", "`a", "|", ">", "|-", "[",
    "]", "{",
    "}", ",", "'", "\"", "\\", "\\n", " leading", "trailing ", "multi\nline", "a\n\nb\n", "\n", "\n\n", "a\n",
    "a\n\n",
    " a\nb", "a \nb", "a\n b", "\ta", "a\tb\n\tc", "a\r\nb", "a\rb", "---", "...", "--- a", "a\n---\nb",
    "\u{85}",
    "a\u{85}b", "\u{2028}", "a\u{2028}b", "a\u{2029}b", "\u{FEFF}", "\u{FEFF}a", "\u{0}", "a\u{1}b", "\u{7F}",
    "\u{9F}",
    "\u{A0}", "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "😀", "👩‍👩‍👧", "e\u{301}", "é", "\u{202E}abc", "\u{200B}",
    "\u{E000}",
    "2001-01-01", "12:30:45", "1e3", "y", "N", "\u{10FFFF}", "\u{1FFFE}", "🏴\u{E0067}\u{E007F}",
  ]

  private static let characters = Array(
    "ab Z01:-#\"'\\\n\t,[]{}&*!|>%@`?~=<.é😀\u{85}\u{2028}\u{2029}\u{FEFF}\u{0}\u{1B}\u{7F}\r\u{301}"
      .unicodeScalars)
}
