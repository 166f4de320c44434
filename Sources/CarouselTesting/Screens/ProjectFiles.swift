import CarouselLint
import Foundation

/// The files of the package that a test belongs to.
struct ProjectFiles: Sendable {
  /// A file or folder that was found.
  struct Item: Hashable, Sendable {
    /// The path as messages show it: from the package's folder, where the item is in it.
    var path: String
    /// The absolute path.
    var location: String
    /// Whether it is a folder.
    var isFolder: Bool
  }

  /// The folder of the test's file.
  let folder: String
  /// The nearest folder around it that holds a `Package.swift`; nil where none does.
  let root: String?

  /// Looks at the package of the test whose file has this path.
  init(testFile: String) {
    folder = FilePath.folder(of: testFile)
    root = Self.chain(from: folder).first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }

  /// Finds a file or folder: an absolute path as it is, another one from the folder of the test or one around it.
  func find(_ path: String) throws -> Item {
    let places = path.hasPrefix("/") ? [path] : candidates(for: path)
    for place in places {
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { continue }
      return Item(path: shown(place), location: place, isFolder: isFolder.boolValue)
    }
    throw ScreenError(.noFile(path, lookedAt: places))
  }

  /// The bytes of a file.
  func bytes(of item: Item) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: item.location) else {
      throw ScreenError(.unreadable(item.path))
    }
    return [UInt8](data)
  }

  /// The files in a folder and the folders in it whose names end so, in alphabetical order, without hidden ones.
  func files(in item: Item, endings: [String]) -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: item.location)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [Item] in
      let place = item.location + "/" + name
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return [] }
      let found = Item(path: shown(place), location: place, isFolder: isFolder.boolValue)
      if found.isFolder { return files(in: found, endings: endings) }
      return endings.contains { name.lowercased().hasSuffix("." + $0) } ? [found] : []
    }
  }

  /// The absolute path of a path that messages show.
  func location(of path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.absolute(path, in: root ?? folder)
  }

  private func candidates(for path: String) -> [String] {
    let chain = Self.chain(from: folder)
    let end = root.flatMap { chain.firstIndex(of: $0) } ?? 0
    return chain[...end].map { FilePath.absolute(path, in: $0) }
  }

  private func shown(_ place: String) -> String {
    guard let root, place.hasPrefix(root + "/") else { return place }
    return String(place.dropFirst(root.count + 1))
  }

  /// A folder and the folders around it, from inside out.
  private static func chain(from folder: String) -> [String] {
    var chain = [folder]
    while let last = chain.last, last != "/" { chain.append(FilePath.folder(of: last)) }
    return chain
  }
}
