import Foundation

/// Processor seconds of this program.
enum ProcessorTime {
  /// The seconds so far.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Those of this program and of the children that it has waited for.
  static var withChildren: Double { usage(own: true) + usage(own: false) }

  private static func usage(own: Bool) -> Double {
    var usage = rusage()
    #if os(Linux)
      unsafe getrusage(__rusage_who_t((own ? RUSAGE_SELF : RUSAGE_CHILDREN).rawValue), &usage)
    #else
      unsafe getrusage(own ? RUSAGE_SELF : RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
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
