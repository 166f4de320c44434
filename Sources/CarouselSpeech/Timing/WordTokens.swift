/// The words of a text as it was given: what stands between spaces, with its punctuation.
///
/// The engine reports what it says, which is several words for “3.14” and one for “well-known”; captions follow
/// the text that the author wrote.
struct WordTokens: Hashable, Sendable {
  /// The words' places, in Unicode scalars from zero.
  let ranges: [Range<Int>]
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var found: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if !Self.separates(scalar) {
        if start == nil { start = index }
      } else if let begun = start {
        found.append(begun..<index)
        start = nil
      }
    }
    if let begun = start { found.append(begun..<scalars.count) }
    ranges = found
  }

  /// The word at a place, or the last one before it; nil before the first.
  func index(at place: Int) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    if (0x21...0x7E).contains(scalar.value) { return false }
    return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
