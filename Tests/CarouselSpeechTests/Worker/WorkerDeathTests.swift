import CarouselSpeech
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls back for each block of sound.
final class WatchingSink: AudioSink {
  private(set) var blocks = 0
  private let watch: (Int) throws(SpeechError) -> Void

  init(_ watch: @escaping (Int) throws(SpeechError) -> Void) {
    self.watch = watch
  }

  func write(_ block: AudioBlock) throws(SpeechError) {
    blocks += 1
    try watch(blocks)
  }

  func finish() throws(SpeechError) {}
}

@Suite(.enabled(if: BuiltWorker.isReady, "the speech worker is missing or was built without speech"))
final class WorkerDeathTests {
  /// The real worker, which first notes its process number.
  private let program: ScriptedProgram
  private let synthesizer: SpeechSynthesizer

  init() throws {
    program = try ScriptedProgram("echo $$ >> pids; exec '\(BuiltWorker.location.path)'")
    synthesizer = SpeechSynthesizer(worker: program.location())
  }

  deinit {
    program.remove()
  }

  private func killWorker() {
    if let last = program.lines("pids").last, let process = pid_t(last) { kill(process, SIGKILL) }
  }

  @Test func `a worker that is killed is replaced, and the text that it was at is named`() throws {
    let long = "This sentence is long enough to fill the pipe before it ends, so the kill comes in time."
    let segments = [
      SpeechSegment(text: long, voice: .language("en")), SpeechSegment(text: "Next", voice: .language("en")),
    ]
    let sink = WatchingSink { block in if block == 1 { self.killWorker() } }
    let spoken = try synthesizer.speak(segments, to: sink)
    #expect(spoken.unspoken.map(\.text) == [long])
    #expect(spoken.unspoken.map(\.reason) == [.workerEnded(.signalled(number: SIGKILL))])
    #expect(spoken.words.last?.text == "Next")
    #expect(spoken.segments.map(\.isSilent) == [false, false])
    #expect(program.lines("pids").count == 2)
  }

  @Test func `a worker that is killed between two utterances costs nothing`() throws {
    _ = try synthesizer.speak([SpeechSegment(text: "One", voice: .language("en"))], to: AudioBuffer())
    killWorker()
    let spoken = try synthesizer.speak(
      [SpeechSegment(text: "Two", voice: .language("en"))], to: AudioBuffer())
    #expect(spoken.unspoken.isEmpty)
    #expect(spoken.words.map(\.text) == ["Two"])
  }

  @Test func `an engine without its data is told from a broken worker`() throws {
    let empty = try ScriptedProgram("")
    defer { empty.remove() }
    var location = BuiltWorker.location
    location.environment["ESPEAK_DATA_PATH"] = empty.folder.path
    do throws(SpeechError) {
      _ = try SpeechSynthesizer(worker: location).format()
      Issue.record("the engine starts without its data")
    } catch {
      guard case .engineDataMissing(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.contains(empty.folder.path), "\(reason)")
    }
  }

  #if os(Linux)
    @Test func `a worker inherits nothing but its pipes`() throws {
      // Open in this process without the mark that closes it in children.
      let leak = dup(STDERR_FILENO)
      defer { close(leak) }
      _ = try synthesizer.format()
      let process = try #require(program.lines("pids").last)
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
      #expect(open.sorted() == ["0", "1", "2"])
    }

    @Test(.timeLimit(.minutes(10))) func `a worker whose parent is gone ends`() throws {
      // Another process is the parent: it starts the worker, greets it and is killed.
      let parent = try ScriptedProgram(
        "mkfifo in; (exec '\(BuiltWorker.location.path)' < in > out & echo $! > worker; wait; echo done > ended) &\n"
          + "exec 3> in; printf '\\007\\000\\000\\000\\001CSPW\\001\\000' >&3; while [ ! -s out ]; do :; done; kill -9 $$"
      )
      defer { parent.remove() }
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: parent.path)
      try shell.run()
      shell.waitUntilExit()
      while parent.output("ended").isEmpty { usleep(1000) }
      #expect(parent.lines("ended") == ["done"])
    }
  #endif
}
