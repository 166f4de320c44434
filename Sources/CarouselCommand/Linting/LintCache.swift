import CarouselLint
import Foundation

/// Results of earlier runs, a file each; what cannot be read or written is only slower.
struct LintCache: Sendable {
  private let folder: String

  /// Opens the folder; nil where it cannot be made.
  init?(folder: String) {
    self.folder = folder
    guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
    else {
      return nil
    }
    mark()
  }

  /// The file by which programs know a folder that can be made anew (Cache Directory Tagging Specification).
  static let tagName = "CACHEDIR.TAG"

  /// Keeps backups, and our own reading of projects, out of the folder.
  private func mark() {
    let tag = folder + "/" + Self.tagName
    guard !FileManager.default.fileExists(atPath: tag) else { return }
    let text =
      "Signature: 8a477f597d28d172789f06886806bc55\n# Results of carousel-a11y; they can be deleted.\n"
    try? Data(text.utf8).write(to: URL(fileURLWithPath: tag), options: .atomic)
  }

  /// What was found in a file with this content, if it is known.
  func entry(_ key: String, name: String) -> CacheEntry? {
    guard let data = FileManager.default.contents(atPath: path(key)) else { return nil }
    return CacheEntry(json: [UInt8](data), name: name)
  }

  /// Keeps what was found; a file appears only when it is complete.
  func keep(_ entry: CacheEntry, _ key: String) {
    try? Data(entry.json.utf8).write(to: URL(fileURLWithPath: path(key)), options: .atomic)
  }

  /// Takes out what no run has asked for in a month, when there is much.
  func prune(now: Date = Date()) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.count > 5_000 else {
      return
    }
    for name in names where name.hasSuffix(".json") {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      guard let date = attributes?[.modificationDate] as? Date, now.timeIntervalSince(date) > 30 * 86_400
      else {
        continue
      }
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  private func path(_ key: String) -> String { folder + "/" + key + ".json" }
}
