import CarouselModel
import CarouselSpeech
import CommandLineParsing

extension Flag {
  static let silent = Flag("silent", help: "Prints what is said, and speaks nothing.")
}

extension Verb {
  /// `browse`: a screen reader in the terminal.
  static let browse = Verb(browseCommand) { arguments, surroundings in
    try refuseBothVariants(arguments, command: "browse")
    var loader = ScreenLoader(arguments, surroundings)
    var first: Screen?
    try loader.forEachScreen(of: [arguments[InputOptions.path]]) { _, screen in first = first ?? screen }
    guard let screen = first, !loader.hasFailed else { return .failure }
    let settings = SettingsOptions.variants(arguments)[0]
    let session = BrowseSession(screen: screen, narrator: narrator(screen, settings, arguments))
    return try run(session, arguments, surroundings)
  }

  private static let browseCommand = Command(
    "browse", abstract: "Walks through a screen with the keys of the terminal, and speaks.",
    discussion: BrowseAction.help.joined(separator: "\n\n"),
    arguments: [InputOptions.path], options: [Flag.silent, Option.profile],
    optionGroups: [
      SpeechOptions.group, SettingsOptions.group,
      OptionGroup("Input", [InputOptions.stdinName, InputOptions.view, InputOptions.state]),
      InputOptions.common,
    ],
    examples: [
      Example("With sound.", "carousel-a11y browse CoverFlow.yaml"),
      Example("Without, as for a braille display.", "carousel-a11y browse CoverFlow.yaml --silent"),
      Example("Keys from a script.", "printf 'hr' | carousel-a11y browse CoverFlow.yaml --silent"),
    ])

  private static func run(
    _ session: BrowseSession, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws -> ExitCode {
    // The console first: it decides which signals the threads that come after it take.
    let console = try surroundings.console(isInputTaken: arguments[InputOptions.path] == "-")
    defer { console.close() }
    let speech = arguments[.silent] ? nil : speech(arguments, surroundings, console)
    defer { speech?.end() }
    var loop = BrowseLoop(
      session, console: console, speech: speech, style: SpeechOptions.style(arguments), surroundings)
    guard case .interrupted(let signal) = try loop.run() else { return .done }
    speech?.end()
    console.close()
    console.end(by: signal)
    return .failure
  }

  private static func speech(
    _ arguments: Arguments, _ surroundings: Surroundings, _ console: any BrowseConsole
  ) -> SpeechThread {
    SpeechThread(
      worker: SpeechOptions.worker(surroundings),
      players: PlayerSearch(searchPath: surroundings.searchPath, environment: surroundings.variables),
      style: SpeechOptions.style(arguments), wake: console.wake)
  }

  /// One person hears one variant.
  static func refuseBothVariants(_ arguments: Arguments, command: String) throws {
    guard arguments[SettingsOptions.reduceMotion] == .both else { return }
    throw UsageFailure(
      program: CarouselCommand.program.name, command: command,
      errors: [
        .invalidValue("both", name: "--reduce-motion", expected: "off or on", choices: [], nearest: nil)
      ])
  }
}

extension Surroundings {
  /// Where a session's keys come from; where standard input holds the definition, it is the terminal.
  fileprivate func console(isInputTaken: Bool) throws -> any BrowseConsole {
    if let openConsole { return try openConsole(isInputTaken) }
    guard !isInputTaken else { throw ConsoleError.inputIsDefinition }
    return InputConsole(try readInput())
  }
}
