import SpeechWorkerProtocol

/// An utterance as the worker is asked for it.
struct UtterancePlan {
  struct Segment {
    let source: SpeechSegment
    let tokens: WordTokens
    /// The engine's id of the voice, or why there is none.
    let voice: Result<VoiceMatch, SpeechError>
  }

  struct Piece {
    let segment: Int
    let text: MappedText
    let request: SpeechPiece
  }

  let segments: [Segment]
  /// The segment that is being cut into pieces.
  private var current = 0
  /// What is left of it; nil before its first part.
  private var chunks: TextChunks?

  /// A plan for these segments, whose voices `voice` finds.
  init(_ segments: [SpeechSegment], voice: (VoiceChoice) throws(SpeechError) -> VoiceMatch) {
    self.segments = segments.map { source in
      let found = Result { () throws(SpeechError) in try voice(source.voice) }
      return Segment(source: source, tokens: WordTokens(source.text), voice: found)
    }
  }

  /// The next pieces: at least so many while there are that many left.
  mutating func nextPieces(_ count: Int) -> [Piece] {
    var pieces: [Piece] = []
    while pieces.count < count, current < segments.count {
      let segment = segments[current]
      var rest = chunks ?? TextChunks(segment.source.text)
      if case .success(let match) = segment.voice, let chunk = rest.next() {
        chunks = rest
        pieces += self.pieces(of: chunk, voice: match)
      } else {
        chunks = nil
        current += 1
      }
    }
    return pieces
  }

  private func pieces(of chunk: TextChunks.Chunk, voice: VoiceMatch) -> [Piece] {
    PreparedText.pieces(of: chunk, voiceID: voice.voice.id).map { piece in
      Piece(
        segment: current, text: piece.text,
        request: SpeechPiece(segments[current].source, voice: voice.engineName, piece: piece))
    }
  }

  /// The text of a piece as it stands in its segment.
  func sourceText(of piece: Piece) -> String {
    guard let first = piece.text.sources.min(), let last = piece.text.sources.max() else { return "" }
    return segments[piece.segment].tokens.text(first..<last + 1)
  }
}

extension SpeechPiece {
  init(_ segment: SpeechSegment, voice: String, piece: PreparedText.Piece) {
    self.init(
      voice: voice, rate: UInt16(clamping: segment.rate).moved(into: WireLimits.rates),
      pitch: UInt8(clamping: segment.pitch).moved(into: WireLimits.pitches),
      volume: UInt8(clamping: segment.volume).moved(into: WireLimits.volumes),
      endsWithPause: piece.endsWithPause, text: piece.text.string)
  }
}

extension Comparable {
  fileprivate func moved(into range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
