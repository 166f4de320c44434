import CarouselSpeech
import Foundation
import SpeechWorkerProtocol
import Testing

/// What the client says to programs that are no proper workers.
@Suite struct FakeWorkerTests {
  /// A script that prints these replies, and then does something.
  private func script(_ replies: [WorkerReply], then rest: String = "exec cat > /dev/null") -> String {
    var writer = WireWriter()
    for reply in replies { reply.write(to: &writer) }
    let octal = writer.bytes.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "printf '\(octal.joined())'\n\(rest)"
  }

  private static let greeting = WorkerReply.hello(
    version: WireLimits.version, engine: .ready(sampleRate: 22_050, version: "1.51", dataPath: "/"))
  private static let voices = WorkerReply.voices([
    VoiceDescription(id: "gmw/en", name: "English", languages: [.init(tag: "en", priority: 2)])
  ])

  private func failure(of location: WorkerLocation) -> SpeechError? {
    do throws(SpeechError) {
      _ = try SpeechSynthesizer(worker: location).speak(
        [SpeechSegment(text: "hello", voice: .language("en"))], to: AudioBuffer())
      return nil
    } catch {
      return error
    }
  }

  @Test func `a worker that is missing is said to be`() {
    #expect(failure(of: WorkerLocation(path: "/no/where")) == .workerMissing(path: "/no/where"))
    #expect(failure(of: WorkerLocation(path: "/dev/null/x")) == .workerMissing(path: "/dev/null/x"))
  }

  @Test func `a file that is no program is said not to start`() throws {
    let program = try ScriptedProgram("")
    defer { program.remove() }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: program.path)
    #expect(
      failure(of: program.location()) == .workerNotStarted(path: program.path, reason: "Permission denied"))
  }

  @Test func `a worker without speech, or without the engine's data, is told apart`() throws {
    let stub = try ScriptedProgram(script([.hello(version: 1, engine: .builtWithout)]))
    defer { stub.remove() }
    #expect(failure(of: stub.location()) == .builtWithoutSpeech)
    let bare = try ScriptedProgram(script([.hello(version: 1, engine: .unavailable("no such folder"))]))
    defer { bare.remove() }
    #expect(failure(of: bare.location()) == .engineDataMissing(reason: "no such folder"))
  }

  @Test func `another version is a mismatch`() throws {
    let program = try ScriptedProgram(script([.hello(version: 9, engine: .builtWithout)]))
    defer { program.remove() }
    #expect(failure(of: program.location()) == .protocolMismatch(reason: "it speaks version 9, not 1"))
  }

  @Test(arguments: [
    "echo hello, I am no worker at all", "printf '\\000\\000\\000\\000'", "head -c 100000 /dev/zero",
    "exit 3", "kill -9 $$", "true",
  ])
  func `a stranger is a mismatch`(body: String) throws {
    let program = try ScriptedProgram(body)
    defer { program.remove() }
    guard case .protocolMismatch = failure(of: program.location()) else {
      Issue.record("\(String(describing: failure(of: program.location())))")
      return
    }
  }

  @Test func `a program that says nothing is given up`() throws {
    let program = try ScriptedProgram("exec cat 3>&1 > /dev/null")
    defer { program.remove() }
    #expect(
      failure(of: program.location(patience: 1))
        == .protocolMismatch(reason: "instead of a greeting it did not answer for 1 s"))
  }

  @Test func `a worker that closes its pipe and goes on is not said to be ended by a signal`() throws {
    let mute = try ScriptedProgram("exec sleep 1000 >&-")
    defer { mute.remove() }
    #expect(
      failure(of: mute.location())
        == .protocolMismatch(reason: "instead of a greeting it closed its pipe without ending"))
    let program = try ScriptedProgram(script([Self.greeting, Self.voices], then: "exec sleep 1000 >&-"))
    defer { program.remove() }
    let spoken = try SpeechSynthesizer(worker: program.location()).speak(
      [SpeechSegment(text: "hello", voice: .language("en"))], to: AudioBuffer())
    #expect(spoken.unspoken.map(\.reason) == [.workerEnded(.closedPipe)])
  }

  @Test func `a text that is answered with garbage is named`() throws {
    let program = try ScriptedProgram(script([Self.greeting, Self.voices, .phonemes(id: 1, text: "")]))
    defer { program.remove() }
    let spoken = try SpeechSynthesizer(worker: program.location()).speak(
      [SpeechSegment(text: "hello", voice: .language("en"))], to: AudioBuffer())
    #expect(spoken.unspoken.map(\.text) == ["hello"])
    #expect(spoken.unspoken.map(\.reason) == [.workerEnded(.garbage("a reply to something else"))])
  }

  @Test func `a worker that ends over every text is given up`() throws {
    // Only the first one is asked for the voices.
    let program = try ScriptedProgram(
      script(
        [Self.greeting],
        then: "mkdir first 2>/dev/null && {\n\(script([Self.voices], then: ":"))\n}\nkill -SEGV $$"))
    defer { program.remove() }
    let segments = (1...20).map { SpeechSegment(text: "text \($0)", voice: .language("en")) }
    #expect(throws: SpeechError.workerKeepsEnding(.signalled(number: 11))) {
      try SpeechSynthesizer(worker: program.location()).speak(segments, to: AudioBuffer())
    }
  }

  @Test(arguments: [
    (0..<5).map { WorkerReply.pieceEnded(id: 2, index: $0, outcome: .spoken) },
    [.ended(id: 2, isCancelled: false)], [.ended(id: 2, isCancelled: true)], [.audio(id: 9, bytes: [])],
    [
      .word(id: 2, position: .max, sample: .max), .audio(id: 2, bytes: [1, 1]),
      .ended(id: 2, isCancelled: false),
    ],
  ])
  func `a worker that answers what was not asked is no danger`(replies: [WorkerReply]) throws {
    let program = try ScriptedProgram(script([Self.greeting, Self.voices] + replies))
    defer { program.remove() }
    let spoken = try SpeechSynthesizer(worker: program.location()).speak(
      [SpeechSegment(text: "hello", voice: .language("en"))], to: AudioBuffer())
    #expect(spoken.segments.count == 1)
    guard case .workerEnded(.garbage)? = spoken.unspoken.first?.reason else {
      // The first five claim the one piece that was asked for, and four more.
      #expect(replies.count == 5)
      return
    }
  }

  @Test(arguments: [
    SpeechError.workerMissing(path: "/w"), .builtWithoutSpeech, .diskFull(path: "/f"), .closedPipe,
  ])
  func `an error says what to do`(error: SpeechError) {
    #expect("\(error)" == "\(error.problem); \(error.remedy)")
    #expect(!error.remedy.isEmpty)
  }
}
