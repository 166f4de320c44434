import Foundation
import Testing

/// The documents of this repository that show code.
enum DocumentationFile {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Expects that a file holds pages, or with `UPDATE_FIXTURES` writes them.
  static func expect(_ pages: [String], in path: String) throws {
    let text = pages.joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
      try Data(text.utf8).write(to: root.appendingPathComponent(path), options: .atomic)
    }
    #expect(try self.text(path) == text)
  }

  /// The paths of files below a folder with one of these endings.
  static func files(in folder: String, endings: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { name in endings.contains { name.hasSuffix($0) } && !name.contains(".build/") }
      .sorted().map { folder + "/" + $0 }
  }
}
