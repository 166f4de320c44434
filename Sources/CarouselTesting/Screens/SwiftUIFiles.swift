import CarouselLint
import CarouselSwiftUI

/// The Swift files that a screen needs: its own, and those that declare what it is made of.
struct SwiftUIFiles {
  private let project: ProjectFiles

  init(_ project: ProjectFiles) { self.project = project }

  /// The files at a path, and the rest of their target for its declarations.
  func files(at path: String) throws -> [SwiftUIReader.File] {
    let item = try project.find(path)
    let named = item.isFolder ? project.files(in: item, endings: ["swift"]) : [item]
    guard !named.isEmpty else { throw ScreenError(.noScreen(in: path)) }
    let known = Set(named.map(\.location))
    let around = project.files(in: target(of: item), endings: ["swift"]).filter {
      !known.contains($0.location)
    }
    return try named.map { try file($0, isListed: true) } + around.map { try file($0, isListed: false) }
  }

  /// The app's texts in its languages, from the target that a path belongs to.
  func localizations(at path: String) throws -> [LocalizationFile] {
    let endings = LocalizationFile.extensions.sorted()
    return try project.files(in: target(of: project.find(path)), endings: endings).map { item in
      LocalizationFile(path: item.path, bytes: try project.bytes(of: item))
    }
  }

  private func file(_ item: ProjectFiles.Item, isListed: Bool) throws -> SwiftUIReader.File {
    let text = String(decoding: try project.bytes(of: item), as: UTF8.self)
    return SwiftUIReader.File(path: item.path, text: text, isListed: isListed)
  }

  /// The folder of the target, which is that below `Sources`; elsewhere the folder of the file.
  private func target(of item: ProjectFiles.Item) -> ProjectFiles.Item {
    let own = item.isFolder ? item.location : FilePath.folder(of: item.location)
    let names = own.split(separator: "/")
    guard let sources = names.lastIndex(of: "Sources"), sources + 1 < names.count else {
      return ProjectFiles.Item(path: own, location: own, isFolder: true)
    }
    let folder = "/" + names[...(sources + 1)].joined(separator: "/")
    return ProjectFiles.Item(path: folder, location: folder, isFolder: true)
  }
}
