internal import Foundation
internal import Synchronization

/// A thread with a stack of a stated size, for work that recurses as deeply as its input is nested.
public enum LargeStack {
  /// The stack's size in bytes; the system commits only the pages that are touched.
  public static let size = 512 << 20

  private static let mark = "carousel-a11y.large-stack"

  /// Runs work on a thread with a large stack and waits for its outcome; at once where one is at hand.
  public static func run<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome {
    if Thread.current.threadDictionary[mark] != nil { return work() }
    let cell = Cell<Outcome>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      Thread.current.threadDictionary[mark] = true
      let outcome = work()
      cell.outcome.withLock { $0 = outcome }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return cell.outcome.withLock { $0 } ?? work()
  }

  private final class Cell<Outcome: Sendable>: Sendable {
    let outcome = Mutex<Outcome?>(nil)
  }
}
