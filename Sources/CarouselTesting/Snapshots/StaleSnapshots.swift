import CarouselLint
import Foundation

/// The snapshots beside a test file that no test of it asks for any more.
///
/// A snapshot is stale when the file's source has no function of its name, or when its test file is gone. Which tests
/// a run has picked does not matter.
package struct StaleSnapshots {
  /// A failure for each stale snapshot.
  package let messages: [String]

  package init(testFile: String) {
    let folder = FilePath.folder(of: testFile)
    let own = SnapshotFile.folder(ofTest: testFile)
    let source = FileManager.default.contents(atPath: testFile).map { String(decoding: $0, as: UTF8.self) }
    let functions = source.map(Self.functions) ?? []
    let stale = Self.names(in: folder + "/" + own).filter { name in
      let function = String(name.prefix { $0 != "." })
      return source != nil && !functions.contains(function)
    }
    messages =
      stale.map { "the snapshot \(own)/\($0) is stale: no test of this file is called so; delete it" }
      + Self.orphans(in: folder)
  }

  /// Folders of snapshots whose test file is gone.
  private static func orphans(in folder: String) -> [String] {
    names(in: folder + "/" + SnapshotFile.folderName).filter { name in
      !FileManager.default.fileExists(atPath: folder + "/" + name + ".swift")
    }.map { name in
      "the snapshots \(SnapshotFile.folderName)/\(name) are stale: there is no \(name).swift; delete them"
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the functions of a source, as snapshots are named after them.
  private static func functions(in source: String) -> Set<String> {
    var names: Set<String> = []
    var rest = source[...]
    while let keyword = rest.range(of: "func ") {
      rest = rest[keyword.upperBound...].drop { $0 == " " }
      let name =
        rest.first == "`"
        ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" && $0 != " " }
      names.insert(SnapshotFile.plain(String(name)))
    }
    return names
  }
}
