/// One point in a text: line and column as compilers print them, and the byte offset.
///
/// Lines end at `\n`, `\r\n` or `\r` and nowhere else. Twelve bytes, since a document holds four for each entry.
public struct Place: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32
  private let storedOffset: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column, from 1, counted in UTF-8 bytes; a byte order mark is not counted.
  public var column: Int { Int(storedColumn) }
  /// The number of bytes before this point, from 0; a byte order mark is counted.
  public var offset: Int { Int(storedOffset) }

  /// The first character of a text.
  public static let start = Place(line: 1, column: 1, offset: 0)

  /// A point of the given line and column.
  ///
  /// Numbers that do not fit in 32 bits are clamped, which a file inside `ReadingLimits` never needs.
  public init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }
}

extension Place: Comparable {
  /// Whether the first point comes earlier in the text.
  public static func < (first: Place, second: Place) -> Bool {
    (first.storedOffset, first.storedLine, first.storedColumn)
      < (second.storedOffset, second.storedLine, second.storedColumn)
  }
}

extension Place: CustomStringConvertible {
  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
