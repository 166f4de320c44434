import CarouselLint

/// A line of the source with a caret below the place that is meant.
struct CaretExcerpt {
  let lines: [String]

  init(_ excerpt: SourceExcerpt) {
    let scalars = Array(excerpt.text.unicodeScalars)
    let caret = min(max(excerpt.caret, 0), scalars.count)
    let margin = min(caret, scalars.prefix { $0 == " " || $0 == "\t" }.count)
    let head = Self.visible(scalars[margin..<caret])
    let tail = Self.visible(scalars[caret...])
    let title = "source: "
    lines = [title + head + tail, String(repeating: " ", count: title.count + Self.columns(head)) + "^"]
  }

  private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let spaced = scalars.map { $0 == "\t" ? " " : $0 }
    return EscapedText.plain(String(String.UnicodeScalarView(spaced)))
  }

  /// The columns that a terminal takes: two for what is wide, none for what sits on another character.
  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    let isEmoji =
      scalar.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji || wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks whose characters are wide (Unicode 15, East Asian Width W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
