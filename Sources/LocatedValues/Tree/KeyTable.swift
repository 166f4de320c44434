/// Lets equal keys share their text, since a document repeats few keys often.
struct KeyTable {
  // Text up to this many bytes is stored inside the String itself.
  private static let inlineBytes = 15
  // A document with more different long keys than this repeats them too seldom to be worth the memory.
  private static let capacity = 4_096

  private var known: Set<ExactText> = []

  /// The text, stored where an equal one is stored already.
  mutating func shared(_ key: String) -> String {
    guard key.utf8.count > Self.inlineBytes else { return key }
    let exact = ExactText(text: key)
    if let index = known.firstIndex(of: exact) { return known[index].text }
    if known.count < Self.capacity { known.insert(exact) }
    return key
  }
}
