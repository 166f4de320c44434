/// A file of Swift source that has been read: its statements, and what is wrong with it.
@frozen
public struct SourceFile: Sendable {
  /// The path as the caller gave it.
  public var path: String
  /// The number by which spans name the file.
  public var number: UInt32
  /// The statements and declarations at the top of the file, as far as the parser recovered.
  public var statements: [Statement]
  /// What is wrong with the file, in order.
  public var errors: [SyntaxFault]
  private let bytes: [UInt8]
  private let lineStarts: [UInt32]

  /// Creates a file from its text; statements and errors are filled in by the reader.
  public init(path: String, number: UInt32, text: String) {
    self.path = path
    self.number = number
    statements = []
    errors = []
    bytes = Array(text.utf8)
    lineStarts = SourceFile.lineStarts(in: bytes)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if endsLine { starts.append(UInt32(clamping: offset + 1)) }
    }
    return starts
  }

  /// The line and column of a byte.
  public func place(at offset: UInt32) -> LineColumn {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return LineColumn(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }

  /// The first byte from an offset on that is neither white space nor in a line comment.
  public func skippingSpace(from offset: UInt32) -> UInt32 {
    var next = Int(offset)
    while next < bytes.count {
      if bytes[next] <= 0x20 {
        next += 1
      } else if bytes[next...].starts(with: [0x2F, 0x2F]) {
        while next < bytes.count, bytes[next] != 0x0A { next += 1 }
      } else {
        break
      }
    }
    return UInt32(clamping: next)
  }

  /// The whole text.
  public var contents: String { String(decoding: bytes, as: UTF8.self) }

  /// The source text of a span, with runs of white space as one space.
  public func text(of span: SourceSpan) -> String {
    let end = min(Int(span.end), bytes.count)
    let slice = bytes[min(Int(span.start), end)..<end]
    var words: [UInt8] = []
    for byte in slice {
      let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      if !isSpace { words.append(byte) } else if words.last != 0x20 { words.append(0x20) }
    }
    return String(decoding: words, as: UTF8.self)
  }
}

/// Something that is wrong with a file's syntax.
@frozen
public struct SyntaxFault: Hashable, Sendable {
  /// Where it is.
  public var place: LineColumn
  /// What is wrong, without a full stop.
  public var message: String

  /// Creates a fault.
  public init(place: LineColumn, message: String) {
    self.place = place
    self.message = message
  }
}
