import CarouselSpeech
import CommandLineParsing

/// Where the sound goes: a WAV file, standard output, the system's player, or several of them.
struct SpeechDestination {
  private let sinks: [any AudioSink]

  /// Opens what a command line asks for; without a word, standard output if it is no terminal, else the player.
  init(_ arguments: Arguments, format: AudioFormat, _ surroundings: Surroundings) throws {
    var sinks: [any AudioSink] = []
    let path = Self.path(arguments, surroundings)
    if let path {
      sinks.append(
        path == "-"
          ? WAVStream(descriptor: 1, name: "standard output", format: format)
          : try WAVFile.open(path: path, format: format))
    }
    if arguments[.play] || path == nil {
      let search = PlayerSearch(searchPath: surroundings.searchPath, environment: surroundings.variables)
      sinks.append(try AudioPlayer(try search.player(for: format), format: format))
    }
    self.sinks = sinks
  }

  /// The WAV file that a command line asks for; `-` is standard output.
  static func path(_ arguments: Arguments, _ surroundings: Surroundings) -> String? {
    arguments[.wav] ?? (surroundings.isOutputTerminal || arguments[.play] ? nil : "-")
  }

  /// What takes the sound.
  var sink: any AudioSink { sinks.count == 1 ? sinks[0] : AudioFanOut(sinks) }
}
