import Foundation

/// A folder of a test's own, removed when the test lets go of it.
///
/// Tests write their scripts and output to `../work`, where completion of files does not see them.
final class ScratchFolder: Sendable {
  let url: URL
  private let work: URL

  init(files: [String] = [], folders: [String] = []) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("cli-\(UUID().uuidString)")
    url = root.appendingPathComponent("here")
    work = root.appendingPathComponent("work")
    for folder in [url, work] + folders.map(url.appendingPathComponent) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for name in files { try Data().write(to: url.appendingPathComponent(name)) }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// Writes a file beside the folder, and returns its path.
  func makeFile(_ name: String, _ text: String = "") throws -> String {
    let file = work.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Reads a file beside the folder.
  func text(of name: String) throws -> String {
    try String(contentsOf: work.appendingPathComponent(name), encoding: .utf8)
  }

  /// The names in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
