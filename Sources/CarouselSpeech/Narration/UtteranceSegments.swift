import CarouselModel
public import CarouselNarration

extension SpeechSegment {
  /// What an utterance sounds like: a segment for each part, in the part's own language, with pauses that
  /// follow the structure and not the punctuation.
  public static func segments(for utterance: Utterance, style: SpeechStyle = SpeechStyle()) -> [SpeechSegment]
  {
    let parts = utterance.parts.filter { !$0.text.isEmpty }
    return parts.indices.map { index in
      let part = parts[index]
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      return SpeechSegment(
        text: part.text.speakable, voice: style.voice ?? .language(part.language), rate: style.rate,
        pitch: style.pitch, volume: style.volume, pauseAfter: pause(before: next, style))
    }
  }

  private static func pause(before part: UtterancePart?, _ style: SpeechStyle) -> Duration {
    switch part?.kind {
    case nil: .zero
    case .hint, .cue: style.pauseBeforeHint
    default: style.pauseBetweenParts
    }
  }
}

extension TextValue {
  /// The text as it can be heard: what is not known is announced, since quotation marks make no sound.
  var speakable: String {
    parts.map { part in
      switch part {
      case .known(let words): words
      case .unknown(let expression): " unknown: \(expression) "
      }
    }.joined()
  }
}
