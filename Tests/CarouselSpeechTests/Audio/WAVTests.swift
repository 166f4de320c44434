import CarouselSpeech
import Foundation
import Testing

@Suite struct WAVTests {
  private let format = AudioFormat(sampleRate: 22_050)

  /// The numbers of a header, as the format's specification places them.
  private struct Header: Equatable {
    var riffSize: UInt32
    var formatSize: UInt32
    var encoding: UInt16
    var channels: UInt16
    var sampleRate: UInt32
    var byteRate: UInt32
    var blockAlign: UInt16
    var bitsPerSample: UInt16
    var dataSize: UInt32

    init?(_ file: Data) {
      let bytes = [UInt8](file)
      guard bytes.count >= 44, bytes[0..<4] == Array("RIFF".utf8)[...],
        bytes[8..<16] == Array("WAVEfmt ".utf8)[...],
        bytes[36..<40] == Array("data".utf8)[...]
      else { return nil }
      func number(_ start: Int, _ count: Int) -> UInt32 {
        (0..<count).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
      }
      riffSize = number(4, 4)
      formatSize = number(16, 4)
      encoding = UInt16(number(20, 2))
      channels = UInt16(number(22, 2))
      sampleRate = number(24, 4)
      byteRate = number(28, 4)
      blockAlign = UInt16(number(32, 2))
      bitsPerSample = UInt16(number(34, 2))
      dataSize = number(40, 4)
    }
  }

  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file has a header that says what it holds`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("card.wav")
      let sound = try WAVFile(path: file.path, format: format)
      try sound.write(AudioBlock(bytes: [1, 0, 255, 255]))
      try sound.write(AudioBlock(silence: 3))
      #expect(try names(in: folder) == [])
      try sound.finish()
      let data = try Data(contentsOf: file)
      let header = try #require(Header(data))
      #expect(header.riffSize == UInt32(data.count - 8))
      #expect(header.formatSize == 16)
      #expect(header.encoding == 1)
      #expect(header.channels == 1)
      #expect(header.sampleRate == 22_050)
      #expect(header.byteRate == 44_100)
      #expect(header.blockAlign == 2)
      #expect(header.bitsPerSample == 16)
      #expect(header.dataSize == 10)
      #expect([UInt8](data.dropFirst(44)) == [1, 0, 255, 255, 0, 0, 0, 0, 0, 0])
      #expect(try names(in: folder) == ["card.wav"])
    }
  }

  @Test func `a file that is not finished leaves what was there`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("card.wav")
      try Data("before".utf8).write(to: file)
      do {
        let sound = try WAVFile(path: file.path, format: format)
        try sound.write(AudioBlock(silence: 100))
      }
      #expect(try Data(contentsOf: file) == Data("before".utf8))
      #expect(try names(in: folder) == ["card.wav"])
    }
  }

  @Test func `a finished file takes the place of the one before, through a link as well`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("real.wav")
      let link = folder.appendingPathComponent("link.wav")
      try Data("before".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try WAVFile(path: link.path, format: format).finish()
      #expect(try Data(contentsOf: file).count == 44)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
      #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
      #expect(try names(in: folder) == ["link.wav", "real.wav"])
    }
  }

  @Test func `a path that cannot be written is an error at once`() throws {
    try inFolder { folder in
      let inNowhere = folder.appendingPathComponent("none/card.wav").path
      #expect(throws: SpeechError.fileNotWritable(path: inNowhere, reason: "No such file or directory")) {
        try WAVFile(path: inNowhere, format: format)
      }
      #expect(throws: SpeechError.fileNotWritable(path: folder.path, reason: "Is a directory")) {
        try WAVFile(path: folder.path, format: format)
      }
    }
  }

  #if os(Linux)
    @Test func `a full disk is an error, and a device is never replaced`() throws {
      let sound = try WAVFile.open(path: "/dev/full", format: format)
      #expect(throws: SpeechError.diskFull(path: "/dev/full")) { try sound.write(AudioBlock(silence: 1)) }
      let nowhere = try WAVFile.open(path: "/dev/null", format: format)
      try nowhere.write(AudioBlock(silence: 1))
      try nowhere.finish()
      let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
      #expect(type == .typeCharacterSpecial)
    }
  #endif

  @Test func `a stream has a header that goes to its end`() throws {
    let pipe = Pipe()
    let stream = WAVStream(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "standard output", format: format)
    try stream.write(AudioBlock(bytes: [1, 2, 3, 4]))
    try stream.finish()
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let header = try #require(Header(data))
    #expect(header.riffSize == 0x7FFF_F024)
    #expect(header.dataSize == 0x7FFF_F000)
    #expect([UInt8](data.dropFirst(44)) == [1, 2, 3, 4])
  }

  @Test func `a stream that nobody reads is an error and not the end of the program`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = WAVStream(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "standard output", format: format)
    #expect(throws: SpeechError.closedPipe) { try stream.finish() }
  }

  @Test(arguments: [
    (Duration.zero, 0), (.milliseconds(1), 22), (.milliseconds(250), 5513), (.seconds(2), 44_100),
    (.seconds(-1), 0), (.milliseconds(-1), 0), (.seconds(Int64.max / 2), 86_400 * 22_050),
  ])
  func `a pause has its number of samples`(pause: Duration, samples: Int) {
    #expect(format.samples(in: pause) == samples)
  }
}
