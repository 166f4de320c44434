// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Rounding is a call into the C library's mathematics, which only Foundation would link by itself.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// Where the `SwiftSyntax` and `SwiftParser` modules come from.
enum SyntaxProvider {
  /// The running toolchain, in its `usr/lib/swift/host` folder.
  case toolchain(host: String)
  /// The swift-syntax package, built from source.
  case package
  /// Nowhere: only the reading of Swift source is left out.
  case none

  /// The provider that `CAROUSEL_SWIFT_SYNTAX` names, or else the best one at hand.
  static func choose() -> Self {
    switch Context.environment["CAROUSEL_SWIFT_SYNTAX"] {
    case "package": .package
    case "none": .none
    case let path? where path.hasPrefix("/"): .toolchain(host: path)
    case "toolchain", nil, "": runningToolchain().map { .toolchain(host: $0) } ?? .package
    case let other?:
      fatalError("CAROUSEL_SWIFT_SYNTAX=\(other): expected toolchain, package, none or a path")
    }
  }

  /// The host folder of the toolchain that evaluates this manifest, if it holds a Swift parser.
  ///
  /// A manifest is linked against its toolchain's PackageDescription library, so the memory map names it,
  /// whatever `PATH` says.
  private static func runningToolchain() -> String? {
    #if os(Linux)
      // `String(contentsOfFile:)` would stop after the first page of a file in /proc.
      let map = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
      let library = "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
      let lines = String(decoding: map ?? Data(), as: UTF8.self).split(separator: "\n")
      guard let line = lines.first(where: { $0.hasSuffix(library) }), let root = line.firstIndex(of: "/")
      else { return nil }
      let host = line[root...].dropLast(library.count) + "/usr/lib/swift/host"
      return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? String(host) : nil
    #else
      return nil
    #endif
  }
}

extension Target {
  /// Makes the parser's modules importable in this target, and in no other.
  func importSwiftSyntax(from provider: SyntaxProvider) {
    switch provider {
    case .toolchain(let host):
      // Library evolution keeps internal imports out of this target's interface, so no client needs the path.
      swiftSettings = [.unsafeFlags(["-I", host, "-enable-library-evolution"])]
      linkerSettings = [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
    case .package:
      dependencies += ["SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"].map {
        .product(name: $0, package: "swift-syntax")
      }
    case .none: break
    }
  }
}

let syntaxProvider = SyntaxProvider.choose()
let swiftSourceReader = Target.target(name: "SwiftSourceReader")
swiftSourceReader.importSwiftSyntax(from: syntaxProvider)

// The rooms, from the model outwards. What may depend on what is fixed in Documentation/Architecture.md,
// and a test reads this file and holds it to that list.
let package = Package(
  name: "carousel-a11y",
  products: [
    .library(name: "CarouselModel", targets: ["CarouselModel"]),
    .library(name: "CarouselSemantics", targets: ["CarouselSemantics"]),
    .library(name: "CarouselNarration", targets: ["CarouselNarration"]),
    .library(name: "CarouselDefinitions", targets: ["CarouselDefinitions"]),
    .library(name: "CarouselSwiftUI", targets: ["CarouselSwiftUI"]),
    .library(name: "CarouselLint", targets: ["CarouselLint"]),
    .library(name: "CarouselSpeech", targets: ["CarouselSpeech"]),
    .library(name: "CarouselReports", targets: ["CarouselReports"]),
    .library(name: "CarouselTesting", targets: ["CarouselTesting"]),
    .plugin(name: "LintCarousels", targets: ["LintCarousels"]),
    .plugin(name: "RecordTranscripts", targets: ["RecordTranscripts"]),
    .executable(name: "carousel-a11y", targets: ["carousel-a11y"]),
    .executable(name: "carousel-speech-worker", targets: ["carousel-speech-worker"]),
  ],
  traits: [
    .default(enabledTraits: ["Speech"]),
    .trait(
      name: "Speech",
      description: "Builds the speech worker against libespeak-ng (GPL-3.0-or-later)."),
  ],
  targets: [
    .target(name: "CarouselModel", linkerSettings: mathematics),
    .target(name: "CarouselSemantics", dependencies: ["CarouselModel"]),
    .target(name: "NearestNames"),
    .target(name: "SeededRandom"),
    .target(
      name: "CarouselNarration", dependencies: ["CarouselModel", "CarouselSemantics", "NearestNames"]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "LocatedValues", dependencies: ["CYAML", "NearestNames", "SeededRandom"],
      linkerSettings: mathematics),
    .target(
      name: "CarouselDefinitions",
      dependencies: ["CarouselModel", "LocatedValues", "NearestNames", "SeededRandom"]),
    swiftSourceReader,
    .target(
      name: "CarouselSwiftUI", dependencies: ["CarouselModel", "LocatedValues", "SwiftSourceReader"]),
    .target(
      name: "CarouselLint",
      dependencies: ["CarouselModel", "CarouselSemantics", "LocatedValues", "NearestNames"]),
    .target(name: "SpeechWorkerProtocol"),
    .systemLibrary(name: "CSpawn"),
    .target(
      name: "CarouselSpeech",
      dependencies: [
        "CSpawn", "CarouselModel", "CarouselSemantics", "CarouselNarration", "NearestNames",
        "SpeechWorkerProtocol",
      ]),
    .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .executableTarget(
      name: "carousel-speech-worker",
      dependencies: [
        "SpeechWorkerProtocol", .target(name: "CEspeakNG", condition: .when(traits: ["Speech"])),
      ]),
    .target(
      name: "CarouselReports",
      dependencies: [
        "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselSemantics", "LocatedValues",
      ]),
    .target(
      name: "CarouselTesting",
      dependencies: [
        "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselReports",
        "CarouselSemantics", "CarouselSwiftUI", "LocatedValues", "NearestNames",
      ]),
    .target(name: "CommandLineParsing", dependencies: ["NearestNames"]),
    .target(
      name: "CarouselCommand",
      dependencies: [
        "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselReports",
        "CarouselSemantics", "CarouselSpeech", "CarouselSwiftUI", "CommandLineParsing", "LocatedValues",
        "NearestNames",
      ]),
    .executableTarget(name: "carousel-a11y", dependencies: ["CarouselCommand"]),
    .plugin(
      name: "LintCarousels",
      capability: .command(
        intent: .custom(verb: "lint-carousels", description: "Lints the carousels of the package.")),
      dependencies: ["carousel-a11y"]),
    .plugin(
      name: "RecordTranscripts",
      capability: .command(
        intent: .custom(verb: "record-transcripts", description: "Writes what screens say into files."),
        permissions: [.writeToPackageDirectory(reason: "It writes transcripts into the folder Transcripts.")]),
      dependencies: ["carousel-a11y"]),
    .executableTarget(
      name: "carousel-bench",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSemantics", "CarouselSpeech",
      ],
      path: "Benchmarks/carousel-bench"),
    .executableTarget(
      name: "carousel-fuzz",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSemantics", "CarouselSwiftUI",
        "LocatedValues",
      ],
      path: "Benchmarks/carousel-fuzz"),
    .executableTarget(name: "empty-program", path: "Benchmarks/empty-program"),
    .executableTarget(
      name: "parse-program", dependencies: ["SwiftSourceReader"], path: "Benchmarks/parse-program"),
    .executableTarget(
      name: "libyaml-program", dependencies: ["CYAML"], path: "Benchmarks/libyaml-program"),
    .testTarget(name: "CarouselModelTests", dependencies: ["CarouselModel", "SeededRandom"]),
    .testTarget(
      name: "CarouselSemanticsTests", dependencies: ["CarouselModel", "CarouselSemantics", "SeededRandom"]),
    .testTarget(
      name: "CarouselNarrationTests",
      dependencies: ["CarouselModel", "CarouselNarration", "CarouselSemantics", "SeededRandom"]),
    .testTarget(name: "NearestNamesTests", dependencies: ["NearestNames", "SeededRandom"]),
    .testTarget(name: "LocatedValuesTests", dependencies: ["LocatedValues"]),
    .testTarget(
      name: "CarouselDefinitionsTests",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSemantics", "LocatedValues",
      ]),
    .testTarget(name: "SwiftSourceReaderTests", dependencies: ["SwiftSourceReader"]),
    .testTarget(
      name: "CarouselSwiftUITests",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSemantics", "CarouselSwiftUI",
        "LocatedValues", "SwiftSourceReader",
      ]),
    .testTarget(
      name: "CarouselLintTests",
      dependencies: [
        "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselSemantics",
        "LocatedValues",
      ]),
    .testTarget(
      name: "CarouselSpeechTests",
      dependencies: [
        "CarouselModel", "CarouselNarration", "CarouselSpeech", "SeededRandom", "SpeechWorkerProtocol",
      ]),
    .testTarget(
      name: "CarouselReportsTests",
      dependencies: [
        "CarouselLint", "CarouselModel", "CarouselReports", "CarouselSemantics", "LocatedValues",
      ]),
    .testTarget(
      name: "CarouselTestingTests",
      dependencies: [
        "CarouselLint", "CarouselModel", "CarouselNarration", "CarouselSemantics", "CarouselTesting",
      ],
      exclude: ["Snapshots/__Snapshots__", "Screens/unnamed-cards.carousel.yaml"]),
    .testTarget(name: "CommandLineParsingTests", dependencies: ["CommandLineParsing", "SeededRandom"]),
    .target(
      name: "CommandTesting", dependencies: ["CarouselCommand", "CommandLineParsing"],
      path: "Tests/CommandTesting"),
    .testTarget(
      name: "CarouselCommandTests",
      dependencies: [
        "CarouselCommand", "CarouselDefinitions", "CarouselLint", "CarouselModel", "CarouselNarration",
        "CarouselSemantics", "CarouselSpeech", "CommandLineParsing", "CommandTesting", "LocatedValues",
        "SeededRandom",
      ]),
    .testTarget(name: "PipelineTests", dependencies: ["CommandTesting"]),
  ]
)

if case .package = syntaxProvider {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0"))
}

// One loop, so that no target is forgotten. System libraries and plugins take no settings.
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
}
