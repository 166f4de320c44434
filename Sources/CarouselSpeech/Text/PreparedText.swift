import SpeechWorkerProtocol

/// Text in pieces that the engine can be given one by one.
struct PreparedText: Hashable, Sendable {
  /// A piece: short enough for the engine.
  struct Piece: Hashable, Sendable {
    /// What the engine is given.
    var text: MappedText
    /// Whether the piece ends where the engine makes a pause.
    var endsWithPause: Bool
  }

  /// The pieces in order; none when there is nothing to say.
  var pieces: [Piece]

  /// Prepares a text for a voice.
  ///
  /// - Parameters:
  ///   - text: Anything.
  ///   - voiceID: The engine's id of the voice, such as `gmw/en`.
  init(_ text: String, voiceID: String) {
    let plain = EmojiFilter.apply(to: TextNormalization.apply(to: text), voiceID: voiceID)
    pieces = PieceCutter.pieces(of: TokenSplitter.apply(to: plain))
  }
}
