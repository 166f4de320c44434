internal import Foundation

/// A thread of the system with a stack of a stated size.
///
/// Foundation's `Thread` does not tell when the system refuses to make one, and whoever waits for it waits for ever.
enum SizedThread {
  /// How many bytes of addresses the process may use; nil without a limit.
  static var addresses: Int? {
    var limit = rlimit()
    #if os(Linux)
      let status = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let status = unsafe getrlimit(RLIMIT_AS, &limit)
    #endif
    guard status == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Starts work on a thread of its own; false if the system refuses such a thread.
  static func start(stack size: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, size) == 0,
      unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let task = unsafe Unmanaged.passRetained(Task(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, &attributes, { SizedThread.run($0) }, task)
    #else
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, &attributes, { unsafe $0.flatMap { unsafe SizedThread.run($0) } }, task)
    #endif
    guard status == 0 else {
      unsafe Unmanaged<Task>.fromOpaque(task).release()
      return false
    }
    return true
  }

  private static func run(_ task: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Task>.fromOpaque(task).takeRetainedValue().work()
    return nil
  }

  /// What is handed to the thread.
  private final class Task: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
