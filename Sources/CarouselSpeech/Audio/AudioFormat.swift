/// How sound is given as numbers: one channel of signed 16-bit samples, so many a second.
public struct AudioFormat: Hashable, Sendable {
  /// Samples a second, in hertz.
  public let sampleRate: Int

  /// A format with a sample rate of at least one.
  public init(sampleRate: Int) {
    self.sampleRate = max(1, sampleRate)
  }

  /// How many samples last for a time, to the nearest one; none for a negative time.
  public func samples(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0 && attoseconds >= 0 else { return 0 }
    // A day is more than any pause; it keeps the product small.
    let whole = min(Int(seconds), 86_400) * sampleRate
    let part = (Double(attoseconds) * 1e-18 * Double(sampleRate)).rounded()
    return whole + Int(part)
  }

  /// How long some samples last, in milliseconds, to the nearest one.
  public func milliseconds(in samples: Int) -> Int {
    (samples * 1000 + sampleRate / 2) / sampleRate
  }
}

/// A stretch of sound.
public struct AudioBlock: Hashable, Sendable {
  /// The samples, low byte first, as WAV files and players take them.
  public let bytes: [UInt8]

  /// A block of an even number of bytes; an odd one at the end is left out.
  public init(bytes: [UInt8]) {
    self.bytes = bytes.count.isMultiple(of: 2) ? bytes : bytes.dropLast()
  }

  /// So many samples of silence.
  public init(silence sampleCount: Int) {
    bytes = [UInt8](repeating: 0, count: max(0, sampleCount) * 2)
  }

  /// How many samples it has.
  public var sampleCount: Int { bytes.count / 2 }

  /// The samples as numbers.
  public var samples: [Int16] {
    stride(from: 0, to: bytes.count, by: 2).map { index in
      Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
    }
  }
}
