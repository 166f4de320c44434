import Dispatch
import Foundation

/// A program of the machine that a test may use when it is installed.
struct Tool {
  let path: String

  /// Looks in the usual folders; nil when the program is not installed.
  init?(_ name: String) {
    let paths = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/" + name }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output, empty ones left out.
    var lines: [String] { output.split(whereSeparator: \.isNewline).map(String.init) }
  }

  /// Runs the program in a folder to its end.
  func run(_ arguments: [String], in folder: ScratchFolder) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "/bin:/usr/bin:/usr/local/bin", "HOME": folder.url.deletingLastPathComponent().path,
      "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: a pipe that nobody reads would stop a program that writes much.
    let output = try folder.makeFile("output")
    let errors = try folder.makeFile("errors")
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    // A shell that waits for what never comes must fail its test rather than stop the run.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { if process.isRunning { process.terminate() } }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try folder.text(of: "output"),
      errors: try folder.text(of: "errors"))
  }
}
