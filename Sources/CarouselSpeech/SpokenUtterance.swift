/// What became of an utterance that was spoken: its words in time, and what could not be said.
public struct SpokenUtterance: Hashable, Sendable {
  /// The format in which places in the sound are counted.
  public let format: AudioFormat
  /// The words in order, with their places in the sound.
  public internal(set) var words: [SpokenWord] = []
  /// Each segment's place in the sound, in order.
  public internal(set) var segments: [SpokenSegment] = []
  /// The texts that could not be spoken, in order.
  public internal(set) var unspoken: [UnspokenText] = []
  /// The first sample of the utterance, counted from the start of the sound that it is a part of.
  public internal(set) var start = 0
  /// How many samples it has, with its pauses.
  public internal(set) var sampleCount = 0
  /// Whether it was broken off.
  public internal(set) var isCancelled = false
}

/// Where a segment is in the sound.
public struct SpokenSegment: Hashable, Sendable {
  /// The samples of its speech, without the pause after it, counted from the start of the utterance.
  public let samples: Range<Int>
  /// Whether it has text or should have, and nothing is heard: “•”, “…” and the empty text.
  public let isSilent: Bool
  /// The id of the voice that spoke it; nil when there was none.
  public let voiceID: String?
}

/// A word and its place in the sound.
public struct SpokenWord: Hashable, Sendable {
  /// The word as it stands in the segment's text, with its punctuation.
  public let text: String
  /// Which segment it belongs to, counted from zero.
  public let segment: Int
  /// Its place in the segment's text, in Unicode scalars from zero.
  public let scalars: Range<Int>
  /// Its samples, counted from the start of the utterance.
  public internal(set) var samples: Range<Int>
}

/// A text that could not be spoken.
public struct UnspokenText: Hashable, Sendable {
  /// Why a text could not be spoken.
  public enum Reason: Hashable, Sendable {
    /// The worker ended over it; a new one went on with the next text.
    case workerEnded(WorkerDeath)
    /// There is no voice for the segment.
    case noVoice(String, nearest: [String])
    /// The engine refused or failed.
    case engineFailed
  }

  /// Which segment it belongs to, counted from zero.
  public let segment: Int
  /// The text, as far as it could not be spoken.
  public let text: String
  /// Why.
  public let reason: Reason
}
