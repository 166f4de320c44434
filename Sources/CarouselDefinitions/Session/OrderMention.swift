import LocatedValues

/// Looks for words that may take views out of their order: a sort priority, or a modal view.
///
/// It takes a word for more than it may be, such as "modal" in a title: then the views themselves are looked at.
enum OrderMention {
  /// Whether such a word stands in a value: `sort`, `sort-priority`, `modal`, `isModal`, in any letters.
  static func isFound(in value: LocatedValue) -> Bool {
    switch value.kind {
    case .scalar(let scalar): isFound(in: scalar.text)
    case .sequence(let elements): elements.contains { isFound(in: $0) }
    case .mapping(let mapping): mapping.contains { isFound(in: $0.key) || isFound(in: $0.value) }
    }
  }

  private static let words = ["sort", "modal"].map { Array($0.utf8) }

  private static func isFound(in text: String) -> Bool {
    var matched = (0, 0)
    let (sort, modal) = (words[0], words[1])
    for byte in text.utf8 {
      // Letters differ from their capitals in this bit.
      let letter = byte | 0x20
      matched.0 = next(matched.0, letter, sort)
      matched.1 = next(matched.1, letter, modal)
      if matched.0 == sort.count || matched.1 == modal.count { return true }
    }
    return false
  }

  /// How much of a word has been met; no word has a beginning inside it that is its own.
  private static func next(_ matched: Int, _ letter: UInt8, _ word: [UInt8]) -> Int {
    if letter == word[matched] { return matched + 1 }
    return letter == word[0] ? 1 : 0
  }
}
