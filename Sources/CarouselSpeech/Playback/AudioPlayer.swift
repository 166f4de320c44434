import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plays sound through a program of the system.
///
/// The program's pipe holds about a second and a half; after that `write` waits, and so speech is made as fast as
/// it is heard.
public final class AudioPlayer: AudioSink, Sendable {
  /// How long a player may take to open a device for no sound, in seconds.
  private static let patience = 10

  private let program: PlayerProgram
  private let child: ChildProcess
  private let errors: ErrorOutput
  /// Nil when the sound has ended.
  private let input: Mutex<OwnedDescriptor?>
  private let wasStopped = Atomic(false)

  /// Starts the program.
  ///
  /// - Throws: `SpeechError.noAudioDevice` when the program does not start.
  public init(_ program: PlayerProgram, format: AudioFormat) throws(SpeechError) {
    self.program = program
    let name = program.kind.programName
    guard let sound = OwnedDescriptor.pipe(), let messages = ErrorOutput.pipe() else {
      throw .noAudioDevice(player: name, reason: SystemError(number: errno).message)
    }
    let streams = ChildProcess.Streams(input: sound.reading, errors: messages.writing)
    do {
      child = try ChildProcess.start(
        program.path, arguments: program.arguments(for: format), environment: program.environment,
        streams: streams)
    } catch {
      throw .noAudioDevice(player: name, reason: error.message)
    }
    errors = messages.kept
    input = Mutex(sound.writing)
  }

  deinit {
    child.kill()
    _ = child.wait()
  }

  /// Falls silent at once; may be called from any thread.
  ///
  /// What is written afterwards is not heard.
  public func stop() {
    wasStopped.store(true, ordering: .relaxed)
    child.kill()
  }

  /// Falls silent when the speech is cancelled.
  public func stop(on cancellation: SpeechCancellation) {
    cancellation.onCancel { [weak self] in self?.stop() }
  }

  /// Plays the block, and waits while there is enough sound to play.
  ///
  /// - Throws: `SpeechError.noAudioDevice` when the program has ended.
  public func write(_ block: AudioBlock) throws(SpeechError) {
    guard let descriptor = input.withLock({ $0 }), !isStopped else { return }
    do {
      try DescriptorWriting.writeAll(block.bytes, to: descriptor.raw)
    } catch {
      // The program closes its pipe by ending, and its status says why.
      if !errors.waitForEnd(seconds: Self.patience) { child.kill() }
      try finish()
      guard isStopped else { throw failure(error.message) }
    }
  }

  /// Waits until everything has been heard.
  ///
  /// - Throws: `SpeechError.noAudioDevice` when the program says that it failed.
  public func finish() throws(SpeechError) {
    input.withLock { $0 = nil }
    let exit = child.wait()
    guard exit != .exited(0) && !isStopped else { return }
    throw failure(Self.description(of: exit))
  }

  private var isStopped: Bool { wasStopped.load(ordering: .relaxed) }

  private func failure(_ otherwise: String) -> SpeechError {
    .noAudioDevice(player: program.kind.programName, reason: errors.lastLine() ?? otherwise)
  }

  private static func description(of exit: ChildExit) -> String {
    switch exit {
    case .exited(let status): "it exited with status \(status)"
    case .signalled(let number): "it was ended by signal \(number)"
    case .unknown: "it ended"
    }
  }
}

extension AudioPlayer {
  /// Tries whether a program can play, without a sound.
  static func probe(_ program: PlayerProgram, format: AudioFormat) throws(SpeechError) {
    let player = try AudioPlayer(program, format: format)
    player.input.withLock { $0 = nil }
    guard player.errors.waitForEnd(seconds: patience) else {
      player.child.kill()
      throw player.failure("it does not end within \(patience) s")
    }
    try player.finish()
  }
}
