import Foundation

/// Folders of SwiftUI files: evaluating them all must cost little more than parsing them, and grow with their
/// number.
struct SwiftUIScale {
  let command: String
  /// The program that only parses.
  let parser: String
  let folder: URL

  func run() throws {
    Lines.title(
      "SwiftUI: a folder to transcripts, whole process, against parsing its files alone"
        + (OneCore.isPossible ? ", both on one core" : ""))
    var previous: (cpu: Double, peak: Double)?
    for count in [250, 500, 1_000] {
      let folder = try project(files: count)
      let runs = try PairedRuns(
        3, OneCore.program(command, ["read", folder]), against: OneCore.program(parser, [folder]))
      let whole = try ProcessRun.median(of: 3, command, ["read", folder])
      guard whole.status == 0, runs.second.status == 0 else {
        return Lines.fact("\(count) files: left out, since they were not read without a fault")
      }
      Lines.fact("\(count) files, by parsing alone", runs.ratio, "times the processor time", under: 2)
      Lines.fact(
        "\(count) files, on all cores: \(format(runs.first.wall / whole.wall)) times as fast as on one")
      Lines.fact("\(count) files: peak \(format(whole.peak / 1_048_576)) MiB")
      if let previous { tellGrowth(count, runs.first.cpu / previous.cpu, whole.peak / previous.peak) }
      previous = (runs.first.cpu, whole.peak)
    }
  }

  private func tellGrowth(_ count: Int, _ time: Double, _ memory: Double) {
    Lines.fact("\(count) files, by half as many", time, "times the time", under: 2.2)
    Lines.fact("\(count) files, by half as many", memory, "times the memory", under: 2.2)
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
