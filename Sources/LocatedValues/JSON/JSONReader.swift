/// Reads JSON, strictly by RFC 8259, in one pass and without recursion.
struct JSONReader {
  /// What the text must go on with.
  private enum Expectation {
    case value
    case firstElement
    case firstKey
    case key
    case commaOrEnd
  }

  let source: SourceText
  let end: Int
  var position: Int
  var places: PlaceFinder
  private var builder: TreeBuilder
  /// The lists and mappings that are open: true for a mapping.
  private var open: [Bool] = []
  private var expectation = Expectation.value

  init(_ source: SourceText, limits: ReadingLimits) {
    self.source = source
    end = source.end
    position = source.start
    places = source.places
    builder = TreeBuilder(file: source.file, limits: limits)
  }

  /// Reads the document.
  mutating func read() -> Reading {
    var stop: Place?
    do throws(Diagnostic) {
      try readDocument()
      if let fault = source.fault { throw diagnostic(of: fault) }
    } catch {
      stop = max(error.place, places.place(atOffset: position))
      builder.diagnostics.add(error)
      builder.endAll(at: stop ?? error.place)
    }
    return Reading(
      file: source.file, format: .json, value: builder.root, diagnostics: builder.diagnostics, stop: stop)
  }

  private mutating func readDocument() throws(Diagnostic) {
    skipSpace()
    guard position < end else { throw emptyDocument() }
    repeat {
      skipSpace()
      switch expectation {
      case .value: try readValue()
      case .firstElement: try closeIfEmpty(UInt8(ascii: "]"), otherwise: .value)
      case .firstKey: try closeIfEmpty(UInt8(ascii: "}"), otherwise: .key)
      case .key: try readKey()
      case .commaOrEnd: try readCommaOrEnd()
      }
    } while !open.isEmpty
    skipSpace()
    guard position >= end else { throw textAfterDocument() }
  }

  private mutating func readValue() throws(Diagnostic) {
    let start = position
    switch byte {
    case UInt8(ascii: "{"):
      try builder.beginMapping(at: places.place(atOffset: start))
      open.append(true)
      position += 1
      expectation = .firstKey
    case UInt8(ascii: "["):
      try builder.beginSequence(at: places.place(atOffset: start))
      open.append(false)
      position += 1
      expectation = .firstElement
    default:
      let scalar = try readScalar()
      _ = try builder.add(scalar, range: range(from: start))
      expectation = .commaOrEnd
    }
  }

  private mutating func readScalar() throws(Diagnostic) -> Scalar {
    guard let byte else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "\""): return Scalar(try readString(), style: .jsonString)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return Scalar(try readNumber(), style: .jsonNumber)
    case _ where JSONReader.isWordByte(byte): return try readWord()
    default: throw unexpected("a value")
    }
  }

  private mutating func readKey() throws(Diagnostic) {
    guard byte == UInt8(ascii: "\"") else { throw unexpectedKey() }
    let start = position
    let key = try readString()
    let range = range(from: start)
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("a colon behind the key") }
    position += 1
    _ = try builder.add(Scalar(key, style: .jsonString), range: range)
    expectation = .value
  }

  private mutating func closeIfEmpty(_ bracket: UInt8, otherwise next: Expectation) throws(Diagnostic) {
    if byte == bracket { close() } else { expectation = next }
  }

  private mutating func readCommaOrEnd() throws(Diagnostic) {
    guard let isMapping = open.last else { return }
    let bracket = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == bracket { return close() }
    guard byte == UInt8(ascii: ",") else { throw missingComma(isMapping: isMapping) }
    let comma = position
    position += 1
    skipSpace()
    guard byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { throw trailingComma(at: comma) }
    expectation = isMapping ? .key : .value
  }

  private mutating func close() {
    position += 1
    open.removeLast()
    _ = builder.end(at: places.place(atOffset: position))
    expectation = .commaOrEnd
  }
}

extension JSONReader {
  /// The next byte, or nil at the end.
  var byte: UInt8? { position < end ? source.bytes[position] : nil }

  mutating func range(from start: Int) -> SourceRange {
    let first = places.place(atOffset: start)
    return SourceRange(start: first, end: places.place(atOffset: position))
  }

  private mutating func skipSpace() {
    while position < end, DocumentFormat.isJSONSpace(source.bytes[position]) { position += 1 }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
  }
}
