/// A stretch of a file, in UTF-8 bytes; small, since every piece of syntax holds one.
@frozen
public struct SourceSpan: Hashable, Sendable {
  /// The number that the reader of the file was given for it.
  public var file: UInt32
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset behind the last byte.
  public var end: UInt32

  /// Creates a stretch of a file.
  public init(file: UInt32, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// A line and a column, both from 1, the column in UTF-8 bytes as swiftc prints it.
@frozen
public struct LineColumn: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
