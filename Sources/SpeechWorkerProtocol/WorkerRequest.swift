/// What the client asks of the worker.
package enum WorkerRequest: Hashable, Sendable {
  /// The first message: which protocol the client speaks.
  case hello(version: UInt16)
  /// Asks for the list of voices and variants.
  case voices
  /// Asks for the sound of pieces, one after the other; ids only grow.
  case speak(id: UInt32, pieces: [SpeechPiece])
  /// Asks how a text is pronounced, in the International Phonetic Alphabet.
  case phonemes(id: UInt32, voice: String, text: String)
  /// Ends every request with this id or a lower one; also read while one is being answered.
  case cancel(id: UInt32)
}

extension WorkerRequest {
  private enum Kind: UInt8 {
    case hello = 0x01
    case voices = 0x02
    case speak = 0x03
    case phonemes = 0x04
    case cancel = 0x05
  }

  /// The request that a frame holds.
  ///
  /// - Throws: `WireError` when the frame holds none.
  package init(_ frame: Frame) throws(WireError) {
    guard let kind = Kind(rawValue: frame.kind) else { throw .unknownKind(frame.kind) }
    var reader = WireReader(frame.body)
    switch kind {
    case .hello: self = .hello(version: try reader.versionAfterMagic())
    case .voices: self = .voices
    case .speak: self = try Self.speak(from: &reader)
    case .phonemes:
      self = .phonemes(id: try reader.uint32(), voice: try reader.text(), text: try reader.text())
    case .cancel: self = .cancel(id: try reader.uint32())
    }
    try reader.finish()
  }

  private static func speak(from reader: inout WireReader) throws(WireError) -> WorkerRequest {
    let id = try reader.uint32()
    let pieces = try reader.list { (reader) throws(WireError) in try SpeechPiece(from: &reader) }
    guard pieces.count <= WireLimits.piecesPerRequest else { throw .invalidValue("number of pieces") }
    return .speak(id: id, pieces: pieces)
  }

  /// Appends the request as one frame.
  package func write(to writer: inout WireWriter) {
    writer.frame(kind.rawValue) { writer in
      switch self {
      case .hello(let version):
        writer.raw(WireLimits.magic)
        writer.uint16(version)
      case .voices: break
      case .speak(let id, let pieces):
        writer.uint32(id)
        writer.list(pieces) { $1.write(to: &$0) }
      case .phonemes(let id, let voice, let text):
        writer.uint32(id)
        writer.text(voice)
        writer.text(text)
      case .cancel(let id): writer.uint32(id)
      }
    }
  }

  private var kind: Kind {
    switch self {
    case .hello: .hello
    case .voices: .voices
    case .speak: .speak
    case .phonemes: .phonemes
    case .cancel: .cancel
    }
  }
}

extension WireReader {
  mutating func versionAfterMagic() throws(WireError) -> UInt16 {
    guard try bytes(WireLimits.magic.count).elementsEqual(WireLimits.magic) else {
      throw .invalidValue("greeting")
    }
    return try uint16()
  }
}
