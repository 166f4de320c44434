/// Where an assertion was written.
struct CallSite: Sendable {
  /// `Module/File.swift`.
  var fileID: StaticString
  /// The path as the compiler was given it.
  var filePath: StaticString
  /// The one-based line.
  var line: UInt
  /// The one-based column, in UTF-8 bytes.
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// The path of the test's file.
  var path: String { "\(filePath)" }

  /// The name of the test's file without folders: "AlbumTests.swift".
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// "AlbumTests.swift:12".
  var shortDescription: String { "\(fileName):\(line)" }
}
