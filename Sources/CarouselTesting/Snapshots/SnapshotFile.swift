import CarouselLint
import Foundation

/// The file of a snapshot: `__Snapshots__/AlbumTests/albums.spoken.txt` beside `AlbumTests.swift`.
package struct SnapshotFile: Hashable, Sendable {
  /// The folder that holds the snapshots of a folder of tests.
  static let folderName = "__Snapshots__"

  /// The absolute path.
  package let path: String
  /// The path from the folder of the test, for messages.
  package let shownPath: String

  /// The file of an assertion in a test's function; `name` and the marks of settings keep several apart.
  package init(testFile: String, function: String, name: String?, marks: [String], format: SnapshotFormat) {
    let parts =
      [Self.plain(String(function.prefix { $0 != "(" }))]
      + ([name].compactMap(\.self) + marks).map(Self.plain)
    shownPath =
      Self.folder(ofTest: testFile) + "/" + parts.joined(separator: ".") + format.fileEnding
    path = FilePath.folder(of: testFile) + "/" + shownPath
  }

  /// The folder of a test file's snapshots, from the folder of the test.
  static func folder(ofTest path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return folderName + "/" + (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
  }

  /// A name without what file systems or shells take for something else.
  static func plain(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    return String(kept.drop { $0 == "." })
  }

  /// The snapshot; nil where there is none.
  package func read() -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the snapshot as a whole or not at all.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
