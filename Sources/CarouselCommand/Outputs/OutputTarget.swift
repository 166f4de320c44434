import Foundation

/// Where results go: standard output, a file that appears only when it is complete, or a device or named pipe.
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
    return try Self.isSpecial(path) ? writeDevice(path, body) : writeFile(path, body)
  }

  /// Throws if it is known already that the output cannot be written, so that long work is not done in vain.
  func check() throws {
    guard let path, !Self.isSpecial(path) else { return }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if Self.fileType(path) == S_IFDIR {
      throw OutputError.unwritable(path: path, reason: "it is a folder")
    }
    guard FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path) else {
      throw Self.noFolder(path)
    }
  }

  private static func noFolder(_ path: String) -> OutputError {
    .unwritable(path: path, reason: "the folder is missing or may not be written to")
  }

  /// Whether something is there that must not be replaced by a file: a device, a named pipe.
  private static func isSpecial(_ path: String) -> Bool {
    fileType(path).map { ![S_IFREG, S_IFDIR].contains($0) } ?? false
  }

  /// What is at a path, behind all links; nil for nothing.
  private static func fileType(_ path: String) -> mode_t? {
    var information = stat()
    return unsafe stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  private func writeDevice<Result>(
    _ path: String, _ body: (inout BlockOutput) throws -> Result
  ) throws -> Result {
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw OutputError.unwritable(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    defer { try? handle.close() }
    var output = BlockOutput { bytes in
      do {
        try handle.write(contentsOf: Data(bytes))
      } catch {
        throw OutputError.unwritable(path: path, reason: error.localizedDescription)
      }
    }
    let result = try body(&output)
    try output.check()
    return result
  }

  private func writeFile<Result>(
    _ path: String, _ body: (inout BlockOutput) throws -> Result
  ) throws -> Result {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part"
    let part = file.deletingLastPathComponent().appendingPathComponent(name)
    do {
      guard FileManager.default.createFile(atPath: part.path, contents: nil) else {
        throw Self.noFolder(path)
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

  /// Puts the part in place of the file in one step, with the permissions that the file had.
  ///
  /// `FileManager.replaceItemAt` removes the old file on Linux and then fails (Swift 6.3), so the system is asked.
  private func rename(_ part: URL, to file: URL) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    if let permissions = attributes?[.posixPermissions] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: part.path)
    }
    guard unsafe Foundation.rename(part.path, file.path) == 0 else {
      throw OutputError.unwritable(path: path ?? file.path, reason: unsafe String(cString: strerror(errno)))
    }
  }
}
