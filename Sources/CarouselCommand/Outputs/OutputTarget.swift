import Foundation

/// Where results go: standard output, or a file that appears only when it is complete.
struct OutputTarget {
  private let path: String?
  private let surroundings: Surroundings

  init(path: String?, _ surroundings: Surroundings) {
    self.path = path == "-" ? nil : path
    self.surroundings = surroundings
  }

  /// Runs `body` with the output; a file is written beside its place and renamed at the end.
  func write<Result>(_ body: (inout BlockOutput) throws -> Result) throws -> Result {
    guard let path else {
      var output = BlockOutput(write: surroundings.writeOutput)
      let result = try body(&output)
      try output.check()
      return result
    }
    return try writeFile(path, body)
  }

  private func writeFile<Result>(
    _ path: String, _ body: (inout BlockOutput) throws -> Result
  ) throws -> Result {
    let file = URL(fileURLWithPath: path)
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part"
    let part = file.deletingLastPathComponent().appendingPathComponent(name)
    do {
      guard FileManager.default.createFile(atPath: part.path, contents: nil) else {
        throw OutputError.unwritable(path: path, reason: "the folder is missing or may not be written to")
      }
      let handle = try FileHandle(forWritingTo: part)
      defer { try? handle.close() }
      var output = BlockOutput { try handle.write(contentsOf: Data($0)) }
      let result = try body(&output)
      try output.check()
      try rename(part, to: file)
      return result
    } catch {
      try? FileManager.default.removeItem(at: part)
      if error is OutputError { throw error }
      throw OutputError.unwritable(path: path, reason: error.localizedDescription)
    }
  }

  private func rename(_ part: URL, to file: URL) throws {
    if FileManager.default.fileExists(atPath: file.path) {
      _ = try FileManager.default.replaceItemAt(file, withItemAt: part)
    } else {
      try FileManager.default.moveItem(at: part, to: file)
    }
  }
}
