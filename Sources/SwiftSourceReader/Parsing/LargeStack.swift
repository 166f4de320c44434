internal import Foundation
internal import Synchronization

/// A thread with a large stack, for work that recurses as deeply as its input is nested.
public enum LargeStack {
  /// The stack's size in bytes where the system grants it; only the pages that are touched are committed.
  ///
  /// Under a limit on addresses it is less: a sixteenth of them, so that several threads leave room for the work.
  public static let size = 512 << 20

  private static let smallest = 4 << 20
  private static let mark = "carousel-a11y.large-stack"

  /// The size in bytes of the large stack that the caller runs on; nil on any other.
  public static var current: Int? { Thread.current.threadDictionary[mark] as? Int }

  /// Runs work on a thread with a large stack and waits for its outcome; at once where one is at hand, or where the
  /// system grants none.
  public static func run<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) -> Outcome {
    if current != nil { return work() }
    let cell = Cell<Outcome>()
    let done = DispatchSemaphore(value: 0)
    let isStarted = start {
      let outcome = work()
      cell.outcome.withLock { $0 = outcome }
      done.signal()
    }
    if isStarted { done.wait() }
    return cell.outcome.withLock { $0 } ?? work()
  }

  /// Transforms values on as many threads with large stacks as there are processors; the order is kept.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - threads: At most how many threads; nil is as many as there are processors.
  ///   - transform: What is done with each; it is called from several threads at once.
  /// - Returns: The outcomes, in the order of the values.
  public static func map<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], threads: Int? = nil,
    _ transform: @escaping @Sendable (Item) -> Outcome
  ) -> [Outcome] {
    let count = min(threads ?? ProcessInfo.processInfo.activeProcessorCount, items.count)
    guard count > 1 else { return run { items.map(transform) } }
    let next = Mutex(0)
    let outcomes = Mutex<[Int: Outcome]>([:])
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let isStarted = start {
        while let index = next.withLock({ next -> Int? in
          defer { next += 1 }
          return next < items.count ? next : nil
        }) {
          let outcome = transform(items[index])
          outcomes.withLock { $0[index] = outcome }
        }
        group.leave()
      }
      if !isStarted { group.leave() }
    }
    group.wait()
    return outcomes.withLock { found in items.indices.map { found[$0] ?? transform(items[$0]) } }
  }

  /// Starts a thread with as large a stack as the system grants; false if it grants none.
  private static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var size = min(size, SizedThread.addresses.map { $0 / 16 } ?? size)
    while size >= smallest {
      let granted = size
      let isStarted = SizedThread.start(stack: granted) {
        Thread.current.threadDictionary[mark] = granted
        work()
      }
      if isStarted { return true }
      size /= 2
    }
    return false
  }

  private final class Cell<Outcome: Sendable>: Sendable {
    let outcome = Mutex<Outcome?>(nil)
  }
}
