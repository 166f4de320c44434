import SpeechWorkerProtocol

/// Text in pieces that the engine can be given one by one.
package struct PreparedText: Hashable, Sendable {
  /// A piece: short enough for the engine.
  package struct Piece: Hashable, Sendable {
    /// What the engine is given.
    package var text: MappedText
    /// Whether the piece ends where the engine makes a pause.
    package var endsWithPause: Bool
  }

  /// The pieces in order; none when there is nothing to say.
  package var pieces: [Piece]

  /// Prepares a text for a voice.
  ///
  /// - Parameters:
  ///   - text: Anything.
  ///   - voiceID: The engine's id of the voice, such as `gmw/en`.
  package init(_ text: String, voiceID: String) {
    pieces = TextChunks(text).flatMap { Self.pieces(of: $0, voiceID: voiceID) }
  }

  /// The pieces of one part of a text.
  static func pieces(of chunk: TextChunks.Chunk, voiceID: String) -> [Piece] {
    let normalized = TextNormalization.apply(to: chunk.text, offset: chunk.offset)
    let plain = EmojiFilter.apply(to: normalized, voiceID: voiceID)
    return PieceCutter.pieces(of: TokenSplitter.apply(to: plain))
  }
}
