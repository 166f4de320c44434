/// Appends the values of one message to a buffer; integers are little-endian.
package struct WireWriter {
  /// Everything written so far: whole frames.
  package private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  package init() {}

  /// Forgets what was written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends one frame: the length of the rest, the kind, and what `body` appends.
  package mutating func frame(_ kind: UInt8, _ body: (inout WireWriter) -> Void) {
    let start = bytes.count
    uint32(0)
    byte(kind)
    body(&self)
    let length = UInt32(bytes.count - start - 4)
    for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
  }

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func uint16(_ value: UInt16) {
    byte(UInt8(truncatingIfNeeded: value))
    byte(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func uint32(_ value: UInt32) {
    uint16(UInt16(truncatingIfNeeded: value))
    uint16(UInt16(truncatingIfNeeded: value >> 16))
  }

  mutating func flag(_ value: Bool) {
    byte(value ? 1 : 0)
  }

  mutating func raw(_ values: some Sequence<UInt8>) {
    bytes.append(contentsOf: values)
  }

  /// A string of at most 65,535 bytes; a longer one is cut at a scalar.
  mutating func text(_ value: String) {
    var end = value.utf8.startIndex
    if value.utf8.count <= Int(UInt16.max) {
      end = value.utf8.endIndex
    } else {
      let limit = value.utf8.index(value.utf8.startIndex, offsetBy: Int(UInt16.max))
      for index in value.unicodeScalars.indices.prefix(while: { $0 <= limit }) { end = index }
    }
    let kept = value.utf8[..<end]
    uint16(UInt16(kept.count))
    raw(kept)
  }

  /// A list of at most 65,535 elements; what is over is left out.
  mutating func list<Element>(_ elements: [Element], _ write: (inout WireWriter, Element) -> Void) {
    let kept = elements.prefix(Int(UInt16.max))
    uint16(UInt16(kept.count))
    for element in kept { write(&self, element) }
  }
}
