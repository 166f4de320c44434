/// The 44 bytes before the samples of a WAV file (Multimedia Programming Interface and Data Specifications 1.0).
package enum WAVHeader {
  package static let byteCount = 44
  /// The most sample bytes that the header can count.
  static let maximumDataBytes = Int(UInt32.max) - (byteCount - 8)
  /// The size that stands in the header while the real one is not known, as espeak-ng and sox write it; readers
  /// take it as “to the end of the stream”.
  package static let streamedDataBytes = 0x7FFF_F000

  /// The header for so many bytes of samples.
  package static func bytes(format: AudioFormat, dataBytes: Int) -> [UInt8] {
    let bytesPerSample = 2
    let rate = UInt32(clamping: format.sampleRate)
    var header = Array("RIFF".utf8)
    header += littleEndian(UInt32(clamping: dataBytes + byteCount - 8))
    header += Array("WAVEfmt ".utf8) + littleEndian(UInt32(16))
    header += littleEndian(UInt16(1))  // Samples as plain numbers (PCM).
    header += littleEndian(UInt16(1))  // One channel.
    header += littleEndian(rate) + littleEndian(rate &* UInt32(bytesPerSample))
    header += littleEndian(UInt16(bytesPerSample)) + littleEndian(UInt16(bytesPerSample * 8))
    return header + Array("data".utf8) + littleEndian(UInt32(clamping: dataBytes))
  }

  private static func littleEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    (0..<Value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> Value($0 * 8)) }
  }
}
