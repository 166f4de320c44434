// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, as frames; used by the speaking thread only.
final class ReplyStream {
  /// Sound is gathered up to this size.
  ///
  /// The engine makes blocks of 2 kB, and each write costs the parent a turn of the processor. It is half of what a pipe holds, so that one side writes while the other reads.
  private static let gatheredBytes = 1 << 15
  private var writer = WireWriter()

  /// Appends a reply, and sends it with what follows.
  func gather(_ reply: WorkerReply) {
    reply.write(to: &writer)
    if writer.bytes.count >= Self.gatheredBytes { flush() }
  }

  /// Appends a reply and sends everything.
  func send(_ reply: WorkerReply) {
    reply.write(to: &writer)
    flush()
  }

  /// Sends what was gathered, and waits while the pipe is full; ends the worker when nobody reads any more.
  func flush() {
    var sent = 0
    while sent < writer.bytes.count {
      let count = unsafe writer.bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return unsafe write(STDOUT_FILENO, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { _exit(errno == EPIPE ? 0 : EX_IOERR) }
      sent += count
    }
    writer.removeAll()
  }
}

/// The exit status when standard output fails (sysexits: EX_IOERR).
private let EX_IOERR: Int32 = 74
