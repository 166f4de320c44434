/// What the worker answers.
package enum WorkerReply: Hashable, Sendable {
  /// The answer to a hello.
  case hello(version: UInt16, engine: EngineState)
  /// The whole list of voices and variants.
  case voices([VoiceDescription])
  /// The next samples of the piece that is being spoken: signed, 16 bit, little-endian, one channel.
  case audio(id: UInt32, bytes: [UInt8])
  /// A spoken word: where it starts in the piece's text (Unicode scalars) and in the piece's sound (samples).
  case word(id: UInt32, position: UInt32, sample: UInt32)
  /// The end of a piece; pieces end in order.
  case pieceEnded(id: UInt32, index: UInt16, outcome: PieceOutcome)
  /// The end of a speak request; the last message about it.
  case ended(id: UInt32, isCancelled: Bool)
  /// How a text is pronounced.
  case phonemes(id: UInt32, text: String)
  /// The request could not be answered; the last message about it.
  case failed(id: UInt32, failure: WorkerFailure, message: String)
}

/// Whether the worker can speak.
package enum EngineState: Hashable, Sendable {
  /// It can; the samples come at this rate, in hertz.
  case ready(sampleRate: UInt32, version: String, dataPath: String)
  /// It was compiled without the engine.
  case builtWithout
  /// The engine could not be started, for this reason.
  case unavailable(String)
}

/// How a piece ended.
package enum PieceOutcome: UInt8, Hashable, Sendable {
  /// All of its sound was sent.
  case spoken = 0
  /// It was cancelled.
  case cancelled = 1
  /// Its text is too long or holds characters that command the engine.
  case textRefused = 2
  /// The engine has no such voice.
  case voiceNotFound = 3
  /// The engine said that it failed.
  case engineFailed = 4
}

/// Why a request other than speak could not be answered.
package enum WorkerFailure: UInt8, Hashable, Sendable {
  /// What came is no request, or came at the wrong time; the worker ends.
  case protocolViolation = 0
  /// The worker cannot speak, as it said in its hello.
  case engineUnavailable = 1
  /// The engine has no such voice.
  case voiceNotFound = 2
  /// The text is too long or holds characters that command the engine.
  case textRefused = 3
}
