/// Puts spaces into long words.
///
/// Long words without a space make the engine overrun its buffers (measured with 1.51: “s'” written 70 times
/// aborts it); to a listener nothing is lost, since no voice says words of that length as one.
enum TokenSplitter {
  /// The longest word, in Unicode scalars.
  static let longestToken = 40

  /// The text with no word longer than `longestToken`.
  static func apply(to text: MappedText) -> MappedText {
    var result = MappedText()
    var start = 0
    while start < text.count {
      let end = text.scalars[start...].firstIndex(of: " ") ?? text.count
      append(start..<end, of: text, to: &result)
      if end < text.count { result.append(" ", from: text.sources[end]) }
      start = end + 1
    }
    return result
  }

  private static func append(_ token: Range<Int>, of text: MappedText, to result: inout MappedText) {
    var start = token.lowerBound
    while start < token.upperBound {
      let end = cut(start..<token.upperBound, of: text)
      for index in start..<end { result.append(text.scalars[index], from: text.sources[index]) }
      if end < token.upperBound { result.append(" ", from: text.sources[end]) }
      start = end
    }
  }

  /// Where the first part of the word ends: after a punctuation mark in its second half, or else as late as
  /// possible, but not before a mark that belongs to the letter.
  private static func cut(_ token: Range<Int>, of text: MappedText) -> Int {
    guard token.count > longestToken else { return token.upperBound }
    let last = token.lowerBound + longestToken
    let secondHalf = token.lowerBound + longestToken / 2...last
    if let mark = secondHalf.dropLast().last(where: { isPunctuation(text.scalars[$0]) }) { return mark + 1 }
    return secondHalf.last { !isJoined(text.scalars[$0]) } ?? last
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .otherPunctuation, .connectorPunctuation, .closePunctuation: true
    default: false
    }
  }

  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
