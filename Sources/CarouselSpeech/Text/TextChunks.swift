/// A text in parts, so that a long one is heard before all of it has been prepared, and is not held twice.
struct TextChunks: Sequence, IteratorProtocol {
  /// A part of a text.
  struct Chunk: Hashable, Sendable {
    /// The part.
    let text: Substring
    /// Its place in the whole, in Unicode scalars from zero.
    let offset: Int
  }

  /// The longest part, in characters; many pieces, so that the cuts between parts are rare.
  private static let longest = 1000
  private var rest: Substring
  private var offset = 0

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Chunk? {
    guard !rest.isEmpty else { return nil }
    let end = Self.end(of: rest)
    let chunk = Chunk(text: rest[..<end], offset: offset)
    offset += chunk.text.unicodeScalars.count
    rest = rest[end...]
    return chunk
  }

  /// Where the first part ends: after a sentence if one ends in its second half, else after a word, else anywhere.
  private static func end(of text: Substring) -> String.Index {
    guard let limit = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex) else {
      return text.endIndex
    }
    let half = text.index(limit, offsetBy: -longest / 2)
    var lastSpace: String.Index?
    for index in text[half..<limit].indices.reversed() where text[index].isWhitespace {
      if index > half, sentenceEnds.contains(text[text.index(before: index)]) {
        return text.index(after: index)
      }
      lastSpace = lastSpace ?? text.index(after: index)
    }
    return lastSpace ?? limit
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "؟", "।", "。", "！", "？"]
}
