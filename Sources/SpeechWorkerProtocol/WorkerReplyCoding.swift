extension WorkerReply {
  private enum Kind: UInt8 {
    case hello = 0x81
    case voices = 0x82
    case audio = 0x83
    case word = 0x84
    case pieceEnded = 0x85
    case ended = 0x86
    case phonemes = 0x87
    case failed = 0x88
  }

  /// The reply that a frame holds.
  ///
  /// - Throws: `WireError` when the frame holds none.
  package init(_ frame: Frame) throws(WireError) {
    guard let kind = Kind(rawValue: frame.kind) else { throw .unknownKind(frame.kind) }
    var reader = WireReader(frame.body)
    self = try Self.read(kind, from: &reader)
    try reader.finish()
  }

  private static func read(_ kind: Kind, from reader: inout WireReader) throws(WireError) -> WorkerReply {
    switch kind {
    case .hello:
      return .hello(version: try reader.versionAfterMagic(), engine: try EngineState(from: &reader))
    case .voices:
      return .voices(
        try reader.list { (reader) throws(WireError) in try VoiceDescription(from: &reader) })
    case .audio: return try audio(from: &reader)
    case .word:
      return .word(id: try reader.uint32(), position: try reader.uint32(), sample: try reader.uint32())
    case .pieceEnded: return try pieceEnded(from: &reader)
    case .ended: return .ended(id: try reader.uint32(), isCancelled: try reader.flag("cancelled"))
    case .phonemes: return .phonemes(id: try reader.uint32(), text: try reader.text())
    case .failed: return try failed(from: &reader)
    }
  }

  private static func audio(from reader: inout WireReader) throws(WireError) -> WorkerReply {
    let id = try reader.uint32()
    let bytes = Array(reader.remaining())
    guard bytes.count.isMultiple(of: 2) else { throw .invalidValue("number of sample bytes") }
    return .audio(id: id, bytes: bytes)
  }

  private static func pieceEnded(from reader: inout WireReader) throws(WireError) -> WorkerReply {
    let id = try reader.uint32()
    let index = try reader.uint16()
    guard let outcome = PieceOutcome(rawValue: try reader.byte()) else { throw .invalidValue("outcome") }
    return .pieceEnded(id: id, index: index, outcome: outcome)
  }

  private static func failed(from reader: inout WireReader) throws(WireError) -> WorkerReply {
    let id = try reader.uint32()
    guard let failure = WorkerFailure(rawValue: try reader.byte()) else { throw .invalidValue("failure") }
    return .failed(id: id, failure: failure, message: try reader.text())
  }

  /// Appends the reply as one frame.
  package func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let version, let engine):
      writer.frame(Kind.hello.rawValue) { writer in
        writer.raw(WireLimits.magic)
        writer.uint16(version)
        engine.write(to: &writer)
      }
    case .voices(let voices):
      writer.frame(Kind.voices.rawValue) { $0.list(voices) { $1.write(to: &$0) } }
    case .audio(let id, let bytes):
      writer.frame(Kind.audio.rawValue) { writer in
        writer.uint32(id)
        writer.raw(bytes)
      }
    case .word(let id, let position, let sample):
      writer.frame(Kind.word.rawValue) { writer in
        for value in [id, position, sample] { writer.uint32(value) }
      }
    case .pieceEnded, .ended, .phonemes, .failed: writeEnd(to: &writer)
    }
  }

  private func writeEnd(to writer: inout WireWriter) {
    switch self {
    case .pieceEnded(let id, let index, let outcome):
      writer.frame(Kind.pieceEnded.rawValue) { writer in
        writer.uint32(id)
        writer.uint16(index)
        writer.byte(outcome.rawValue)
      }
    case .ended(let id, let isCancelled):
      writer.frame(Kind.ended.rawValue) { writer in
        writer.uint32(id)
        writer.flag(isCancelled)
      }
    case .phonemes(let id, let text):
      writer.frame(Kind.phonemes.rawValue) { writer in
        writer.uint32(id)
        writer.text(text)
      }
    case .failed(let id, let failure, let message):
      writer.frame(Kind.failed.rawValue) { writer in
        writer.uint32(id)
        writer.byte(failure.rawValue)
        writer.text(message)
      }
    case .hello, .voices, .audio, .word: break
    }
  }
}

extension EngineState {
  init(from reader: inout WireReader) throws(WireError) {
    switch try reader.byte() {
    case 0:
      self = .ready(
        sampleRate: try reader.uint32(), version: try reader.text(), dataPath: try reader.text())
      guard case .ready(let rate, _, _) = self, (8000...192_000).contains(rate) else {
        throw .invalidValue("sample rate")
      }
    case 1: self = .builtWithout
    case 2: self = .unavailable(try reader.text())
    default: throw .invalidValue("engine state")
    }
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .ready(let sampleRate, let version, let dataPath):
      writer.byte(0)
      writer.uint32(sampleRate)
      writer.text(version)
      writer.text(dataPath)
    case .builtWithout: writer.byte(1)
    case .unavailable(let reason):
      writer.byte(2)
      writer.text(reason)
    }
  }
}
