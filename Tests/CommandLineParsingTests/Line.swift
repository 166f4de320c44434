import Testing

/// A command line and the lines it comes to.
struct Line: CustomTestStringConvertible {
  let words: [String]
  let lines: [String]
  var testDescription: String { words.joined(separator: " ") }

  init(_ words: String..., gives lines: String...) {
    self.words = words
    self.lines = lines
  }
}
