import CommandTesting
import Foundation

/// A shell script that runs the built command, as people do, with what it wrote.
struct ShellRun {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a script in a folder; `$command` is the command.
  init(_ script: String, in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "exec >stdout.txt 2>stderr.txt; \(script)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["command": CommandRun.buildFolder + "/carousel-a11y"]) { $1 }
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOfFile: folder.path + "/stdout.txt", encoding: .utf8)
    errors = try String(contentsOfFile: folder.path + "/stderr.txt", encoding: .utf8)
  }
}
