import CarouselCommand
import CommandLineParsing
import Foundation
import Synchronization

/// One run of the command in this process, with what it wrote.
struct CommandRun {
  let output: String
  let errors: String
  let exitCode: ExitCode

  init(_ words: [String], input: String = "") {
    let (written, complained) = (Collector(), Collector())
    let surroundings = Surroundings(
      readInput: { Array(input.utf8) }, writeOutput: { written.add($0) }, writeError: { complained.add($0) },
      programFolder: CommandRun.buildFolder)
    exitCode = CarouselCommand.run(words, in: surroundings)
    output = written.text
    errors = complained.text
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The folder of the programs that were built with these tests.
  static var buildFolder: String {
    let bundle = CommandLine.arguments[0]
    return (bundle as NSString).deletingLastPathComponent
  }
}

/// Collects bytes from closures that may run anywhere.
private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
