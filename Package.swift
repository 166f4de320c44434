// swift-tools-version: 6.2
import PackageDescription

// Rounding is a call into the C library's mathematics, which only Foundation would link by itself.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

// The rooms, from the model outwards. What may depend on what is fixed in Documentation/Architecture.md,
// and a test reads this file and holds it to that list.
let package = Package(
  name: "carousel-a11y",
  products: [
    .library(name: "CarouselModel", targets: ["CarouselModel"]),
    .library(name: "CarouselSemantics", targets: ["CarouselSemantics"]),
    .library(name: "CarouselNarration", targets: ["CarouselNarration"]),
    .library(name: "CarouselDefinitions", targets: ["CarouselDefinitions"]),
    .library(name: "CarouselSpeech", targets: ["CarouselSpeech"]),
    .library(name: "CarouselReports", targets: ["CarouselReports"]),
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
    .target(name: "CarouselNarration", dependencies: ["CarouselModel", "CarouselSemantics"]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "LocatedValues", dependencies: ["CYAML"], linkerSettings: mathematics),
    .target(name: "CarouselDefinitions", dependencies: ["CarouselModel", "LocatedValues"]),
    .target(name: "SpeechWorkerProtocol"),
    .systemLibrary(name: "CSpawn"),
    .target(
      name: "CarouselSpeech",
      dependencies: [
        "CSpawn", "CarouselModel", "CarouselSemantics", "CarouselNarration", "SpeechWorkerProtocol",
      ]),
    .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .executableTarget(
      name: "carousel-speech-worker",
      dependencies: [
        "SpeechWorkerProtocol", .target(name: "CEspeakNG", condition: .when(traits: ["Speech"])),
      ]),
    .target(
      name: "CarouselReports",
      dependencies: ["CarouselModel", "CarouselNarration", "CarouselSemantics", "LocatedValues"]),
    .target(name: "CommandLineParsing"),
    .target(
      name: "CarouselCommand",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselReports", "CarouselSemantics",
        "CarouselSpeech", "CommandLineParsing", "LocatedValues",
      ]),
    .executableTarget(name: "carousel-a11y", dependencies: ["CarouselCommand"]),
    .executableTarget(
      name: "carousel-bench", dependencies: ["CYAML", "CarouselSpeech"], path: "Benchmarks/carousel-bench"),
    .executableTarget(
      name: "carousel-fuzz", dependencies: ["CarouselDefinitions", "LocatedValues"],
      path: "Benchmarks/carousel-fuzz"),
    .executableTarget(name: "empty-program", path: "Benchmarks/empty-program"),
    .testTarget(name: "CarouselModelTests", dependencies: ["CarouselModel"]),
    .testTarget(name: "CarouselSemanticsTests", dependencies: ["CarouselModel", "CarouselSemantics"]),
    .testTarget(
      name: "CarouselNarrationTests",
      dependencies: ["CarouselModel", "CarouselNarration", "CarouselSemantics"]),
    .testTarget(name: "LocatedValuesTests", dependencies: ["LocatedValues"]),
    .testTarget(
      name: "CarouselDefinitionsTests",
      dependencies: [
        "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSemantics", "LocatedValues",
      ]),
    .testTarget(
      name: "CarouselSpeechTests",
      dependencies: ["CarouselModel", "CarouselNarration", "CarouselSpeech", "SpeechWorkerProtocol"]),
    .testTarget(name: "CarouselReportsTests", dependencies: ["CarouselModel", "CarouselReports"]),
    .testTarget(name: "CommandLineParsingTests", dependencies: ["CommandLineParsing"]),
    .target(
      name: "CommandTesting", dependencies: ["CarouselCommand", "CommandLineParsing"],
      path: "Tests/CommandTesting"),
    .testTarget(
      name: "CarouselCommandTests",
      dependencies: [
        "CarouselCommand", "CarouselDefinitions", "CarouselModel", "CarouselNarration", "CarouselSpeech",
        "CommandLineParsing", "CommandTesting",
      ]),
    .testTarget(name: "PipelineTests", dependencies: ["CommandTesting"]),
  ]
)

// One loop, so that no target is forgotten. System libraries take no settings.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
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
