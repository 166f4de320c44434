import Foundation

/// What the sections of a run share.
struct Bench {
  /// The most cards, or how many utterances are spoken; nil leaves it to the section.
  let limit: Int?
  let folder: URL
  private let own = URL(fileURLWithPath: CommandLine.arguments[0])

  init(limit: Int?) throws {
    self.limit = limit.map { max($0, 1) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "carousel-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The path of a program of this build.
  func program(_ name: String) -> String { own.deletingLastPathComponent().appendingPathComponent(name).path }

  /// The command under measurement.
  var command: String { program("carousel-a11y") }
  var definitions: CardDefinition { CardDefinition(folder: folder) }

  /// Takes away what was written.
  func clean() { try? FileManager.default.removeItem(at: folder) }
}

extension Bench {
  /// A section: its name, by which it is asked for, and what it does.
  typealias Section = (name: String, run: @Sendable (Bench) throws -> Void)

  /// The definitions of the documented carousels.
  private static let demos = ["cover-flow-carousel", "parallax-cards-row", "peek-carousel"].map {
    "Fixtures/Demos/\($0)/definition.yaml"
  }

  /// All sections, in order.
  static let sections: [Section] = [
    ("startup", { try SmallFile(bench: $0, definition: demos[0]).run() }),
    (
      "cards",
      { try CardScale(command: $0.command, definitions: $0.definitions).run(upTo: $0.limit ?? 1_000_000) }
    ),
    ("stages", { _ in StageScale().run() }),
    ("walk", { WalkScale().run(upTo: $0.limit ?? 100_000) }),
    (
      "lint",
      { try LintScale(command: $0.command, definitions: $0.definitions).run(upTo: $0.limit ?? 100_000) }
    ),
    (
      "swiftui",
      { try SwiftUIScale(command: $0.command, parser: $0.program("parse-program"), folder: $0.folder).run() }
    ),
    ("folder", { try LintFolder(command: $0.command, folder: $0.folder, examples: demos).run() }),
    (
      "speech",
      { try SpeechScale(worker: $0.program("carousel-speech-worker"), count: $0.limit ?? 100).run() }
    ),
  ]
}
