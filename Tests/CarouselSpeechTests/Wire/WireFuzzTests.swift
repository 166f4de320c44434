import SeededRandom
import SpeechWorkerProtocol
import Testing

@Suite struct WireFuzzTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random bytes are refused or read, and never crash`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let kind = UInt8.random(in: .min ... .max, using: &generator)
      expectCanonical(Frame(kind: kind, body: bytes[...]))
      expectCanonical(Frame(kind: kind % 8 | 0x80, body: bytes[...]))
      expectCanonical(Frame(kind: kind % 8, body: bytes[...]))
      _ = try? WireExamples.frames(of: bytes)
    }
  }

  @Test func `a message without its end is refused`() throws {
    for frame in try WireExamples.frames(of: WireExamples.stream()) {
      // The samples of an audio message go to the end of its frame, so a shorter one is a message too.
      guard frame.kind != 0x83 else { continue }
      for count in 0..<frame.body.count {
        let cut = Frame(kind: frame.kind, body: frame.body.prefix(count))
        #expect(throws: WireError.self) {
          if frame.kind < 0x80 { _ = try WorkerRequest(cut) } else { _ = try WorkerReply(cut) }
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a message with changed bytes is refused, or read as what it now says`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for frame in try WireExamples.frames(of: WireExamples.stream()) {
      for _ in 0..<50 {
        var body = Array(frame.body)
        for _ in 0...2 where !body.isEmpty {
          body[Int.random(in: 0..<body.count, using: &generator)] = .random(
            in: .min ... .max, using: &generator)
        }
        expectCanonical(Frame(kind: frame.kind, body: body[...]))
      }
    }
  }

  @Test func `a frame that claims too much is refused before it is waited for`() {
    #expect(throws: WireError.frameTooLong(0xFFFF_FFFF)) {
      try WireExamples.frames(of: [0xFF, 0xFF, 0xFF, 0xFF])
    }
    #expect(throws: WireError.emptyFrame) { try WireExamples.frames(of: [0, 0, 0, 0]) }
  }

  @Test func `values outside their range are refused`() throws {
    for piece in [
      SpeechPiece(voice: "en", rate: 79, text: "a"), SpeechPiece(voice: "en", rate: 901, text: "a"),
      SpeechPiece(voice: "en", pitch: 100, text: "a"), SpeechPiece(voice: "en", pitchRange: 100, text: "a"),
      SpeechPiece(voice: "en", volume: 201, text: "a"),
    ] {
      var writer = WireWriter()
      WorkerRequest.speak(id: 1, pieces: [piece]).write(to: &writer)
      let frames = try WireExamples.frames(of: writer.bytes)
      #expect(throws: WireError.self) { try frames.map { try WorkerRequest($0) } }
    }
  }

  /// What is accepted has one form only: written again it is the same bytes.
  private func expectCanonical(_ frame: Frame) {
    var writer = WireWriter()
    if let request = try? WorkerRequest(frame) { request.write(to: &writer) }
    if let reply = try? WorkerReply(frame) { reply.write(to: &writer) }
    guard !writer.bytes.isEmpty else { return }
    #expect(Array(writer.bytes.dropFirst(5)) == Array(frame.body))
  }
}
