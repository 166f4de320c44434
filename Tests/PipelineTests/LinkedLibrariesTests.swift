import CommandTesting
import Foundation
import Testing

/// Only the speech worker may link eSpeak NG: the engine can end its process, and is GPL.
@Suite("Linked libraries", .enabled(if: LinkedLibraries.canBeRead, "readelf is not installed"))
struct LinkedLibrariesTests {
  @Test("the command does not link the engine")
  func command() throws {
    let libraries = try LinkedLibraries.of(CommandRun.buildFolder + "/carousel-a11y")
    #expect(libraries.contains { $0.hasPrefix("libc.so") })
    #expect(!libraries.contains { $0.contains("espeak") })
  }

  @Test("the test bundle, which holds every library, does not link the engine")
  func bundle() throws {
    let libraries = try LinkedLibraries.of(CommandLine.arguments[0])
    #expect(libraries.contains { $0.hasPrefix("libc.so") })
    #expect(!libraries.contains { $0.contains("espeak") })
  }

  @Test("the worker links the engine, unless it was built without speech")
  func worker() throws {
    let libraries = try LinkedLibraries.of(CommandRun.buildFolder + "/carousel-speech-worker")
    let isWithoutSpeech = CommandRun(["voices"]).errors.contains("built without speech")
    #expect(libraries.contains { $0.contains("espeak") } != isWithoutSpeech)
  }
}

/// The shared libraries that a program asks the loader for.
enum LinkedLibraries {
  private static let reader = "/usr/bin/readelf"
  static var canBeRead: Bool { FileManager.default.isExecutableFile(atPath: reader) }

  /// The names, read from the program's dynamic section.
  static func of(_ program: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: reader)
    process.arguments = ["--dynamic", "--wide", program]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap { line in
      line.split(separator: "[").last.map { String($0.prefix { $0 != "]" }) }
    }
  }
}
