import SeededRandom

/// Labels that are made of what has brought the engine down, and of what nobody would write.
struct HostileLabels {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let fragments = [
    "s'", "'s", "e.g. ", "ness", "---", "...", "..", "…", "•", "★", "“", "”", "[[", "]]",
    "<voice xml:lang=\"es\">",
    "</speak>", "&#1;", "\u{1}Vfr ", "\u{1}B", "\u{1}450S", "[\u{2}a", "\0", "\u{7F}", "\u{85}", "\u{9B}31m",
    "\r\n",
    "\t", "   ", "\u{E000}", "\u{F8FF}", "\u{FEFF}", "\u{202E}", "\u{200B}", "\u{200D}", "\u{FE0F}",
    "\u{301}",
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "3.14", "-0", "1e308", "999999999999999999999", "12:30:45", "2026-08-03",
    "½",
    "m²", "№", "℃", "ｗｉｄｅ", "𝓕𝓪", "ﬁ", "ﷺ", "Cafe\u{301}", "लच्छेद", "مرحبا", "שלום", "你好", "ありがとう", "안녕",
    "สวัสดี", "Привет", "ß", "İ", "ǅ", "Ⅳ", "Dr.", "St.", "www.example.com/a?b=c&d", "a@b.c", "C:\\x", "$(x)",
    "`x`",
    "the", "of", "I", "a", "Midnight", "well-known", "AT&T", "iPhone", "x", "W", "ng", "\\", "_", "=", "%n",
    "¯",
  ]

  /// The next label: up to twelve fragments, some of them over and over, or scalars from anywhere.
  mutating func next() -> String {
    var label = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: label += String(repeating: fragment(), count: Int.random(in: 2...60, using: &generator))
      case 1: label.unicodeScalars.append(scalar())
      case 2: label += " "
      default: label += fragment()
      }
    }
    return label
  }

  private mutating func fragment() -> String {
    Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &generator)]
  }

  private mutating func scalar() -> Unicode.Scalar {
    Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "\u{FFFD}"
  }
}
