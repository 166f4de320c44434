import Foundation
import Testing

/// A folder of Fixtures: a definition or SwiftUI source, and what comes of it.
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
  /// The name of the file that is read: `definition.yaml` or `Source.swift`.
  let input: String
  var definition: URL { folder.appendingPathComponent(input) }
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
    return paths.sorted().filter { !$0.hasPrefix("Malformed/") }.compactMap { path in
      guard let input = ["definition.yaml", "Source.swift"].first(where: { path.hasSuffix("/" + $0) }) else {
        return nil
      }
      let name = String(path.dropLast(input.count + 1))
      return FixtureCase(name: name, folder: root.appendingPathComponent(name), input: input)
    }
  }()
}
