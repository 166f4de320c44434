/// A stretch of a text, from its first byte to just behind its last.
public struct SourceRange: Hashable, Sendable {
  /// The place of the first byte.
  public let start: Place
  /// The place just behind the last byte; equal to `start` for what is empty.
  public let end: Place

  /// The stretch between two places, which is empty when `end` comes before `start`.
  public init(start: Place, end: Place) {
    self.start = start
    self.end = max(start, end)
  }

  /// The byte offsets of the stretch.
  public var offsets: Range<Int> { start.offset..<end.offset }
}
