import Foundation
import Testing

/// A folder of Fixtures: a definition, and what comes of it.
struct FixtureCase: CustomTestStringConvertible, Sendable {
  /// A file of the folder and the command line that gives it.
  struct Expectation: Sendable {
    var name: String
    var words: [String]
  }

  /// Path from the folder Fixtures, such as "Demos/peek-carousel".
  let name: String
  let folder: URL

  var testDescription: String { name }
  var definition: URL { folder.appendingPathComponent("definition.yaml") }
  func file(_ expectation: Expectation) -> URL { folder.appendingPathComponent(expectation.name) }

  /// Long rows are looked at by what they say alone: nobody reads the tree of a thousand cards.
  var expectations: [Expectation] {
    let spoken = Expectation(name: "spoken.txt", words: ["read"])
    guard !name.hasPrefix("Scale/") else { return [spoken] }
    return [
      spoken, Expectation(name: "tree.txt", words: ["tree"]),
      Expectation(name: "motion.txt", words: ["motion"]),
    ]
  }

  static var rewrites: Bool { ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  static let all: [FixtureCase] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix("/definition.yaml") && !$0.hasPrefix("Malformed/") }.sorted().map {
      path in
      let name = String(path.dropLast("/definition.yaml".count))
      return FixtureCase(name: name, folder: root.appendingPathComponent(name))
    }
  }()
}
