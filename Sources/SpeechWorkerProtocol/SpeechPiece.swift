/// A short text to speak in one go, with everything that the engine must be set to first.
package struct SpeechPiece: Hashable, Sendable {
  /// The engine's own id of the voice, such as `gmw/en`, and a variant after a plus sign if one is wanted.
  package var voice: String
  /// Words a minute, within `WireLimits.rates`.
  package var rate: UInt16
  /// Base pitch, within `WireLimits.pitches`.
  package var pitch: UInt8
  /// How far the pitch moves, within `WireLimits.pitches`.
  package var pitchRange: UInt8
  /// Percent of the normal volume, within `WireLimits.volumes`.
  package var volume: UInt8
  /// Whether the engine's own pause of a clause or sentence end follows.
  package var endsWithPause: Bool
  /// Plain text without control characters, of at most `WireLimits.pieceScalars` scalars.
  package var text: String

  /// A piece of its parts.
  package init(
    voice: String, rate: UInt16 = 175, pitch: UInt8 = 50, pitchRange: UInt8 = 50, volume: UInt8 = 100,
    endsWithPause: Bool = false, text: String
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.pitchRange = pitchRange
    self.volume = volume
    self.endsWithPause = endsWithPause
    self.text = text
  }
}

extension SpeechPiece {
  init(from reader: inout WireReader) throws(WireError) {
    voice = try reader.text()
    rate = try reader.uint16()
    pitch = try reader.byte()
    pitchRange = try reader.byte()
    volume = try reader.byte()
    endsWithPause = try reader.flag("pause")
    text = try reader.text()
    guard WireLimits.rates.contains(rate) else { throw .invalidValue("rate") }
    guard WireLimits.pitches.contains(pitch) else { throw .invalidValue("pitch") }
    guard WireLimits.pitches.contains(pitchRange) else { throw .invalidValue("pitch range") }
    guard WireLimits.volumes.contains(volume) else { throw .invalidValue("volume") }
  }

  func write(to writer: inout WireWriter) {
    writer.text(voice)
    writer.uint16(rate)
    writer.byte(pitch)
    writer.byte(pitchRange)
    writer.byte(volume)
    writer.flag(endsWithPause)
    writer.text(text)
  }
}
