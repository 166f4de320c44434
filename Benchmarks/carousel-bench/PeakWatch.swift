import Foundation
import Synchronization

/// Looks at the high-water mark of a program's resident size until the program ends.
///
/// The operating system's own account of an ended program would count the one that started it too.
final class PeakWatch: Sendable {
  private struct State {
    var peak = 0.0
    var isOver = false
  }

  private let state = Mutex(State())
  private let finished = DispatchSemaphore(value: 0)

  init(_ process: Int32) {
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isOver }) {
        let peak = Self.peak(of: process)
        state.withLock { $0.peak = max($0.peak, peak) }
        usleep(1_000)
      }
      finished.signal()
    }
  }

  /// Stops, and returns the largest size in bytes that was seen; zero where the system does not tell it.
  func end() -> Double {
    state.withLock { $0.isOver = true }
    finished.wait()
    return state.withLock { $0.peak }
  }

  private static func peak(of process: Int32) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(separator: " ").compactMap { Double($0) }.first ?? 0) * 1024
  }
}
