import Foundation
import Testing

/// The rooms and their arrows, as `Documentation/Architecture.md` draws them.
@Suite("Architecture")
struct ArchitectureTests {
  /// What each room may import, apart from the toolchain's own modules.
  private static let arrows: [String: Set<String>] = [
    "NearestNames": [],
    "SeededRandom": [],
    "CarouselModel": [],
    "CarouselSemantics": ["CarouselModel"],
    "CarouselNarration": ["CarouselModel", "CarouselSemantics", "NearestNames"],
    "LocatedValues": ["CYAML", "NearestNames", "SeededRandom"],
    "CarouselDefinitions": ["CarouselModel", "LocatedValues", "NearestNames", "SeededRandom"],
    "SwiftSourceReader": ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"],
    "CarouselSwiftUI": ["CarouselModel", "LocatedValues", "SwiftSourceReader"],
    "CarouselLint": ["CarouselModel", "CarouselSemantics", "LocatedValues", "NearestNames"],
    "SpeechWorkerProtocol": [],
    "CarouselSpeech": [
      "CSpawn", "CarouselModel", "CarouselNarration", "CarouselSemantics", "NearestNames",
      "SpeechWorkerProtocol",
    ],
    "carousel-speech-worker": ["CEspeakNG", "SpeechWorkerProtocol"],
    "CarouselReports": [
      "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselSemantics", "LocatedValues",
    ],
    "CarouselTesting": [
      "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselReports",
      "CarouselSemantics", "CarouselSwiftUI", "LocatedValues", "NearestNames", "Testing", "XCTest",
    ],
    "CommandLineParsing": ["NearestNames"],
    "CarouselCommand": [
      "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselReports",
      "CarouselSemantics", "CarouselSpeech", "CarouselSwiftUI", "CommandLineParsing", "LocatedValues",
      "NearestNames",
    ],
    "carousel-a11y": ["CarouselCommand"],
  ]

  /// Modules of the toolchain that any room may import; the model rooms need none.
  private static let toolchain: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Synchronization", "Musl", "FoundationEssentials",
  ]

  @Test("every room imports only what the arrows allow", arguments: arrows.keys.sorted())
  func imports(_ room: String) throws {
    let allowed = (Self.arrows[room] ?? []).union(Self.toolchain)
    for file in try swiftFiles(in: "Sources/\(room)") {
      let modules = Set(importedModules(in: try String(contentsOf: file, encoding: .utf8)))
      #expect(modules.subtracting(allowed) == [], "\(file.lastPathComponent)")
    }
  }

  @Test("every folder of Sources is a room with arrows, or a C library")
  func rooms() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path)
    let swift = folders.filter { !$0.hasPrefix("C") || !isSystemLibrary($0) }
    #expect(Set(swift) == Set(Self.arrows.keys))
  }

  @Test("the manifest gives every room no more than its arrows")
  func manifest() throws {
    let text = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for (room, allowed) in Self.arrows {
      let declared = dependencies(of: room, in: text)
      #expect(declared.subtracting(allowed) == [], "\(room)")
    }
    for room in Self.arrows.keys {
      #expect(!dependencies(of: room, in: text).contains("carousel-speech-worker"), "\(room)")
    }
  }

  /// The one file of a library that reads the environment, for the mode in which snapshots are recorded.
  private static let environmentReader = "RecordMode+Environment.swift"

  @Test("the model, semantics, narration and lint rooms neither print nor read the environment")
  func quietLibraries() throws {
    let libraries = Self.arrows.keys.filter {
      !["carousel-a11y", "carousel-speech-worker", "CarouselCommand"].contains($0)
    }
    for library in libraries {
      for file in try swiftFiles(in: "Sources/\(library)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          #expect(!line.contains(" print("), "\(file.lastPathComponent)")
          guard file.lastPathComponent != Self.environmentReader else { continue }
          #expect(!line.contains("ProcessInfo.processInfo.environment"), "\(file.lastPathComponent)")
        }
      }
    }
  }

  private func isSystemLibrary(_ folder: String) -> Bool {
    FileManager.default.fileExists(
      atPath: root.appendingPathComponent("Sources/\(folder)/module.modulemap").path)
  }

  /// The modules that a source imports; what stands in its literals of several lines is no import.
  private func importedModules(in text: String) -> [String] {
    var isInLiteral = false
    let code = text.split(separator: "\n").filter { line in
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInLiteral.toggle() }
      return !isInLiteral
    }
    return code.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(isImportWord) else {
        return nil
      }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let rest = words[(index + 1)...].filter { !kinds.contains($0) }
      return rest.first.map { String($0.split(separator: ".")[0]) }
    }
  }

  private func isImportWord(_ word: Substring) -> Bool {
    ["public", "package", "internal", "private", "fileprivate", "@preconcurrency"].contains(word)
  }

  /// The names in quotes between a target's `dependencies: [` and its end.
  private func dependencies(of room: String, in manifest: String) -> Set<String> {
    let compact = manifest.filter { !$0.isWhitespace }
    guard let start = compact.range(of: "arget(name:\"\(room)\",dependencies:[") else { return [] }
    var depth = 1
    var text = ""
    for character in compact[start.upperBound...] {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if depth == 0 { break }
      text.append(character)
    }
    let names = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    return Set(names).subtracting(["Speech"])
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func swiftFiles(in folder: String) throws -> [URL] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map {
      base.appendingPathComponent($0)
    }
  }
}
