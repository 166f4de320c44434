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
  /// What the program wrote to standard error, where that was asked for.
  var complaints = ""

  /// Runs a program, by its path, with its output thrown away, and waits for it.
  ///
  /// Only `keepsComplaints` lets what it writes to standard error be read.
  init(_ program: String, _ arguments: [String], keepsComplaints: Bool = false) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = keepsComplaints ? errors : FileHandle.nullDevice
    // Waiting for the exit itself looks for it only every 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    let before = ProcessRun.childrenTime
    let start = ContinuousClock.now
    try process.run()
    let watch = PeakWatch(process.processIdentifier)
    if keepsComplaints {
      complaints = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    ended.wait()
    wall = Double((ContinuousClock.now - start) / .seconds(1))
    cpu = ProcessRun.childrenTime - before
    peak = watch.end()
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
}
