/// A stretch of text that is spoken with one voice, and the pause after it.
///
/// An utterance is a list of segments. The pauses and the changes of language follow the structure of what is
/// said, so the text needs no punctuation for their sake, and no markup: every character of it is text.
public struct SpeechSegment: Hashable, Sendable {
  /// What to say; may be anything, also nothing.
  public var text: String
  /// Who says it.
  public var voice: VoiceChoice
  /// Words a minute; values outside 80 to 900 are moved to the nearest of these.
  public var rate: Int
  /// The base pitch, in the engine's units from 0 to 99; values outside are moved to the nearest of these.
  public var pitch: Int
  /// The volume in percent of the normal one; values outside 0 to 200 are moved to the nearest of these.
  ///
  /// Values over 100 may distort.
  public var volume: Int
  /// The silence that follows; a negative one counts as none.
  public var pauseAfter: Duration

  /// A segment of its parts; the numbers default to the engine's normal ones (eSpeak NG 1.51).
  public init(
    text: String, voice: VoiceChoice, rate: Int = 175, pitch: Int = 50, volume: Int = 100,
    pauseAfter: Duration = .zero
  ) {
    self.text = text
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.pauseAfter = pauseAfter
  }
}

/// How a segment says whose voice it wants.
public enum VoiceChoice: Hashable, Sendable {
  /// The best voice for a language tag (BCP 47), such as `en-GB` or `zh-Hans`.
  case language(String)
  /// A certain voice by its id, name or language, and a variant after a plus sign if wanted, such as `en-us+f3`.
  case named(String)
}
