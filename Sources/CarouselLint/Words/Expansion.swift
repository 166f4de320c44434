/// Words that are written short and said in full: "3h 20m" and "3 hours 20 minutes", "1,2k" and "1200".
enum Expansion {
  /// Whether all words of a text that a name does not have may be said by others of the name.
  static func isLikely(of text: String, in name: String) -> Bool {
    let spoken = SpokenWords.words(name)
    let missing = SpokenWords.words(text).filter { !spoken.contains($0) }
    return missing.allSatisfy { word in
      word.contains(where: \.isNumber) || word.count == 1 || clockWords.contains(word)
        || isWrittenShort(word, in: text) || spoken.contains { isShort(word, for: $0) }
        || isAcronym(word, of: spoken) || NumberWords.isRoman(word, saidIn: spoken)
    }
  }

  private static let clockWords: Set<String> = ["am", "pm", "vs", "nr", "no"]

  /// Whether a point ends a short word, as the one of an abbreviation does.
  private static func isWrittenShort(_ word: String, in text: String) -> Bool {
    word.count <= 4 && SpokenWords.folded(text).contains(word + ".") && !text.hasSuffix("...")
  }

  /// Whether a short word leaves letters of a longer one out: "km" of "kilometres", "Std" of "Stunden".
  private static func isShort(_ word: String, for long: String) -> Bool {
    guard word.count <= 4, long.count > word.count, word.first == long.first else { return false }
    var rest = long[...]
    for letter in word {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }

  /// Whether a word is made of the first letters of words that follow each other: "NYC".
  private static func isAcronym(_ word: String, of spoken: [String]) -> Bool {
    guard (2...5).contains(word.count), spoken.count >= word.count else { return false }
    let initials = spoken.compactMap(\.first)
    return (0...(initials.count - word.count)).contains { String(initials[$0..<($0 + word.count)]) == word }
  }
}
