/// What takes sound block by block: a file, a player, or memory.
///
/// `write` may wait, and the worker then waits too, so however long the speech is, only little of it is held.
public protocol AudioSink: AnyObject {
  /// Takes the next block.
  ///
  /// - Throws: `SpeechError` when it cannot; nothing more is written to it then.
  func write(_ block: AudioBlock) throws(SpeechError)

  /// Ends the sound: completes the file, or waits until all has been played.
  ///
  /// - Throws: `SpeechError` when the end of the sound was not stored or played.
  func finish() throws(SpeechError)
}

extension AudioSink {
  /// Writes so many samples of silence, in blocks.
  func writeSilence(_ sampleCount: Int) throws(SpeechError) {
    var rest = sampleCount
    while rest > 0 {
      let count = min(rest, 8192)
      try write(AudioBlock(silence: count))
      rest -= count
    }
  }
}

/// Keeps sound in memory; for short speech.
public final class AudioBuffer: AudioSink {
  /// All the bytes so far, low byte of a sample first.
  public private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  public init() {}

  /// Keeps the block.
  public func write(_ block: AudioBlock) throws(SpeechError) {
    bytes += block.bytes
  }

  /// Does nothing.
  public func finish() throws(SpeechError) {}
}

/// Gives the same sound to several sinks.
public final class AudioFanOut: AudioSink {
  private let sinks: [any AudioSink]

  /// A sink that passes everything on to each of these, in order.
  public init(_ sinks: [any AudioSink]) {
    self.sinks = sinks
  }

  /// Writes the block to each sink.
  public func write(_ block: AudioBlock) throws(SpeechError) {
    for sink in sinks { try sink.write(block) }
  }

  /// Ends the sound of each sink.
  public func finish() throws(SpeechError) {
    for sink in sinks { try sink.finish() }
  }
}
