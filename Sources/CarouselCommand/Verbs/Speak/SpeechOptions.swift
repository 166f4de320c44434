import CarouselSpeech
import CommandLineParsing

/// The options that say how something sounds.
enum SpeechOptions {
  static let voice = Option<String?>(
    "voice", .text("NAME"), defaultText: "the best one for the language of each part",
    help: "The voice: an id, name or language that 'voices' lists.")
  static let rate = Option<Int>(
    "rate", .integer("NUMBER", in: 80...900), default: 175, help: "Words a minute, from 80 to 900.")
  static let pitch = Option<Int>(
    "pitch", .integer("NUMBER", in: 0...99), default: 50, help: "The base pitch, from 0 to 99.")
  static let volume = Option<Int>(
    "volume", .integer("NUMBER", in: 0...200), default: 100,
    help: "The volume in percent; over 100 may distort.")

  /// The group as help shows it.
  static let group = OptionGroup("Voice", [voice, rate, pitch, volume])

  /// The style that a command line asks for.
  static func style(_ arguments: Arguments) -> SpeechStyle {
    SpeechStyle(
      voice: arguments[voice].map { .named($0) }, rate: arguments[rate], pitch: arguments[pitch],
      volume: arguments[volume])
  }

  /// The worker beside the command.
  static func worker(_ surroundings: Surroundings) -> WorkerLocation {
    WorkerLocation(
      path: surroundings.programFolder + "/carousel-speech-worker",
      environment: InstalledFolders(programFolder: surroundings.programFolder).workerEnvironment.merging(
        surroundings.variables.filter { workerVariables.contains($0.key) }
      ) { $1 })
  }

  private static let workerVariables: Set<String> = ["ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH"]
}
