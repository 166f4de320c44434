/// A change of a source text: a stretch is replaced.
public struct TextEdit: Hashable, Sendable {
  /// The byte offsets that are replaced; an empty stretch inserts.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The text with edits made; nil where two of them touch the same bytes or one reaches beyond the text.
  public static func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var at = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[at..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }
}
