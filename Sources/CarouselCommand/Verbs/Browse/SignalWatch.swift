import Foundation
import Synchronization

/// Takes the signals that end or stop a program out of the way, and tells them in turn.
///
/// They are held back in all threads, and one thread waits for them: nothing runs inside a signal handler. Make it
/// before other threads are started, since they inherit what is held back.
final class SignalWatch: Sendable {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  private let former: Mutex<sigset_t>

  /// Starts to watch; `tell` is called with each signal, on a thread of its own.
  init(_ tell: @escaping @Sendable (Int32) -> Void) {
    // A closed output is told by the call that writes.
    var held = Self.set(Self.watched + [SIGPIPE])
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    former = Mutex(before)
    // It waits until the program ends, as the session does that it belongs to.
    Thread.detachNewThread {
      var wanted = Self.set(Self.watched)
      while true {
        var signal: Int32 = 0
        if unsafe sigwait(&wanted, &signal) == 0 { tell(signal) }
      }
    }
  }

  /// Holds signals back no longer.
  func end() {
    former.withLock { mask in _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, nil) }
  }

  /// Stops the program as the terminal would have, and returns when it is continued.
  ///
  /// Where nobody could continue it, in a group of processes without a shell, the system lets it run on.
  func stop() { deliver(SIGTSTP) }

  /// Ends the program by a signal, so that its parent sees how it ended.
  func end(by signal: Int32) {
    Foundation.signal(signal, SIG_DFL)
    deliver(signal)
  }

  /// Lets this thread alone take a signal that it sends itself.
  private func deliver(_ signal: Int32) {
    raise(signal)
    var one = Self.set([signal])
    unsafe pthread_sigmask(SIG_UNBLOCK, &one, nil)
    unsafe pthread_sigmask(SIG_BLOCK, &one, nil)
  }

  private static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }
}
