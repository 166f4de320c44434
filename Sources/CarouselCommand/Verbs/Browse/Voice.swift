import CarouselSpeech

/// A worker with a player; both are looked for when something is first spoken.
struct Voice {
  let synthesizer: SpeechSynthesizer
  let players: PlayerSearch
  /// How it is asked to sound; a voice that is not there is told before anything is spoken.
  let style: SpeechStyle
  private var device: (program: PlayerProgram, format: AudioFormat)?
  private var isMute = false

  init(synthesizer: SpeechSynthesizer, players: PlayerSearch, style: SpeechStyle) {
    self.synthesizer = synthesizer
    self.players = players
    self.style = style
  }

  /// Speaks to the end or until it is cancelled, and returns what there is to tell.
  ///
  /// Where no sound can be made it says so once, and speaks nothing from then on.
  mutating func speak(_ segments: [SpeechSegment], _ cancellation: SpeechCancellation) -> [String] {
    guard !isMute else { return [] }
    do {
      return try play(segments, cancellation)
    } catch .workerKeepsEnding(let death) where device != nil {
      return ["warning: nothing was spoken: the speech worker ends again and again: it \(death)"]
    } catch {
      isMute = true
      return ["warning: there is no sound from here on: \(error)"]
    }
  }

  private mutating func play(
    _ segments: [SpeechSegment], _ cancellation: SpeechCancellation
  ) throws(SpeechError) -> [String] {
    let (program, format) = try open()
    guard !cancellation.isCancelled else { return [] }
    let player = try AudioPlayer(program, format: format)
    player.stop(on: cancellation)
    let spoken = try synthesizer.speak(segments, to: player, cancellation: cancellation)
    try player.finish()
    guard !cancellation.isCancelled else { return [] }
    return SpeechWords.notices(of: spoken, segments)
  }

  private mutating func open() throws(SpeechError) -> (PlayerProgram, AudioFormat) {
    if let device { return device }
    let format = try synthesizer.format()
    try style.checkVoice(with: synthesizer)
    let opened = (program: try players.player(for: format), format: format)
    device = opened
    return opened
  }
}
