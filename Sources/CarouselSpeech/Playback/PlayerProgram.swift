/// A program of the system that plays raw samples from its standard input.
public struct PlayerProgram: Hashable, Sendable {
  /// The players that are known.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// `pw-play` of PipeWire, which must be told that the samples have no header.
    case pipeWire
    /// `pw-play` of an earlier PipeWire, which has no option for that and expects no header (0.3.65).
    case earlierPipeWire
    /// `pacat` of PulseAudio, and of PipeWire in its place.
    case pulseAudio
    /// `aplay` of ALSA, which plays to a sound card without a server.
    case alsa

    /// The name of the program.
    public var programName: String {
      switch self {
      case .pipeWire, .earlierPipeWire: "pw-play"
      case .pulseAudio: "pacat"
      case .alsa: "aplay"
      }
    }
  }

  /// Which player it is.
  public let kind: Kind
  /// Where the program is.
  public let path: String
  /// Its environment variables; they say which server it plays to.
  public let environment: [String: String]

  /// A program at a path.
  public init(kind: Kind, path: String, environment: [String: String]) {
    self.kind = kind
    self.path = path
    self.environment = environment
  }

  /// What the program is called with.
  func arguments(for format: AudioFormat) -> [String] {
    let rate = "\(format.sampleRate)"
    return switch kind {
    case .pipeWire: ["--raw"] + Self.pipeWireArguments(rate: rate)
    case .earlierPipeWire: Self.pipeWireArguments(rate: rate)
    case .pulseAudio:
      ["--playback", "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=40"]
    case .alsa: ["-q", "-t", "raw", "-f", "S16_LE", "-r", rate, "-c", "1", "-"]
    }
  }

  private static func pipeWireArguments(rate: String) -> [String] {
    ["--format=s16", "--rate=\(rate)", "--channels=1", "--latency=40ms", "-"]
  }
}
