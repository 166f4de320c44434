import CarouselLint
import Foundation

/// Finds the configuration of each input: the nearest one upwards from the file, or the one that is named.
struct ConfigurationFinder {
  /// A configuration and the path of its file; nil is that of no file.
  struct Found {
    var path: String?
    var configuration = ToolConfiguration()
  }

  private let reader: ConfigurationReader
  private let currentFolder: String
  private let isOff: Bool
  private var read: [String: Found] = [:]
  private var folders: [String: String?] = [:]
  private var named: String?
  /// What is wrong with the configurations, for standard error.
  private(set) var lines: [String] = []
  /// Whether one of them cannot be used.
  private(set) var hasErrors = false

  /// Looks for the configurations of files; `named` is the path that `--config` gives, and `isOff` looks for none.
  init(rules: [Rule], named: String?, isOff: Bool, currentFolder: String) {
    reader = ConfigurationReader(rules: rules) { path in
      FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
    self.named = named.map { FilePath.absolute($0, in: currentFolder) }
    self.isOff = isOff
    self.currentFolder = currentFolder
  }

  /// The configuration for a file.
  mutating func configuration(for path: String) -> Found {
    if let named { return found(at: named) }
    guard !isOff else { return Found() }
    let folder = FilePath.folder(of: FilePath.absolute(path, in: currentFolder))
    return nearest(to: folder).map { found(at: $0) } ?? Found()
  }

  private mutating func nearest(to folder: String) -> String? {
    var (passed, here): ([String], String) = ([], folder)
    var result: String?
    while true {
      if let known = folders[here] {
        result = known
        break
      }
      passed.append(here)
      result = ConfigurationReader.fileNames.map { here == "/" ? "/" + $0 : here + "/" + $0 }
        .first { FileManager.default.fileExists(atPath: $0) }
      if result != nil || here == "/" { break }
      here = FilePath.folder(of: here)
    }
    for folder in passed { folders[folder] = result }
    return result
  }

  private mutating func found(at path: String) -> Found {
    if let known = read[path] { return known }
    let relative = FilePath.relative(path, to: currentFolder)
    let outcome = reader.read(path, name: relative.hasPrefix("../../..") ? path : relative)
    lines += outcome.lines
    hasErrors = hasErrors || outcome.hasErrors
    let found = Found(path: path, configuration: outcome.configuration)
    read[path] = found
    return found
  }
}
