/// Takes emoji out of text for the voices that crash over them.
enum EmojiFilter {
  /// Languages whose voices crash over emoji (measured with eSpeak NG 1.51).
  private static let crashing: Set = ["hi", "ga", "gd", "hy", "hyw", "ky", "my"]

  /// The normalized text as the voice with this id may be given it.
  static func apply(to text: MappedText, voiceID: String) -> MappedText {
    let name = voiceID.split(separator: "/").last ?? ""
    let language = name.prefix { $0 != "+" && $0 != "-" }
    guard crashing.contains(String(language)) else { return text }
    var kept = MappedText()
    var followsEmoji = false
    for (scalar, source) in zip(text.scalars, text.sources) {
      // The joiner of emoji also joins letters of some of these scripts, where it must stay.
      followsEmoji = isPartOfEmoji(scalar) || (followsEmoji && scalar == "\u{200D}")
      if !followsEmoji { kept.append(scalar, from: source) }
    }
    return kept
  }

  private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    // Digits, # and * count as emoji too, since keycaps are made of them.
    let isPicture = scalar.properties.isEmoji && scalar.value > 0xFF
    let isKeycapMark = scalar.value == 0x20E3
    return isPicture || scalar.properties.isEmojiPresentation || isKeycapMark
  }
}
