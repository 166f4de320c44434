import CarouselDefinitions
import Foundation

/// The files of a folder that are read: Swift source, and the YAML and JSON that are definitions.
///
/// A file that is named on the command line is always read; in a folder, most YAML and JSON is something else.
struct FolderScan {
  /// The files that are read, in order.
  private(set) var sources: [String] = []
  /// The YAML and JSON files that are no definitions.
  private(set) var others: [String] = []

  /// Sorts the files of one folder and those inside it.
  init(_ paths: [String]) {
    // Beside Swift source JSON is mostly data of the app, which may have the keys of a definition.
    let isOfSwift = paths.contains { $0.hasSuffix(".swift") }
    for path in paths {
      if path.hasSuffix(".swift") || Self.isDefinition(path, besideSwift: isOfSwift) {
        sources.append(path)
      } else {
        others.append(path)
      }
    }
  }

  private static func isDefinition(_ path: String, besideSwift: Bool) -> Bool {
    if DefinitionSignature.isIn(name: path) { return true }
    // What cannot be read is told when its turn comes.
    guard let handle = FileHandle(forReadingAtPath: path),
      let head = try? handle.read(upToCount: DefinitionSignature.length) ?? Data()
    else { return !besideSwift }
    return DefinitionSignature.isInSchema(of: head)
      || (!besideSwift && DefinitionSignature.isInKeys(of: head))
  }
}
