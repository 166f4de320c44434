import Foundation

/// A program held to one processor core, so that two threads of it do not slow each other down.
enum OneCore {
  private static let holder = "/usr/bin/taskset"

  /// Whether the system can hold a program to a core.
  static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: holder) }

  /// The program held to the first core; as it is where the system has no way to do so.
  static func program(_ path: String, _ arguments: [String]) -> PairedRuns.Program {
    isPossible ? (holder, ["-c", "0", path] + arguments) : (path, arguments)
  }
}
