import Foundation

/// Prints speed as ratios of one run; nothing here is asserted.
@main
struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "libyaml", words.count == 2 { return print(LibYAMLFloor.events(in: words[1])) }
    let own = URL(fileURLWithPath: CommandLine.arguments[0])
    let build = own.deletingLastPathComponent()
    let worker = build.appendingPathComponent("carousel-speech-worker").path
    if words.first == "speech" {
      return try SpeechScale(
        worker: worker, count: max(1, words.dropFirst().first.flatMap(Int.init) ?? 1_000)
      ).run()
    }
    let command = build.appendingPathComponent("carousel-a11y").path
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carousel-bench")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try SmallFile(
      command: command, empty: build.appendingPathComponent("empty-program").path, ownPath: own.path,
      definition: "Fixtures/Demos/cover-flow-carousel/definition.yaml"
    ).run()
    try CardScale(command: command, folder: folder).run(upTo: words.first.flatMap(Int.init) ?? 1_000_000)
    try SpeechScale(worker: worker, count: 100).run()
  }
}
