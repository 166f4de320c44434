#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a child says on its standard error; a little of it is kept, and the child never waits for it to be read.
final class ErrorOutput: Sendable {
  private let reading: OwnedDescriptor
  private static let keptBytes = 1 << 16

  private init(_ reading: OwnedDescriptor) {
    self.reading = reading
  }

  /// A pipe: what is kept, and the end for the child; nil when the system has none left.
  static func pipe() -> (kept: ErrorOutput, writing: OwnedDescriptor)? {
    guard let ends = OwnedDescriptor.pipe() else { return nil }
    // Once the pipe is full, what the child writes is lost instead of holding it up.
    for end in [ends.reading, ends.writing] {
      _ = fcntl(end.raw, F_SETFL, fcntl(end.raw, F_GETFL) | O_NONBLOCK)
    }
    return (ErrorOutput(ends.reading), ends.writing)
  }

  /// Waits until the child, and whoever it gave the pipe to, has closed it; false when that takes too long.
  func waitForEnd(seconds: Int) -> Bool {
    // No events are asked for: a closed pipe is told of always, and text that waits to be read is no end.
    var waiting = pollfd(fd: reading.raw, events: 0, revents: 0)
    while true {
      let ready = unsafe poll(&waiting, 1, Int32(clamping: seconds * 1000))
      if ready < 0 && errno == EINTR { continue }
      return ready > 0
    }
  }

  /// The last line that says something, in printable characters.
  func lastLine() -> String? {
    var buffer = [UInt8](repeating: 0, count: Self.keptBytes)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(reading.raw, bytes.baseAddress, bytes.count)
    }
    guard count > 0 else { return nil }
    let text = String(decoding: buffer.prefix(count), as: UTF8.self)
    // What another program says goes to the user's terminal, so it must not command it.
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(
        String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
    return lines.last { $0.contains { !$0.isWhitespace } }
  }
}
