#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A WAV file that appears under its name only when it is complete.
///
/// Until `finish` a file that was there before keeps its content, and one that is let go of before that leaves
/// nothing behind.
public final class WAVFile: AudioSink {
  private let path: String
  private let format: AudioFormat
  private let file: ReplacementFile
  private var dataBytes = 0

  /// Starts a file at a path, or a stream if something else than a file is there, such as a named pipe.
  ///
  /// - Throws: `SpeechError.fileNotWritable`, for example when there is no such folder, or `.diskFull`.
  public static func open(path: String, format: AudioFormat) throws(SpeechError) -> any AudioSink {
    do {
      if let device = try ReplacementFile.openSpecialFile(path) {
        return WAVStream(owning: device, name: path, format: format)
      }
    } catch {
      throw SpeechError(error, path: path)
    }
    return try WAVFile(path: path, format: format)
  }

  /// Starts a file.
  ///
  /// - Throws: `SpeechError.fileNotWritable`, for example when there is no such folder, or `.diskFull`.
  public init(path: String, format: AudioFormat) throws(SpeechError) {
    self.path = path
    self.format = format
    do {
      file = try ReplacementFile(path: path)
      // The sizes are filled in at the end.
      try DescriptorWriting.writeAll(WAVHeader.bytes(format: format, dataBytes: 0), to: file.descriptor.raw)
    } catch {
      throw SpeechError(error, path: path)
    }
  }

  /// Writes the block.
  ///
  /// - Throws: `SpeechError.diskFull`, `.audioTooLong` or `.fileNotWritable`.
  public func write(_ block: AudioBlock) throws(SpeechError) {
    dataBytes += block.bytes.count
    guard dataBytes <= WAVHeader.maximumDataBytes else { throw .audioTooLong(path: path) }
    do {
      try DescriptorWriting.writeAll(block.bytes, to: file.descriptor.raw)
    } catch {
      throw SpeechError(error, path: path)
    }
  }

  /// Completes the header and puts the file in its place.
  ///
  /// - Throws: `SpeechError.diskFull` or `.fileNotWritable`; the file is not in its place then.
  public func finish() throws(SpeechError) {
    do {
      try file.overwriteStart(with: WAVHeader.bytes(format: format, dataBytes: dataBytes))
      try file.putInPlace()
    } catch {
      throw SpeechError(error, path: path)
    }
  }
}
