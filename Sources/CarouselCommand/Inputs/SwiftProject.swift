import CarouselLint
import CarouselModel
import CarouselSwiftUI
import Foundation
import LocatedValues

/// The Swift files of a command line, read together: views of one file are made of those of others.
struct SwiftProject: Sendable {
  /// What came of reading.
  struct Reading {
    var screens: [Screen] = []
    var diagnostics = Diagnostics(file: "")
  }

  private var named: [SwiftUIReader.File] = []
  private var paths: Set<String> = []
  private var neighbours: Set<String> = []
  private let folders: [String]

  /// A project without files yet; the app's texts are looked for in `folders`, and beside files that are named.
  init(folders: [String] = []) { self.folders = folders }

  /// Whether no file was added.
  var isEmpty: Bool { named.isEmpty }

  /// Adds a file; the other files of the folder of a named one give their declarations, and no screens.
  mutating func add(_ path: String, _ bytes: [UInt8], isNamed: Bool, isListed: Bool = true) {
    guard paths.insert(Self.plain(path)).inserted else { return }
    named.append(
      SwiftUIReader.File(path: path, text: String(decoding: bytes, as: UTF8.self), isListed: isListed))
    if isNamed { neighbours.insert((path as NSString).deletingLastPathComponent) }
  }

  /// Evaluates the screens of all files.
  func read() -> Reading {
    var reading = Reading()
    guard let first = named.first else { return reading }
    guard SwiftUIReader.isAvailable else {
      reading.diagnostics.add(Self.unavailable(first.path))
      return reading
    }
    let result = SwiftUIReader().read(files, localizations: localizations)
    reading.screens = result.screens
    for diagnostic in result.diagnostics { reading.diagnostics.add(diagnostic) }
    return reading
  }

  /// What is said where this build has no parser.
  static func unavailable(_ path: String) -> Diagnostic {
    Diagnostic(
      file: path, place: .start, message: "this build cannot read Swift source",
      advice: "build with a toolchain that has SwiftParser, without CAROUSEL_SWIFT_SYNTAX=none")
  }

  /// The files that were added, and those beside the named ones.
  var files: [SwiftUIReader.File] {
    var seen = paths
    return named
      + neighbours.sorted().flatMap { folder -> [SwiftUIReader.File] in
        let names =
          (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          guard seen.insert(Self.plain(path)).inserted, let data = FileManager.default.contents(atPath: path)
          else { return nil }
          return SwiftUIReader.File(path: path, text: String(decoding: data, as: UTF8.self), isListed: false)
        }
      } + data
  }

  /// The JSON files that the app may be delivered with: those of the folders, and those beside named files.
  private var data: [SwiftUIReader.File] {
    let beside = neighbours.sorted().flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".json") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
    var seen: Set<String> = []
    return (folders.flatMap { InputFiles.files(in: $0, ["json"]) } + beside)
      .filter { !$0.contains(".carousel.") && seen.insert(Self.plain($0)).inserted }
      .prefix(Self.dataFiles).compactMap { path in
        guard let bytes = FileManager.default.contents(atPath: path), bytes.count <= Self.dataBytes else {
          return nil
        }
        return SwiftUIReader.File(path: path, text: String(decoding: bytes, as: UTF8.self), isListed: false)
      }
  }

  /// How much data is read: larger files are no sample of what cards say.
  private static let (dataFiles, dataBytes) = (200, 1 << 20)

  /// The files with the app's texts.
  var localizations: [LocalizationFile] {
    let kinds = LocalizationFile.extensions.sorted()
    let inside = folders.flatMap { InputFiles.files(in: $0, kinds) }
    // Beside a file that is named only its own folder is looked at: below it might lie a whole disk.
    let beside = neighbours.sorted().flatMap { folder in
      let prefix = folder.isEmpty ? "" : folder + "/"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
      return names.sorted().flatMap { name -> [String] in
        if name.hasSuffix(".lproj") { return InputFiles.files(in: prefix + name, kinds) }
        return kinds.contains((name as NSString).pathExtension.lowercased()) ? [prefix + name] : []
      }
    }
    var seen: Set<String> = []
    return (inside + beside).filter { seen.insert(Self.plain($0)).inserted }.compactMap { path in
      FileManager.default.contents(atPath: path).map { LocalizationFile(path: path, bytes: [UInt8]($0)) }
    }
  }

  /// The path without a leading `./` and the like, so that a file is read once however it is named.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.absolute(path, in: "/")
  }
}
