#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error number that a system call left behind.
struct SystemError: Error, Hashable {
  let number: Int32

  /// The words of the system for it.
  var message: String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}

/// Writes whole buffers without ever raising SIGPIPE in the program that uses the library.
///
/// A library may not change what a signal does for the whole process, so the signal is held back in this thread
/// for the time of the write, and taken away again when the write raised it.
enum DescriptorWriting {
  /// Writes all of the bytes, and waits while the other side is slow.
  ///
  /// - Throws: `SystemError`; EPIPE when nobody reads any more.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    let failure = withoutPipeSignal { () -> SystemError? in
      var sent = 0
      while sent < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[sent...])
          return unsafe write(descriptor, rest.baseAddress, rest.count)
        }
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { return SystemError(number: errno) }
        sent += count
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func withoutPipeSignal(_ body: () -> SystemError?) -> SystemError? {
    #if canImport(Glibc)
      var pipeSignal = sigset_t()
      unsafe sigemptyset(&pipeSignal)
      unsafe sigaddset(&pipeSignal, SIGPIPE)
      var pending = sigset_t()
      unsafe sigpending(&pending)
      let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
      var before = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
      let failure = body()
      if failure?.number == EPIPE && !wasPending {
        var noTime = timespec()
        while unsafe sigtimedwait(&pipeSignal, nil, &noTime) < 0 && errno == EINTR {}
      }
      unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
      return failure
    #else
      // Pipes that this library makes are marked with F_SETNOSIGPIPE where they are made.
      return body()
    #endif
  }
}
