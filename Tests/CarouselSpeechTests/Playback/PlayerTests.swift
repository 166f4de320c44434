import CarouselSpeech
import Foundation
import Testing

@Suite struct PlayerTests {
  private let format = AudioFormat(sampleRate: 22_050)

  private func search(_ present: Set<String>, _ environment: [String: String] = [:]) -> [String] {
    let search = PlayerSearch(searchPath: ["/a", "", "/b"], environment: environment) { present.contains($0) }
    return search.installed().map { "\($0.kind) \($0.path)" }
  }

  @Test func `the player whose server shows goes first`() {
    let all: Set = ["/b/pw-play", "/a/pacat", "/b/pacat", "/a/aplay"]
    #expect(
      search(all) == [
        "pulseAudio /a/pacat", "alsa /a/aplay", "pipeWire /b/pw-play", "earlierPipeWire /b/pw-play",
      ])
    #expect(search(all.union(["/proc/asound/card0"])).first == "alsa /a/aplay")
    let runtime = ["XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(
      search(
        all.union(["/run/user/1/pipewire-0", "/run/user/1/pulse/native", "/dev/snd/controlC0"]), runtime)
        == ["pipeWire /b/pw-play", "earlierPipeWire /b/pw-play", "pulseAudio /a/pacat", "alsa /a/aplay"])
    #expect(search(all, ["PULSE_SERVER": "tcp:host"]).first == "pulseAudio /a/pacat")
    #expect(search([]) == [])
  }

  @Test func `without a player the error names those that would do`() {
    let search = PlayerSearch(searchPath: ["/nowhere"], environment: [:])
    #expect(throws: SpeechError.noPlayer(looked: ["pw-play", "pacat", "aplay"])) {
      try search.player(for: format)
    }
  }

  @Test func `a player that cannot play is passed over`() throws {
    let broken = try ScriptedProgram("echo 'Connection refused' >&2; exit 1", named: "pacat")
    defer { broken.remove() }
    let working = try ScriptedProgram("cat > played", named: "aplay")
    defer { working.remove() }
    let folders = [broken.folder.path, working.folder.path]
    let search = PlayerSearch(searchPath: folders, environment: ["PATH": "/usr/bin:/bin"])
    #expect(try search.player(for: format).path == working.path)
  }

  @Test func `when no player can play, what it said is the reason`() throws {
    let broken = try ScriptedProgram(
      "echo first >&2; printf 'audio open \\033[31merror\\n\\n' >&2; exit 1", named: "aplay")
    defer { broken.remove() }
    let search = PlayerSearch(searchPath: [broken.folder.path], environment: ["PATH": "/usr/bin:/bin"])
    #expect(throws: SpeechError.noAudioDevice(player: "aplay", reason: "audio open [31merror")) {
      try search.player(for: format)
    }
  }

  private func player(_ script: String) throws -> (program: ScriptedProgram, player: AudioPlayer) {
    let program = try ScriptedProgram(script, named: "aplay")
    let known = PlayerProgram(kind: .alsa, path: program.path, environment: ["PATH": "/usr/bin:/bin"])
    return (program, try AudioPlayer(known, format: format))
  }

  @Test func `the player is given the samples and their format`() throws {
    let (program, player) = try player("echo \"$@\" > arguments; cat > played")
    defer { program.remove() }
    try player.write(AudioBlock(bytes: [1, 2, 3, 4]))
    try player.write(AudioBlock(silence: 100_000))
    try player.finish()
    #expect(program.lines("arguments") == ["-q -t raw -f S16_LE -r 22050 -c 1 -"])
    #expect(program.output("played") == Data([1, 2, 3, 4]) + Data(count: 200_000))
  }

  @Test func `a player that says that it failed is believed`() throws {
    let (program, player) = try player("cat > /dev/null; echo 'device lost' >&2; exit 3")
    defer { program.remove() }
    try player.write(AudioBlock(silence: 10))
    #expect(throws: SpeechError.noAudioDevice(player: "aplay", reason: "device lost")) { try player.finish() }
  }

  @Test func `a player that ends in the middle is an error of the next block`() throws {
    let (program, player) = try player("head -c 4 > /dev/null; exit 2")
    defer { program.remove() }
    #expect(throws: SpeechError.noAudioDevice(player: "aplay", reason: "it exited with status 2")) {
      for _ in 0..<1000 { try player.write(AudioBlock(silence: 8192)) }
    }
  }

  @Test func `a player that is stopped lets go of the one who writes`() async throws {
    // It reads nothing, so the pipe fills up and the writer waits.
    let (program, player) = try player("exec sleep 1000")
    defer { program.remove() }
    let cancellation = SpeechCancellation()
    player.stop(on: cancellation)
    let writing = Thread {
      for _ in 0..<100 { try? player.write(AudioBlock(silence: 8192)) }
      try? player.finish()
    }
    writing.start()
    cancellation.cancel()
    try player.finish()
  }

  @Test func `a player that talks much is not held up`() throws {
    let (program, player) = try player("yes error | head -c 1000000 >&2; cat > /dev/null")
    defer { program.remove() }
    try player.write(AudioBlock(silence: 10))
    try player.finish()
  }

  @Test func `a player inherits only its three streams`() throws {
    let (program, player) = try player("ls /proc/self/fd > open; cat > /dev/null")
    defer { program.remove() }
    try player.finish()
    // The fourth is the folder that `ls` itself reads.
    let count = program.lines("open").count
    #if os(Linux)
      #expect(count == 4)
    #endif
  }
}
