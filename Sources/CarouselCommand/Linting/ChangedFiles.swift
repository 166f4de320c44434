import CarouselLint
import Foundation

/// The files that differ from a commit, by git: changed, added, and those that git does not know yet.
struct ChangedFiles {
  private let paths: Set<String>
  /// Whether Swift source or texts of an app are gone, so that nobody can say what was made of them.
  let hasLostSources: Bool

  /// Asks git; throws when there is no git, no repository or no such commit.
  init(since reference: String, _ surroundings: Surroundings) throws {
    guard !reference.hasPrefix("-") else {
      throw ChangedFilesError(reason: "'\(reference)' is no commit")
    }
    let git = try Self.git(surroundings)
    let folder = surroundings.currentFolder
    let top = try Self.run(git, ["rev-parse", "--show-toplevel"], in: folder).split(separator: "\n").first
      .map(String.init)
    guard let top else { throw ChangedFilesError(reason: "this is no working tree of git") }
    let changed = try Self.run(
      git, ["diff", "--name-only", "--diff-filter=d", "-z", reference, "--"], in: top)
    let new = try Self.run(git, ["ls-files", "--others", "--exclude-standard", "-z"], in: top)
    let gone = try Self.run(
      git, ["diff", "--name-only", "--diff-filter=D", "-z", reference, "--"], in: top)
    hasLostSources = gone.split(separator: "\0").contains { name in
      Self.sources.contains { name.hasSuffix("." + $0) }
    }
    // The caller's folder may be reached through links, git tells the real one.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    paths = Set(
      (changed + new).split(separator: "\0").map { name in
        let path = FilePath.absolute(String(name), in: top)
        return path.hasPrefix(real + "/") ? folder + path.dropFirst(real.count) : path
      })
  }

  /// Whether a file differs, by its absolute path.
  func contains(_ path: String) -> Bool {
    paths.contains(path) || paths.contains(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  /// The endings of what views are made of.
  private static let sources = ["swift", "xcstrings", "strings", "stringsdict"]

  private static func git(_ surroundings: Surroundings) throws -> String {
    let candidates = surroundings.searchPath.map { $0 + "/git" }
    guard let git = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw ChangedFilesError(reason: "there is no git in the search path")
    }
    return git
  }

  private static func run(_ git: String, _ words: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    process.arguments = ["-C", folder] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both pipes are emptied, since git waits when one is full; what it complains of is short.
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? "git failed"
      throw ChangedFilesError(reason: String(line))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why git could not tell what has changed.
struct ChangedFilesError: Error, CustomStringConvertible {
  var reason: String
  var description: String { "--changed-since: \(reason); give a commit, branch or tag of this repository" }
}
