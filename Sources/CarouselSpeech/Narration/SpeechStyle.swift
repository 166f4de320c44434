/// How utterances are spoken: the voice where one is chosen, its parameters, and the pauses.
public struct SpeechStyle: Hashable, Sendable {
  /// The voice of everything; nil lets the language of each part choose.
  public var voice: VoiceChoice?
  /// Words a minute, from 80 to 900.
  public var rate: Int
  /// The base pitch, from 0 to 99.
  public var pitch: Int
  /// The volume in percent of the normal one, from 0 to 200.
  public var volume: Int
  /// The silence between two parts: what a comma adds in eSpeak NG 1.51 (measured).
  public var pauseBetweenParts = Duration.milliseconds(180)
  /// The silence before the hint and other afterthoughts: what a period adds in eSpeak NG 1.51 (measured).
  public var pauseBeforeHint = Duration.milliseconds(340)

  /// Creates a style; the numbers default to the engine's normal ones.
  public init(voice: VoiceChoice? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
