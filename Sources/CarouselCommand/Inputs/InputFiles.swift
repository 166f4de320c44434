import Foundation

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
    entries = operands.flatMap { operand in
      guard Self.isFolder(operand) else { return [Entry(path: operand, isNamed: true)] }
      let paths = Self.files(in: operand, extensions)
      return Self.sources(among: paths).map { Entry(path: $0, isNamed: false) }
    }
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

  /// In a folder of Swift source, YAML and JSON are mostly something else: only files named as definitions
  /// (`Albums.carousel.yaml`) are taken for ones.
  private static func sources(among paths: [String]) -> [String] {
    guard paths.contains(where: { $0.hasSuffix(".swift") }) else { return paths }
    return paths.filter { $0.hasSuffix(".swift") || $0.lowercased().contains(".carousel.") }
  }

  private static let skippedFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]
}
