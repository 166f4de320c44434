/// When each word is heard, in plain numbers and strings.
public struct WordTimings: Hashable, Sendable {
  /// One word.
  public struct Word: Hashable, Sendable {
    /// The word as it stands in the segment's text.
    public let text: String
    /// Which segment it belongs to, counted from zero.
    public let segment: Int
    /// Its place in the segment's text, in Unicode scalars from zero.
    public let offset: Int
    /// Its length in Unicode scalars.
    public let length: Int
    /// When it starts, in milliseconds from the start of the whole sound.
    public let start: Int
    /// When it ends, in milliseconds from the start of the whole sound.
    public let end: Int
  }

  /// When the utterance starts, in milliseconds from the start of the whole sound.
  public let start: Int
  /// When it ends, with its pauses.
  public let end: Int
  /// Its words in order.
  public let words: [Word]

  /// The timings of an utterance.
  public init(_ utterance: SpokenUtterance) {
    start = utterance.milliseconds(at: 0)
    end = utterance.milliseconds(at: utterance.sampleCount)
    words = utterance.words.map { word in
      Word(
        text: word.text, segment: word.segment, offset: word.scalars.lowerBound, length: word.scalars.count,
        start: utterance.milliseconds(at: word.samples.lowerBound),
        end: utterance.milliseconds(at: word.samples.upperBound))
    }
  }
}
