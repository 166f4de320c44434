import CarouselModel
import CarouselNarration
import CarouselSpeech
import CommandLineParsing

extension Option<String?> {
  static let wav = Option(
    "wav", .text("FILE", completion: .file(extensions: ["wav"])),
    defaultText: "standard output if it is no terminal", help: "The WAV file to write; - is standard output.")
  static let card = Option(
    "card", .text("CARD"), defaultText: "the selection, else the first card",
    help: "The card to speak: its identifier or its position.")
  static let captions = Option(
    "captions", .text("FILE", completion: .file(extensions: ["vtt", "json"])),
    help: "A WebVTT file with the time of every word, or JSON where the name ends in .json.")
}

extension Flag {
  static let all = Flag("all", help: "Speaks every line, with a gap between two.")
  static let play = Flag("play", help: "Plays through the system's player.")
  static let phonemes = Flag(
    "phonemes",
    help: "Writes how it is pronounced, in the International Phonetic Alphabet, and speaks nothing.")
}

extension Verb {
  /// `speak`: the current card as sound.
  static let speak = Verb(speakCommand) { arguments, surroundings in
    try refuseConflicts(arguments)
    try refuseMixedOutput(arguments, surroundings)
    try refuseBothVariants(arguments, command: "speak")
    var loader = ScreenLoader(arguments, surroundings)
    var items: SpokenItems?
    try loader.forEachScreen(of: [arguments[InputOptions.path]]) { _, screen in
      if items == nil { items = try SpokenItems(of: screen, arguments) }
    }
    guard let items, !loader.hasFailed else { return .failure }
    let speech = Speech(arguments, surroundings)
    return arguments[.phonemes] ? try speech.writePhonemes(of: items) : try speech.speak(items)
  }

  private static let speakCommand = Command(
    "speak", abstract: "Speaks the current card with eSpeak NG.",
    discussion: """
      The current card is the selection, else the first card, else the first element.
      Where a file has several screens, the first is spoken; --view chooses another.
      """,
    arguments: [InputOptions.path],
    options: [
      Option.card, Flag.all, Option.navigation, Option.wav, Flag.play, Option.captions, Flag.phonemes,
      Option.profile, Flag.assumedTranslations,
    ],
    optionGroups: [
      SpeechOptions.group, SettingsOptions.group,
      OptionGroup("Input", [InputOptions.stdinName, InputOptions.view, InputOptions.state]),
      InputOptions.common,
    ],
    examples: [
      Example("Into a file.", "carousel-a11y speak CoverFlow.yaml --wav midnight.wav"),
      Example("Into another program.", "carousel-a11y speak CoverFlow.yaml --wav - | aplay"),
      Example(
        "Every line, heard and with captions.",
        "carousel-a11y speak CoverFlow.yaml --all --play --captions all.vtt"),
    ])

  private static func refuseConflicts(_ arguments: Arguments) throws {
    var given: [String] = []
    if arguments.isGiven(.card) { given.append("--card") }
    if arguments[.all] { given.append("--all") }
    if arguments.isGiven(.navigation) { given.append("--navigate") }
    guard given.count > 1 else { return }
    throw UsageFailure(
      program: CarouselCommand.program.name, command: "speak", errors: [.conflict(given[0], with: given[1])])
  }
  /// Captions in the middle of the samples would be of use to nobody.
  private static func refuseMixedOutput(_ arguments: Arguments, _ surroundings: Surroundings) throws {
    guard arguments[.captions] == "-", !arguments[.phonemes] else { return }
    guard SpeechDestination.path(arguments, surroundings) == "-" else { return }
    throw UsageFailure(
      program: CarouselCommand.program.name, command: "speak",
      errors: [.conflict("--captions -", with: "--wav -")])
  }
}
