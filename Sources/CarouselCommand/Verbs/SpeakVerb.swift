import CarouselModel
import CarouselNarration
import CarouselSemantics
import CarouselSpeech
import CommandLineParsing
import Foundation

extension Option<String?> {
  static let wav = Option(
    "wav", .text("FILE", completion: .none), defaultText: "-",
    help: "The WAV file to write; - is standard output.")
  static let card = Option(
    "card", .text("CARD"), defaultText: "the selection, else the first card",
    help: "The card to speak: its identifier or its position.")
}

extension Verb {
  /// `speak`: the current card as sound.
  static let speak = Verb(
    Command(
      "speak", abstract: "Speaks the current card with eSpeak NG.",
      discussion: "The current card is the selection, else the first card, else the first element.",
      arguments: [InputOptions.path], options: [Option.wav, Option.card, Option.profile],
      optionGroups: [
        SettingsOptions.group,
        OptionGroup("Input", [InputOptions.stdinName, InputOptions.view, InputOptions.state]),
        InputOptions.common,
      ],
      examples: [
        Example("Into a file.", "carousel-a11y speak CoverFlow.yaml --wav midnight.wav"),
        Example("Into another program.", "carousel-a11y speak CoverFlow.yaml --wav - | aplay"),
      ])
  ) { arguments, surroundings in
    var loader = ScreenLoader(arguments, surroundings)
    var utterance: Utterance?
    try loader.forEachScreen(of: [arguments[InputOptions.path]]) { _, screen in
      if utterance == nil { utterance = try CurrentCard(arguments).utterance(on: screen) }
    }
    guard let utterance, !loader.hasFailed else { return .failure }
    try speak(utterance, arguments, surroundings)
    return .done
  }

  private static func speak(
    _ utterance: Utterance, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws {
    let worker = WorkerLocation(
      path: surroundings.programFolder + "/carousel-speech-worker",
      environment: surroundings.workerEnvironment)
    let synthesizer = SpeechSynthesizer(worker: worker)
    let format = try synthesizer.format()
    let path = arguments[.wav] ?? "-"
    let sink: any AudioSink =
      path == "-"
      ? WAVStream(descriptor: 1, name: "standard output", format: format)
      : try WAVFile.open(path: path, format: format)
    let spoken = try synthesizer.speak(SpeechSegment.segments(for: utterance), to: sink)
    try sink.finish()
    if !arguments[InputOptions.quiet] { surroundings.complain([utterance.text]) }
    surroundings.complain(spoken.unspoken.map { "carousel-a11y: error: not spoken: \($0.text)" })
  }
}
