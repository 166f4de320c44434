import CarouselCommand
import CarouselSpeech
import CommandTesting
import Foundation
import Testing

/// The newest words win, and a fault is told once.
@Suite("Speech while keys are pressed")
struct SpeechThreadTests {
  private func thread(
    worker: String = CommandRun.buildFolder + "/carousel-speech-worker", players: String,
    style: SpeechStyle = SpeechStyle(), woken: DispatchSemaphore
  ) -> SpeechThread {
    SpeechThread(
      worker: WorkerLocation(path: worker, environment: ProcessInfo.processInfo.environment),
      players: PlayerSearch(searchPath: [players], environment: ["PATH": "\(players):/usr/bin:/bin"]),
      style: style
    ) { woken.signal() }
  }

  private func words(_ text: String) -> [SpeechSegment] {
    [SpeechSegment(text: text, voice: .language("en"))]
  }

  @Test("without a worker or a player it says so once, and goes on", arguments: ["/no/worker", nil])
  func mute(_ worker: String?) throws {
    let woken = DispatchSemaphore(value: 0)
    let speech = thread(
      worker: worker ?? CommandRun.buildFolder + "/carousel-speech-worker", players: "/nowhere", woken: woken)
    var notices: [String] = []
    for _ in 1...3 {
      speech.say(words("Midnight"))
      woken.wait()
      notices += speech.takeNotices()
    }
    speech.end()
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("warning: there is no sound from here on: ") == true)
    #expect(!speech.isSpeaking)
  }

  @Test("new words end the player of the old ones", .enabled(if: BuiltSpeech.isReady))
  func cutOff() throws {
    let player = try FakePlayer()
    let woken = DispatchSemaphore(value: 0)
    let speech = thread(players: player.path, woken: woken)
    for number in 1...5 {
      speech.say(words("Number \(number)"))
      #expect(player.wait(forStarts: number))
    }
    #expect(speech.isSpeaking)
    speech.stop()
    // Each of the five ends an hour early; the first four by the words after them.
    for _ in 1...5 { woken.wait() }
    #expect(!speech.isSpeaking)
    #expect(speech.takeNotices() == [])
    speech.end()
    #expect(player.starts == 5)
  }

  @Test("a voice that is not there is told before anything is spoken", .enabled(if: BuiltSpeech.isReady))
  func voice() throws {
    let player = try FakePlayer()
    let woken = DispatchSemaphore(value: 0)
    let speech = thread(
      players: player.path, style: SpeechStyle(voice: .named("nobody")), woken: woken)
    speech.say(words("Midnight"))
    woken.wait()
    #expect(speech.takeNotices().count == 1)
    speech.end()
    #expect(player.starts == 0)
  }
}
