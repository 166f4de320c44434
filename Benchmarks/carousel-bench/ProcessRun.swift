import Foundation

/// One run of a program, as the operating system accounts for it.
struct ProcessRun {
  /// Processor seconds, of user and system together.
  var cpu: Double
  /// Seconds by the clock.
  var wall: Double
  /// The largest resident size, in bytes.
  var peak: Double
  var status: Int32

  /// Runs a program with its output thrown away, and waits for it.
  init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = ProcessRun.childrenTime
    let start = ContinuousClock.now
    try process.run()
    let peak = ProcessRun.watchPeak(of: process)
    process.waitUntilExit()
    wall = Double((ContinuousClock.now - start) / .seconds(1))
    cpu = ProcessRun.childrenTime - before
    self.peak = peak
    status = process.terminationStatus
  }

  /// The run with the median processor time of several.
  static func median(of count: Int, _ program: String, _ arguments: [String]) throws -> ProcessRun {
    let runs = try (0..<count).map { _ in try ProcessRun(program, arguments) }
    return runs.sorted { $0.cpu < $1.cpu }[count / 2]
  }

  private static var childrenTime: Double {
    var usage = rusage()
    #if os(Linux)
      unsafe getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      unsafe getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The high-water mark of the process's resident size, looked at until it ends.
  private static func watchPeak(of process: Process) -> Double {
    let status = "/proc/\(process.processIdentifier)/status"
    var peak = 0.0
    while process.isRunning {
      if let text = try? String(contentsOfFile: status, encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first
      {
        peak = max(peak, kilobytes * 1024)
      }
      usleep(2_000)
    }
    return peak
  }
}
