import Foundation
import SwiftSourceReader

/// Parses every file of a folder on one thread and does nothing else with it: the floor of reading SwiftUI source.
@main
struct Main {
  static func main() {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let count = LargeStack.run {
      let reader = SourceReader()
      return names.reduce(0) { sum, name in
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return sum }
        return sum + (reader.parses(String(decoding: data, as: UTF8.self)) ? 1 : 0)
      }
    }
    print("\(count) of \(names.count) files without errors")
  }
}
