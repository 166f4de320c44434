import Foundation

/// Folders of SwiftUI files: evaluating them all must cost little more than parsing them, and grow with their
/// number.
struct SwiftUIScale {
  let command: String
  /// The program that only parses.
  let parser: String
  let folder: URL

  func run() throws {
    Lines.write(
      "SwiftUI: a folder to transcripts, whole process, against parsing its files alone; processor seconds")
    var previous: (files: Int, run: ProcessRun)?
    for count in [250, 500, 1_000] {
      let folder = try project(files: count)
      let parse = try ProcessRun.median(of: 3, parser, [folder])
      let run = try ProcessRun.median(of: 3, command, ["read", folder])
      Lines.write(
        "  \(count) files: read \(format(run.cpu)) s, parse alone \(format(parse.cpu)) s, "
          + "\(format(run.cpu / parse.cpu)) times; \(format(run.wall)) s by the clock, "
          + "peak \(format(run.peak / 1_048_576)) MiB, status \(run.status)")
      if let previous {
        Lines.write(
          "    twice the files: \(format(run.cpu / previous.run.cpu)) times the time, "
            + "\(format(run.peak / previous.run.peak)) times the memory")
      }
      previous = (count, run)
    }
  }

  private func project(files count: Int) throws -> String {
    let folder = self.folder.appendingPathComponent("swiftui-\(count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for index in 0..<count {
      let file = folder.appendingPathComponent("Screen\(index).swift")
      try SwiftUIPage.text(index).write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path
  }
}
