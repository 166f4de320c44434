import Foundation
import Synchronization

/// Ends the program when a piece of work takes far longer than it should: a reader that hangs is a fault.
final class Watchdog: Sendable {
  private struct Work {
    var words: String
    var deadline: Date
  }

  private let patience: TimeInterval
  private let work = Mutex<Work?>(nil)

  /// Watches from now on, once a second.
  init(patience: TimeInterval) {
    self.patience = patience
    Thread.detachNewThread { [weak self] in
      while let self {
        if let words = self.overdue {
          print(words)
          exit(1)
        }
        sleep(1)
      }
    }
  }

  /// Starts the clock for a piece of work; the words say what it is.
  func begin(_ words: String) {
    work.withLock { $0 = Work(words: words, deadline: Date(timeIntervalSinceNow: patience)) }
  }

  /// Stops the clock.
  func end() { work.withLock { $0 = nil } }

  private var overdue: String? {
    work.withLock { work in work.flatMap { $0.deadline < Date() ? $0.words : nil } }
  }
}
