/// A pattern for paths, as `.gitignore` reads them.
///
/// `*` is anything within a name, `?` one character, `**` any folders, `{a,b}` a choice. A pattern without a slash
/// fits a file or folder of that name at any depth, one with a slash starts at the folder of the configuration. What
/// fits a folder fits all that is in it.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// The absolute path of the folder that the pattern starts from.
  public let folder: String
  private let alternatives: [[[Character]]]

  /// Reads a pattern; nil where it is empty or has more than 256 alternatives.
  public init?(_ pattern: String, in folder: String) {
    guard !pattern.isEmpty, let expanded = Self.expanded(pattern) else { return nil }
    self.pattern = pattern
    self.folder = folder
    alternatives = expanded.map { text in
      let names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
      let isAnywhere = !text.dropLast().contains("/")
      return isAnywhere ? [["*", "*"]] + names : names
    }
  }

  /// Whether an absolute path without `.` and `..` fits.
  public func matches(_ path: String) -> Bool {
    let root = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(root) else { return false }
    let names = path.dropFirst(root.count).split(separator: "/").map(Array.init)
    return alternatives.contains { Self.matches(names, $0) }
  }

  /// Follows all ways through the pattern at once, so that `**` never makes it try them one by one.
  private static func matches(_ names: [[Character]], _ pattern: [[Character]]) -> Bool {
    var states = closure([0], pattern)
    for name in names {
      if states.contains(pattern.count) { return true }
      var next: Set<Int> = []
      for state in states where state < pattern.count {
        if isAnyFolders(pattern[state]) {
          next.insert(state)
        } else if fits(name, pattern[state]) {
          next.insert(state + 1)
        }
      }
      states = closure(next, pattern)
    }
    return states.contains(pattern.count)
  }

  private static func isAnyFolders(_ name: [Character]) -> Bool { name == ["*", "*"] }

  private static func closure(_ states: Set<Int>, _ pattern: [[Character]]) -> Set<Int> {
    var result = states
    for state in states {
      var next = state
      // A trailing `**` needs something inside the folder.
      while next + 1 < pattern.count, isAnyFolders(pattern[next]) {
        next += 1
        result.insert(next)
      }
    }
    // Behind a trailing `**` anything more is inside.
    if let last = pattern.last, isAnyFolders(last), result.contains(pattern.count - 1),
      states.contains(pattern.count - 1)
    {
      result.insert(pattern.count)
    }
    return result
  }

  /// Whether a name fits a pattern of letters, `?` and `*`, in time of their product.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (at, inPattern) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, at)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == name[at] {
        at += 1
        inPattern += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (inPattern, at) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }

  /// The pattern with braces written out; choices do not nest.
  private static func expanded(_ pattern: String) -> [String]? {
    var results = [""]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let head = rest[..<open]
      let choices = rest[rest.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      results = results.flatMap { result in choices.map { result + head + $0 } }
      guard results.count <= 256 else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    return results.map { $0 + rest }
  }
}
