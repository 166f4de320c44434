import Foundation
import LocatedValues

/// The files that the operands of a command line name, each read when its turn comes.
struct InputFiles: Sequence {
  /// A file that will be read.
  struct Entry: Hashable, Sendable {
    /// The path as messages show it; `-` is standard input.
    var path: String
    /// Whether the caller named the file, rather than a folder that holds it.
    var isNamed: Bool
  }

  /// The files in order.
  let entries: [Entry]
  /// The YAML and JSON files in folders that are no definitions, and are not read.
  let passedOver: [String]
  /// The folders among the operands.
  let folders: [String]
  private let stdinName: String
  private let surroundings: Surroundings

  /// Folders are walked in alphabetical order, without hidden and build folders, for files of the given kinds.
  init(
    _ operands: [String], stdinName: String, extensions: [String] = InputOptions.extensions,
    _ surroundings: Surroundings
  ) {
    self.stdinName = stdinName
    self.surroundings = surroundings
    folders = operands.filter(Self.isFolder)
    var (entries, passedOver): ([Entry], [String]) = ([], [])
    for operand in operands {
      guard Self.isFolder(operand) else {
        entries.append(Entry(path: operand, isNamed: true))
        continue
      }
      let scan = FolderScan(Self.files(in: operand, extensions))
      entries += scan.sources.map { Entry(path: $0, isNamed: false) }
      passedOver += scan.others
    }
    (self.entries, self.passedOver) = (entries, passedOver)
  }

  func makeIterator() -> AnyIterator<InputFile> {
    var rest = entries[...]
    return AnyIterator { rest.popFirst().map(read) }
  }

  /// Reads a file.
  func read(_ entry: Entry) -> InputFile {
    guard entry.path != "-" else {
      let bytes = Result { try surroundings.readInput() }
        .mapError { InputError(path: stdinName, reason: "standard input cannot be read: \($0)") }
      return InputFile(name: stdinName, bytes: bytes)
    }
    return InputFile(name: entry.path, bytes: Self.bytes(of: entry.path))
  }

  /// The bytes of a file, or why they cannot be had.
  static func bytes(of path: String) -> Result<[UInt8], InputError> {
    guard FileManager.default.fileExists(atPath: path) else {
      return .failure(InputError(path: path, reason: "there is no such file; check the path"))
    }
    guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.readToEnd() ?? Data() else {
      return .failure(InputError(path: path, reason: "the file cannot be read; check its permissions"))
    }
    return .success([UInt8](data))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The files of some kinds in a folder and those inside it, in alphabetical order.
  static func files(in folder: String, _ extensions: [String]) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      !names.contains(LintCache.tagName)
    else { return [] }
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix("."), !skippedFolders.contains(name), !name.hasSuffix(".xcassets") else {
        return []
      }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) { return files(in: path, extensions) }
      return extensions.contains { name.lowercased().hasSuffix("." + $0) } ? [path] : []
    }
  }

  private static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]
}

extension InputFiles {
  /// A line about the files that were passed over, with the first of their names; beside Swift source nobody expects
  /// them to be read.
  var passedOverNotes: [String] {
    guard !passedOver.isEmpty, !entries.contains(where: { $0.path.hasSuffix(".swift") }) else { return [] }
    let names = passedOver.prefix(5).joined(separator: ", ")
    let rest = passedOver.count > 5 ? ", and \(passedOver.count - 5) more" : ""
    return [
      TerminalText.escaped(
        "carousel-a11y: note: passed over, since they are no definitions: \(names)\(rest); name a file to have it read"
      )
    ]
  }
}
