import CarouselSpeech
import Foundation

/// A shell script in a folder of its own, which stands in for a worker or a player.
struct ScriptedProgram {
  let folder: URL
  let path: String

  init(_ script: String, named name: String = "program") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("carousel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    let text = "#!/bin/sh\ncd '\(folder.path)' || exit 99\n\(script)\n"
    try Self.write(text, to: path)
  }

  /// Writes through another process: a program whose file some process has open for writing cannot be started,
  /// and the children of tests that run at the same time would for a moment have it open too.
  private static func write(_ text: String, to path: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf '%s' "$1" > "$2" && chmod 755 "$2""#, "sh", text, path]
    try shell.run()
    shell.waitUntilExit()
  }

  /// Takes the script and what it wrote away.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the script wrote to a file of this name.
  func output(_ name: String) -> Data {
    (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
  }

  func lines(_ name: String) -> [String] {
    String(decoding: output(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The program as a worker; a busy machine may take long to start it.
  func location(patience: Int = 120) -> WorkerLocation {
    WorkerLocation(path: path, environment: ProcessInfo.processInfo.environment, patience: patience)
  }
}
