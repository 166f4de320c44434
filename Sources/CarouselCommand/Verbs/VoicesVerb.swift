import CarouselSpeech
import CommandLineParsing

extension Option<String?> {
  static let voiceLanguage = Option(
    "language", .languageTag, help: "Only voices for this language, best first.")
}

extension Verb {
  /// `voices`: the voices of the engine.
  static let voices = Verb(
    Command(
      "voices", abstract: "Lists the voices of eSpeak NG.",
      discussion: "One voice a line: its id, its name, and its languages.",
      options: [Option.voiceLanguage],
      examples: [Example("Voices for Spanish.", "carousel-a11y voices --language es")])
  ) { arguments, surroundings in
    let catalog = try SpeechSynthesizer(worker: SpeechOptions.worker(surroundings)).catalog()
    let voices = try arguments[.voiceLanguage].map { try catalog.voices(speaking: $0) } ?? catalog.voices
    var output = BlockOutput(write: surroundings.writeOutput)
    for voice in voices {
      output.write("\(voice.id), \(voice.name), languages: \(voice.languages.joined(separator: " "))\n")
    }
    try output.check()
    return .done
  }
}
