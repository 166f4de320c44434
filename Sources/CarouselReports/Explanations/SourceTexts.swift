import CarouselModel

/// The words of sources at places, for who tells what was written there.
struct SourceTexts {
  /// How many characters of a place are shown.
  private static let limit = 120

  private let bytes: (String) -> [UInt8]?
  private var files: [String: File] = [:]

  private struct File {
    let bytes: [UInt8]
    let lineStarts: [Int]
  }

  /// Asks for the bytes of each file once; nil where they cannot be had.
  init(_ bytes: @escaping (String) -> [UInt8]?) { self.bytes = bytes }

  /// What stands at a place, on one line; nil where that is not known.
  mutating func text(at place: SourceRange) -> String? {
    guard let file = file(place.file), let start = offset(place.start, file),
      let end = offset(place.end, file),
      start < end
    else { return nil }
    // Characters of several bytes may be cut at the end, never more of them than that.
    let text = String(decoding: file.bytes[start..<min(end, start + Self.limit * 4)], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > Self.limit ? words.prefix(Self.limit) + " …" : words
  }

  private mutating func file(_ path: String) -> File? {
    if let known = files[path] { return known }
    guard let bytes = bytes(path) else { return nil }
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if isEnd { starts.append(offset + 1) }
    }
    let file = File(bytes: bytes, lineStarts: starts)
    files[path] = file
    return file
  }

  private func offset(_ position: SourcePosition, _ file: File) -> Int? {
    guard file.lineStarts.indices.contains(position.line - 1), position.column > 0 else { return nil }
    let offset = file.lineStarts[position.line - 1] + position.column - 1
    return offset <= file.bytes.count ? offset : nil
  }
}
