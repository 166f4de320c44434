package import CarouselCommand
package import CommandLineParsing
import Foundation
import Synchronization

/// One run of the command in this process, with what it wrote.
package struct CommandRun {
  /// What was written to standard output.
  package let output: String
  /// What was written to standard error.
  package let errors: String
  /// What the command ended with.
  package let exitCode: ExitCode

  /// Runs the command; `input` is what standard input holds, and `change` alters what else is around it.
  package init(
    _ words: [String], input: String = "", programFolder: String = CommandRun.buildFolder,
    _ change: (inout Surroundings) -> Void = { _ in }
  ) {
    let (written, complained) = (Collector(), Collector())
    var surroundings = Surroundings(
      readInput: { Array(input.utf8) }, writeOutput: { written.add($0) }, writeError: { complained.add($0) },
      programFolder: programFolder)
    change(&surroundings)
    exitCode = CarouselCommand.run(words, in: surroundings)
    output = written.text
    errors = complained.text
  }

  /// The lines of the output.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The folder of the programs that were built with these tests.
  package static var buildFolder: String {
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
