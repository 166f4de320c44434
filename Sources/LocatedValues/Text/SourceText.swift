/// The bytes of a file, with its name, its byte order mark set aside, and the first place where they are no text.
struct SourceText: Sendable {
  /// The name for diagnostics.
  let file: String
  /// The whole file.
  let bytes: [UInt8]
  /// Where the text starts: behind a byte order mark.
  let start: Int
  /// The format it is read as.
  let format: DocumentFormat
  /// The first fault of the text, if any; a reader reads up to there.
  let fault: TextFault?

  init(_ bytes: [UInt8], file: String, format: DocumentFormat) {
    self.file = file
    self.bytes = bytes
    self.format = format
    start = SourceText.textStart(of: bytes)
    fault = TextFault.first(in: bytes, from: start, format: format)
  }

  /// Where the readable text ends.
  var end: Int { fault?.offset ?? bytes.count }

  /// A finder of places in the text.
  var places: PlaceFinder { PlaceFinder(bytes, contentStart: start) }

  /// Where the text of a file starts: behind the UTF-8 byte order mark, if there is one.
  static func textStart(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether a file is UTF-16 or UTF-32, told by its byte order mark or by its zero bytes (RFC 4627, section 3).
  static func isWide(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
    return head.count >= 2 && (head[0] == 0) != (head[1] == 0) || head.starts(with: [0, 0, 0xFE, 0xFF])
  }
}
