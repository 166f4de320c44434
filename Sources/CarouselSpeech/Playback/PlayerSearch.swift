#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds out which player this machine plays with.
public struct PlayerSearch: Sendable {
  private let searchPath: [String]
  private let environment: [String: String]
  private let exists: @Sendable (String) -> Bool

  /// A search in folders.
  ///
  /// - Parameters:
  ///   - searchPath: The folders that may hold players, best first; the parts of `PATH`.
  ///   - environment: The variables that say where sound servers listen, and that players are started with.
  public init(searchPath: [String], environment: [String: String]) {
    self.init(searchPath: searchPath, environment: environment) { path in
      unsafe access(path, F_OK) == 0
    }
  }

  /// A search that asks `exists` for files and sockets.
  package init(
    searchPath: [String], environment: [String: String], exists: @escaping @Sendable (String) -> Bool
  ) {
    self.searchPath = searchPath.filter { !$0.isEmpty }
    self.environment = environment
    self.exists = exists
  }

  /// The players that are installed: first those whose server or sound card shows, then the others.
  public func installed() -> [PlayerProgram] {
    // Without a sign PulseAudio's goes first, since it may start its server when it is called.
    let signless: [PlayerProgram.Kind] = [.pulseAudio, .alsa, .pipeWire, .earlierPipeWire]
    let order = PlayerProgram.Kind.allCases.filter { hasSign(of: $0) } + signless.filter { !hasSign(of: $0) }
    return order.compactMap { kind in
      let paths = searchPath.map { "\($0)/\(kind.programName)" }
      return paths.first(where: exists).map { PlayerProgram(kind: kind, path: $0, environment: environment) }
    }
  }

  /// The first player that can play here: each is tried with no sound, which opens the device or server all the
  /// same.
  ///
  /// - Throws: `SpeechError.noPlayer` when none is installed, `.noAudioDevice` with what the first one said when
  ///   none can play.
  public func player(for format: AudioFormat) throws(SpeechError) -> PlayerProgram {
    let programs = installed()
    guard !programs.isEmpty else {
      throw .noPlayer(looked: ["pw-play", "pacat", "aplay"])
    }
    var firstFailure: SpeechError?
    for program in programs {
      do {
        try AudioPlayer.probe(program, format: format)
        return program
      } catch {
        firstFailure = firstFailure ?? error
      }
    }
    throw firstFailure ?? .noPlayer(looked: programs.map(\.kind.programName))
  }

  private func hasSign(of kind: PlayerProgram.Kind) -> Bool {
    let runtime = environment["XDG_RUNTIME_DIR"]
    switch kind {
    case .pipeWire, .earlierPipeWire:
      let folder = environment["PIPEWIRE_RUNTIME_DIR"] ?? runtime
      let socket = environment["PIPEWIRE_REMOTE"] ?? "pipewire-0"
      return folder.map { exists("\($0)/\(socket)") } ?? false
    case .pulseAudio:
      if environment["PULSE_SERVER"] != nil { return true }
      let folder = environment["PULSE_RUNTIME_PATH"] ?? runtime.map { "\($0)/pulse" }
      return folder.map { exists("\($0)/native") } ?? false
    case .alsa:
      // Without a card the kernel shows the folder with a timer and a sequencer only.
      return exists("/proc/asound/card0") || exists("/dev/snd/controlC0")
    }
  }
}
