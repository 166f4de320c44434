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

  private(set) var segments: [Segment] = []
  private(set) var pieces: [Piece] = []

  init(_ segments: [SpeechSegment], catalog: VoiceCatalog) {
    for (index, source) in segments.enumerated() {
      let voice = Result { () throws(SpeechError) in try catalog.voice(for: source.voice) }
      self.segments.append(Segment(source: source, tokens: WordTokens(source.text), voice: voice))
      guard case .success(let match) = voice else { continue }
      pieces += PreparedText(source.text, voiceID: match.voice.id).pieces.map { piece in
        Piece(
          segment: index, text: piece.text,
          request: SpeechPiece(source, voice: match.engineName, piece: piece))
      }
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
