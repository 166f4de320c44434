import CarouselModel
import CarouselSwiftUI
import Foundation
import LocatedValues

/// The Swift files of a command line, read together: views of one file are made of those of others.
struct SwiftProject {
  /// What came of reading.
  struct Reading {
    var screens: [Screen] = []
    var diagnostics = Diagnostics(file: "")
  }

  private var files: [SwiftUIReader.File] = []
  private var paths: Set<String> = []
  private var neighbours: [String] = []

  /// Adds a file; the other files of the folder of a named one give their declarations, and no screens.
  mutating func add(_ path: String, _ bytes: [UInt8], isNamed: Bool) {
    files.append(SwiftUIReader.File(path: path, text: String(decoding: bytes, as: UTF8.self)))
    paths.insert(path)
    if isNamed { neighbours.append((path as NSString).deletingLastPathComponent) }
  }

  /// Evaluates the screens of all files.
  func read() -> Reading {
    var reading = Reading()
    guard let first = files.first else { return reading }
    guard SwiftUIReader.isAvailable else {
      reading.diagnostics.add(
        Diagnostic(
          file: first.path, place: .start, message: "this build cannot read Swift source",
          advice: "build with a toolchain that has SwiftParser, without CAROUSEL_SWIFT_SYNTAX=none"))
      return reading
    }
    let result = SwiftUIReader().read(files + around)
    reading.screens = result.screens
    for diagnostic in result.diagnostics { reading.diagnostics.add(diagnostic) }
    return reading
  }

  private var around: [SwiftUIReader.File] {
    var seen = paths
    return Set(neighbours).sorted().flatMap { folder -> [SwiftUIReader.File] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard seen.insert(path).inserted, let data = FileManager.default.contents(atPath: path) else {
          return nil
        }
        return SwiftUIReader.File(path: path, text: String(decoding: data, as: UTF8.self), isListed: false)
      }
    }
  }
}
