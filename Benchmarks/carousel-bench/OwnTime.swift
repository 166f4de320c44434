import Foundation

/// Processor seconds of this program.
enum OwnTime {
  /// The seconds so far.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that some work takes.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// The least seconds of several times, since nothing makes work faster than it is.
  static func best(of count: Int, _ work: () -> Void) -> Double {
    (0..<max(count, 1)).map { _ in of(work) }.min() ?? 0
  }
}
