#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A WAV file written to something that cannot be gone back in, such as standard output.
///
/// The header names a size that stands for “to the end of the stream”.
public final class WAVStream: AudioSink {
  private let descriptor: Int32
  private let name: String
  private let format: AudioFormat
  /// Keeps the descriptor open if it is the stream's own.
  private let owner: OwnedDescriptor?
  private var hasHeader = false

  /// A stream to an open file descriptor, which stays the caller's and is not closed.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - name: What errors call it.
  ///   - format: The format of the samples that will be written.
  public init(descriptor: Int32, name: String, format: AudioFormat) {
    self.descriptor = descriptor
    self.name = name
    self.format = format
    owner = nil
  }

  /// A stream that closes its descriptor at its end.
  init(owning descriptor: OwnedDescriptor, name: String, format: AudioFormat) {
    self.descriptor = descriptor.raw
    self.name = name
    self.format = format
    owner = descriptor
  }

  /// Writes the block, after the header if it is the first one.
  ///
  /// - Throws: `SpeechError.closedPipe`, `.diskFull` or `.fileNotWritable`.
  public func write(_ block: AudioBlock) throws(SpeechError) {
    try writeHeader()
    try writeAll(block.bytes)
  }

  /// Writes the header if there was no sound.
  public func finish() throws(SpeechError) {
    try writeHeader()
  }

  private func writeHeader() throws(SpeechError) {
    guard !hasHeader else { return }
    hasHeader = true
    try writeAll(WAVHeader.bytes(format: format, dataBytes: WAVHeader.streamedDataBytes))
  }

  private func writeAll(_ bytes: [UInt8]) throws(SpeechError) {
    do {
      try DescriptorWriting.writeAll(bytes, to: descriptor)
    } catch {
      throw SpeechError(error, path: name)
    }
  }
}

extension SpeechError {
  /// What a failed write to a path means.
  init(_ error: SystemError, path: String) {
    switch error.number {
    case EPIPE: self = .closedPipe
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    default: self = .fileNotWritable(path: path, reason: error.message)
    }
  }
}
