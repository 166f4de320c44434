import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a program ended.
enum ChildExit: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)
  /// Somebody else collected its status.
  case unknown

  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

/// A program that was started, with pipes instead of the terminal.
///
/// It is put in a process group of its own, so that an interrupt typed at the terminal reaches only the program
/// that the user started; that one ends its children by closing their pipes.
final class ChildProcess: Sendable {
  let identifier: pid_t
  /// The status once it has been collected; from then on the number may belong to another process.
  private let exit = Mutex<ChildExit?>(nil)

  private init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  /// What the three standard descriptors become; nil is the null device.
  struct Streams {
    var input: OwnedDescriptor?
    var output: OwnedDescriptor?
    var errors: OwnedDescriptor?
  }

  /// Starts a program.
  ///
  /// - Throws: `SystemError`, such as ENOENT when there is none at the path.
  static func start(
    _ path: String, arguments: [String], environment: [String: String], streams: Streams
  ) throws(SystemError) -> ChildProcess {
    let actions = SpawnActions(streams: streams)
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let argumentList = CStringArray([path] + arguments)
    let variableList = CStringArray(variables)
    var attempts = 0
    var status = ETXTBSY
    // A file that was just written is busy until every process has closed it, among them children of other threads that
    // inherited it; that takes a moment.
    while status == ETXTBSY, attempts < 50 {
      if attempts > 0 { usleep(10_000) }
      attempts += 1
      status = withExtendedLifetime((actions, argumentList, variableList)) {
        unsafe posix_spawn(
          &identifier, path, &actions.actions, &actions.attributes, argumentList.pointers,
          variableList.pointers
        )
      }
    }
    guard status == 0 else { throw SystemError(number: status) }
    return ChildProcess(identifier)
  }

  /// Ends the program at once; does nothing when it has ended.
  func kill() {
    exit.withLock { exit in
      if exit == nil { _ = SystemCalls.kill(identifier, SIGKILL) }
    }
  }

  /// Waits for the end, for so many milliseconds at most; nil when it has not ended by then.
  func wait(atMost milliseconds: Int) -> ChildExit? {
    for _ in 0..<milliseconds {
      if let ended = endedAlready() { return ended }
      usleep(1000)
    }
    return endedAlready()
  }

  private func endedAlready() -> ChildExit? {
    exit.withLock { exit in
      if exit == nil {
        var status: Int32 = 0
        let process = unsafe waitpid(identifier, &status, WNOHANG)
        if process == identifier { exit = ChildExit(waitStatus: status) }
        if process < 0 && errno != EINTR { exit = .unknown }
      }
      return exit
    }
  }

  /// Waits for the end.
  func wait() -> ChildExit {
    // First only looked at, not collected: the lock is not held while waiting, and until the status is collected
    // under the lock the number cannot go to another process that `kill` would hit.
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    return exit.withLock { exit in
      if let exit { return exit }
      var status: Int32 = 0
      let ended: ChildExit =
        unsafe waitpid(identifier, &status, 0) == identifier ? ChildExit(waitStatus: status) : .unknown
      exit = ended
      return ended
    }
  }
}

/// Names that a type of this file hides.
private enum SystemCalls {
  static func kill(_ identifier: pid_t, _ signal: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.kill(identifier, signal)
    #else
      Darwin.kill(identifier, signal)
    #endif
  }
}
