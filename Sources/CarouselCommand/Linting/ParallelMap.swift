import Foundation
import Synchronization

/// Work on many things at once, with the results in order.
///
/// The threads have stacks of a size that is set: reading deep sources takes more than the half megabyte that
/// threads have by default.
enum ParallelMap {
  private static let stackSize = 16 << 20

  /// Returns the results of `work` on each index, in order.
  static func results<Result: Sendable>(
    count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let shared = Shared<Result>(count: count)
    let running = min(max(threads, 1), count)
    for _ in 0..<running {
      let thread = Thread {
        while let index = shared.next() { shared.put(work(index), at: index) }
        shared.finished.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<running { shared.finished.wait() }
    return shared.results
  }

  private final class Shared<Result: Sendable>: Sendable {
    let finished = DispatchSemaphore(value: 0)
    private let state: Mutex<(next: Int, results: [Result?])>

    init(count: Int) { state = Mutex((0, Array(repeating: nil, count: count))) }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ result: Result, at index: Int) { state.withLock { $0.results[index] = result } }
    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }
  }
}
