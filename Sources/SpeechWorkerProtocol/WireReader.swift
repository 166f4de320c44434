/// Reads the values of one message body, in order, and never past its end.
struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ body: ArraySlice<UInt8>) {
    rest = body
  }

  mutating func byte() throws(WireError) -> UInt8 {
    guard let value = rest.popFirst() else { throw .truncated }
    return value
  }

  mutating func uint16() throws(WireError) -> UInt16 {
    UInt16(try byte()) | UInt16(try byte()) << 8
  }

  mutating func uint32() throws(WireError) -> UInt32 {
    UInt32(try uint16()) | UInt32(try uint16()) << 16
  }

  mutating func flag(_ what: String) throws(WireError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .invalidValue(what)
    }
  }

  mutating func bytes(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() throws(WireError) -> String {
    let bytes = try bytes(Int(try uint16()))
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
    return text
  }

  /// A list; the count is not believed before its elements have been read, so it reserves no memory.
  mutating func list<Element>(
    of element: (inout WireReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    let count = try uint16()
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  mutating func remaining() -> ArraySlice<UInt8> {
    defer { rest = rest.suffix(0) }
    return rest
  }

  func finish() throws(WireError) {
    guard rest.isEmpty else { throw .trailingBytes(rest.count) }
  }
}
