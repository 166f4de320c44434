import Foundation

/// The file of the running program.
///
/// `Bundle.main` and the attributes of `FileManager` would tell the same, and take longer than reading a small
/// definition: they look for a bundle's resources, and for the names of the file's owner and group.
struct ProgramFile {
  private let path: String?

  /// Asks the system for the program that runs.
  init() {
    #if os(Linux)
      path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      path = Bundle.main.executablePath
    #endif
  }

  /// The folder that it is in; the current one where that is not known.
  var folder: String {
    guard let path, let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Its time and size, which tell one build from another; empty where they are not known.
  var identity: String {
    var facts = stat()
    guard let path, unsafe stat(path, &facts) == 0 else { return "" }
    #if os(Linux)
      let time = facts.st_mtim
    #else
      let time = facts.st_mtimespec
    #endif
    return "\(time.tv_sec).\(time.tv_nsec) \(facts.st_size)"
  }
}
