import SpeechWorkerProtocol
import Testing

/// One message of each kind, with values at the ends of their ranges.
enum WireExamples {
  static let requests: [WorkerRequest] = [
    .hello(version: 1), .hello(version: .max), .voices, .cancel(id: 0), .cancel(id: .max),
    .speak(id: 7, pieces: []),
    .speak(
      id: 8,
      pieces: [
        SpeechPiece(
          voice: "gmw/en+f3", rate: 80, pitch: 0, pitchRange: 99, volume: 200, text: "Midnight, 3 of 5"),
        SpeechPiece(voice: "zle/ru", rate: 900, pitch: 99, endsWithPause: true, text: "3 из 5 😀"),
      ]),
    .phonemes(id: 9, voice: "roa/es", text: ""),
  ]

  static let replies: [WorkerReply] = [
    .hello(version: 1, engine: .ready(sampleRate: 22_050, version: "1.51", dataPath: "/data")),
    .hello(version: 2, engine: .builtWithout), .hello(version: 1, engine: .unavailable("no data")),
    .voices([]),
    .voices([
      VoiceDescription(
        id: "gmw/en", name: "English",
        languages: [.init(tag: "en-gb", priority: 2), .init(tag: "en", priority: 2)]),
      VoiceDescription(id: "f3", name: "female 3", isVariant: true, languages: []),
    ]),
    .audio(id: 1, bytes: []), .audio(id: 1, bytes: [0, 1, 2, 255]), .word(id: 1, position: 3, sample: .max),
    .pieceEnded(id: 1, index: .max, outcome: .voiceNotFound), .ended(id: 1, isCancelled: true),
    .phonemes(id: 1, text: "θɹˈiː ɒv fˈaɪv"), .failed(id: 0, failure: .protocolViolation, message: "why"),
  ]

  /// All messages as the bytes of one stream.
  static func stream() -> [UInt8] {
    var writer = WireWriter()
    for request in requests { request.write(to: &writer) }
    for reply in replies { reply.write(to: &writer) }
    return writer.bytes
  }

  static func frames(of bytes: [UInt8]) throws(WireError) -> [Frame] {
    var assembler = FrameAssembler()
    assembler.append(bytes)
    var frames: [Frame] = []
    while let frame = try assembler.next() { frames.append(frame) }
    return frames
  }
}

@Suite struct WireRoundTripTests {
  @Test(arguments: WireExamples.requests)
  func `a request is read as it was written`(request: WorkerRequest) throws {
    var writer = WireWriter()
    request.write(to: &writer)
    #expect(try WireExamples.frames(of: writer.bytes).map { try WorkerRequest($0) } == [request])
  }

  @Test(arguments: WireExamples.replies)
  func `a reply is read as it was written`(reply: WorkerReply) throws {
    var writer = WireWriter()
    reply.write(to: &writer)
    #expect(try WireExamples.frames(of: writer.bytes).map { try WorkerReply($0) } == [reply])
  }

  @Test func `the bytes of a message are those of the documentation`() {
    var writer = WireWriter()
    WorkerRequest.hello(version: 1).write(to: &writer)
    WorkerReply.word(id: 2, position: 3, sample: 0x0102_0304).write(to: &writer)
    #expect(
      writer.bytes == [
        7, 0, 0, 0, 0x01, 0x43, 0x53, 0x50, 0x57, 1, 0,
        13, 0, 0, 0, 0x84, 2, 0, 0, 0, 3, 0, 0, 0, 4, 3, 2, 1,
      ])
  }

  @Test(arguments: [1, 2, 3, 5, 64, 4096])
  func `frames come out of chunks of any size`(size: Int) throws {
    let bytes = WireExamples.stream()
    let whole = try WireExamples.frames(of: bytes)
    var assembler = FrameAssembler()
    var frames: [Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      assembler.append(bytes[start..<min(start + size, bytes.count)])
      while let frame = try assembler.next() { frames.append(frame) }
    }
    #expect(frames.map(\.kind) == whole.map(\.kind))
    #expect(frames.map { Array($0.body) } == whole.map { Array($0.body) })
    #expect(!assembler.isInsideFrame)
  }

  @Test func `a text that is too long is cut between two characters`() throws {
    var writer = WireWriter()
    WorkerReply.phonemes(id: 1, text: String(repeating: "é", count: 40_000)).write(to: &writer)
    let replies = try WireExamples.frames(of: writer.bytes).map { try WorkerReply($0) }
    #expect(replies == [.phonemes(id: 1, text: String(repeating: "é", count: 32_767))])
  }
}
