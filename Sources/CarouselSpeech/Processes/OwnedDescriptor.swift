import CSpawn

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file descriptor that is closed when its last owner lets go of it.
final class OwnedDescriptor: Sendable {
  let raw: Int32

  init(_ raw: Int32) {
    self.raw = raw
  }

  deinit {
    close(raw)
  }

  /// The two ends of a new pipe, which no child inherits by itself; nil when the system has none left.
  static func pipe() -> (reading: OwnedDescriptor, writing: OwnedDescriptor)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    #else
      guard unsafe Darwin.pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
  }
}
