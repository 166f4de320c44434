/// A place in a source text, as compilers print it.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// One-based line.
  public var line: Int
  /// One-based column, counted in UTF-8 bytes as swiftc does.
  public var column: Int

  /// Creates a place from its one-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they follow each other in a text.
  public static func < (first: Self, second: Self) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

/// The stretch of a file that a node or modifier was read from.
public struct SourceRange: Hashable, Sendable {
  /// The file's path as the caller gave it.
  public var file: String
  /// The first character.
  public var start: SourcePosition
  /// The place behind the last character.
  public var end: SourcePosition

  /// Creates a range in a file; without an end it is the single place `start`.
  public init(file: String, start: SourcePosition, end: SourcePosition? = nil) {
    self.file = file
    self.start = start
    self.end = end ?? start
  }
}
