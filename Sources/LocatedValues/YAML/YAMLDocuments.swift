// What stands around the one document of a file.
extension YAMLPass {
  mutating func emptyDocument() -> Diagnostic {
    Diagnostic(
      file: source.file, place: .start, message: "the file holds no value, only comments or nothing at all",
      advice: "write at least one entry, such as \"name: value\"")
  }

  /// The error for a second document behind the first, or nil when there is none.
  ///
  /// - Parameters:
  ///   - offset: Where the first document ends.
  ///   - isCertain: Whether whatever follows is a document; otherwise only what starts one by its first line is.
  /// - Returns: The error, at the start of the second document.
  mutating func secondDocument(from offset: Int, isCertain: Bool) -> Diagnostic? {
    guard let start = startOfContent(from: offset) else { return nil }
    let text = source.bytes[start..<end]
    let starts = text.starts(with: "---".utf8) || text.first == UInt8(ascii: "%")
    guard isCertain || starts else { return nil }
    return Diagnostic(
      file: source.file, place: places.place(atOffset: start), message: "a second document starts here",
      advice: "keep one document a file; move this one to a file of its own, or remove the line of dashes")
  }

  /// Whether the document is a mere line of dashes.
  var hasNoContent: Bool {
    guard let scalar = builder.root?.scalar else { return false }
    return scalar.style == .plain && scalar.tag == nil && scalar.text.isEmpty
  }

  /// The offset of the first byte that is neither white space, nor a comment, nor the end of a document.
  func startOfContent(from start: Int) -> Int? {
    var offset = start
    while offset < end {
      let text = source.bytes[offset..<end]
      switch source.bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "#"): offset = text.firstIndex(of: UInt8(ascii: "\n")) ?? end
      case UInt8(ascii: ".") where text.starts(with: "...".utf8): offset += 3
      default: return offset
      }
    }
    return nil
  }
}

/// The lines that begin with `%`, which say the version of YAML and give names to prefixes of tags.
enum YAMLDirectives {
  // libyaml compares every one with all others, which very many of them would make slow.
  private static let limit = 16

  /// The error for more directives than anybody needs, or nil.
  static func tooMany(in source: SourceText) -> Diagnostic? {
    var count = 0
    var offset = source.start
    while offset < source.end {
      let line = source.bytes[offset..<source.end].prefix { $0 != 0x0A && $0 != 0x0D }
      guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else {
        offset = line.endIndex + 1
        continue
      }
      if line.first == UInt8(ascii: "%") { count += 1 } else if first != UInt8(ascii: "#") { return nil }
      if count > limit {
        var places = source.places
        return Diagnostic(
          file: source.file, place: places.place(atOffset: offset),
          message: "more than \(limit) lines start with %", advice: "remove those that are not needed")
      }
      offset = line.endIndex + 1
    }
    return nil
  }
}
