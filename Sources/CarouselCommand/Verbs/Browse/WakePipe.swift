#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe by which other threads end a wait for keys.
final class WakePipe: Sendable {
  /// What there is to read shows that somebody wrote.
  let reading: Int32
  private let writing: Int32

  /// A pipe; nil when the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    // A full pipe wakes as well as an empty one that is written to: nobody needs to wait for room.
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Sends a byte.
  func send(_ byte: UInt8) {
    var byte = byte
    while unsafe write(writing, &byte, 1) < 0 && errno == EINTR {}
  }

  /// Takes the next byte; nil without one.
  func receive() -> UInt8? {
    var byte: UInt8 = 0
    return unsafe read(reading, &byte, 1) == 1 ? byte : nil
  }
}
