/// One message as it came from the pipe: its kind, and a body that is not yet understood.
package struct Frame: Hashable, Sendable {
  /// Which message it is.
  package var kind: UInt8
  /// The values of the message.
  package var body: ArraySlice<UInt8>

  /// A frame of its parts.
  package init(kind: UInt8, body: ArraySlice<UInt8>) {
    self.kind = kind
    self.body = body
  }
}

/// Cuts a stream of bytes, which arrives in chunks of any size, into frames.
package struct FrameAssembler {
  private var buffer: [UInt8] = []
  private var start = 0

  /// An assembler that has seen nothing.
  package init() {}

  /// Whether the stream stands in the middle of a frame.
  package var isInsideFrame: Bool { start < buffer.count }

  /// Takes the next bytes of the stream.
  package mutating func append(_ chunk: some Collection<UInt8>) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 1 << 16 {
      // Moved only when much lies before the start, so that the whole stream costs linear time.
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer.append(contentsOf: chunk)
  }

  /// The next whole frame, or nil when more bytes are needed.
  ///
  /// - Throws: `WireError` when the bytes can be no frame. The stream has no marks to find the next one by,
  ///   so nothing after that can be read.
  package mutating func next() throws(WireError) -> Frame? {
    let available = buffer.count - start
    guard available >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(buffer[start + $1]) << (8 * $1) }
    guard length > 0 else { throw .emptyFrame }
    guard length <= WireLimits.frameBytes else { throw .frameTooLong(length) }
    guard available >= 4 + length else { return nil }
    let body = start + 5
    start += 4 + length
    return Frame(kind: buffer[body - 1], body: buffer[body..<start])
  }
}
