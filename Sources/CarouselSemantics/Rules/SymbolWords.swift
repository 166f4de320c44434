/// The words that iOS says for SF Symbols, as far as they were heard; Apple publishes no list.
enum SymbolWords {
  /// Words seen in committed accessibility snapshots of SwiftUI views (iOS 16 to 26), or named in WWDC21
  /// session 10119 and WWDC24 session 10073.
  private static let words: [String: String] = [
    "globe": "Globe", "xmark": "Close", "eye.slash": "Hide", "paperplane.fill": "Send",
    "envelope.open.fill": "Mark Read", "exclamationmark.circle": "Error", "star": "Favorite",
    "checkmark.seal.fill": "Verified",
  ]

  /// Symbols that were seen to speak their raw name.
  static let rawNames: Set<String> = [
    "gearshape", "person.fill.badge.plus", "photo.on.rectangle.angled",
    "rectangle.center.inset.filled.badge.plus",
  ]

  /// How the assumption begins that a symbol is heard by its raw name.
  static let openWord = "iOS may have a word for the symbol"

  /// The word for a symbol, if one was heard.
  static func word(for symbol: String) -> String? { words[symbol] }
}
