import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Sets the terminal as it was when the program itself crashes, and lets it crash.
///
/// A signal handler is given nothing but the signal's number, so this is the one place that keeps something for
/// the whole process. It calls only what may be called in a handler (POSIX.1-2017, 2.4.3).
enum CrashRestoration {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private struct Settings {
    var descriptor: Int32
    var former: termios
  }

  /// The address of the settings; zero while there is nothing to restore.
  private static let address = Atomic<UInt>(0)

  /// From now on a crash sets the terminal back.
  static func arm(_ descriptor: Int32, _ former: termios) {
    guard address.load(ordering: .acquiring) == 0 else { return }
    let settings = UnsafeMutablePointer<Settings>.allocate(capacity: 1)
    unsafe settings.initialize(to: Settings(descriptor: descriptor, former: former))
    address.store(UInt(bitPattern: settings), ordering: .releasing)
    for signal in signals { watch(signal) }
  }

  /// The terminal is as it was.
  ///
  /// The few bytes are kept, since a crash in another thread may be reading them.
  static func disarm() { address.store(0, ordering: .releasing) }

  private static func watch(_ signal: Int32) {
    var action = sigaction()
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = { _ in CrashRestoration.restore() }
    #else
      unsafe action.__sigaction_u.__sa_handler = { _ in CrashRestoration.restore() }
    #endif
    // Handled once: the fault then comes again and ends the program as it should.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(signal, &action, nil)
  }

  private static func restore() {
    let bits = address.load(ordering: .acquiring)
    guard let settings = unsafe UnsafeMutablePointer<Settings>(bitPattern: bits) else { return }
    _ = unsafe tcsetattr(settings.pointee.descriptor, TCSANOW, &settings.pointee.former)
  }
}
