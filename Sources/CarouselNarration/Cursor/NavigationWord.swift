/// A word of a navigation with where it begins.
struct NavigationWord: Hashable, Sendable {
  /// The word without quotation marks.
  var text: String
  /// The one-based column, counted in UTF-8 bytes.
  var column: Int
  /// Whether a quotation mark lacks its partner.
  var isOpen = false

  /// The words of a text: white space and commas part them, except between quotation marks.
  static func all(in text: String) -> [NavigationWord] {
    var words: [NavigationWord] = []
    var current: NavigationWord?
    var quote: Character?
    var column = 1
    for character in text {
      defer { column += String(character).utf8.count }
      if quote == nil, character.isWhitespace || character == "," {
        if let word = current { words.append(word) }
        current = nil
        continue
      }
      var word = current ?? NavigationWord(text: "", column: column)
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else {
        word.text.append(character)
      }
      current = word
    }
    if var word = current {
      word.isOpen = quote != nil
      words.append(word)
    }
    return words
  }
}
