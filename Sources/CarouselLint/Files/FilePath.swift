/// Paths as texts, taken apart without looking at the disk.
package enum FilePath {
  /// The absolute path without `.`, `..` and double slashes; a relative one starts at `folder`.
  package static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The folder of an absolute path; that of the root is the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// An absolute path as seen from a folder, with `..` where it lies outside.
  package static func relative(_ path: String, to folder: String) -> String {
    let (names, from) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, from).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - shared)
    return (up + names[shared...]).joined(separator: "/")
  }
}
