#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why something could not be spoken, played or written.
public enum SpeechError: Error, Hashable, Sendable {
  /// There is no program at the worker's path.
  case workerMissing(path: String)
  /// The worker's program is there and cannot be started.
  case workerNotStarted(path: String, reason: String)
  /// The worker was built without the engine.
  case builtWithoutSpeech
  /// The engine does not start, most often because its data are not installed.
  case engineDataMissing(reason: String)
  /// What runs at the worker's path is another version of the worker, or something else.
  case protocolMismatch(reason: String)
  /// The worker ends again and again without speaking anything.
  case workerKeepsEnding(WorkerDeath)
  /// The worker ended over this text.
  case textNotSpeakable(text: String, WorkerDeath)
  /// No voice has this name or speaks this language.
  case voiceNotFound(String, nearest: [String])
  /// None of these programs, which play sound, is installed.
  case noPlayer(looked: [String])
  /// The player could not play, most often because there is no sound device; what it said.
  case noAudioDevice(player: String, reason: String)
  /// There is no room left to write.
  case diskFull(path: String)
  /// A file cannot be written for another reason.
  case fileNotWritable(path: String, reason: String)
  /// Whoever was to read the sound has stopped reading.
  case closedPipe
  /// The sound is longer than a WAV file can be: 4 GiB.
  case audioTooLong(path: String)
}

/// How a worker ended while it was needed.
public enum WorkerDeath: Error, Hashable, Sendable {
  /// It exited with a status.
  case exited(status: Int32)
  /// A signal ended it; 6 and 11 are the engine's own faults.
  case signalled(number: Int32)
  /// It closed its pipe and went on, and was ended because nothing more could come.
  case closedPipe
  /// It was ended because it did not answer for so many seconds.
  case silent(seconds: Int)
  /// It was ended because its answer could not be read.
  case garbage(String)
}

extension WorkerDeath {
  /// Whether the engine may have failed over its text; if not, somebody else ended the worker.
  var mayComeFromText: Bool {
    switch self {
    case .exited: false
    case .signalled(let number): [SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(number)
    case .closedPipe, .silent, .garbage: true
    }
  }
}

extension WorkerDeath: CustomStringConvertible {
  /// What happened, in words.
  public var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let number): "was ended by signal \(number)"
    case .closedPipe: "closed its pipe without ending"
    case .silent(let seconds): "did not answer for \(seconds) s"
    case .garbage(let what): "answered with \(what)"
    }
  }
}

extension SpeechError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String { "\(problem); \(remedy)" }

  /// What is wrong.
  public var problem: String {
    switch self {
    case .workerMissing(let path): "there is no speech worker at \(path)"
    case .workerNotStarted(let path, let reason): "the speech worker at \(path) does not start: \(reason)"
    case .builtWithoutSpeech: "the speech worker was built without speech"
    case .engineDataMissing(let reason): "eSpeak NG does not start: \(reason)"
    case .protocolMismatch(let reason): "the speech worker does not fit: \(reason)"
    case .workerKeepsEnding(let death): "the speech worker ends again and again: it \(death)"
    case .textNotSpeakable(let text, let death): "the speech worker \(death) over the text “\(text)”"
    case .voiceNotFound(let name, _): "there is no voice “\(name)”"
    case .noPlayer: "no program that plays sound was found"
    case .noAudioDevice(let player, let reason): "\(player) cannot play: \(reason)"
    case .diskFull(let path): "\(path): the disk is full"
    case .fileNotWritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .closedPipe: "nobody reads the sound any more"
    case .audioTooLong(let path): "\(path): the sound is longer than a WAV file can hold"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .workerMissing, .workerNotStarted:
      "run `swift build`, which puts carousel-speech-worker beside the command"
    case .builtWithoutSpeech:
      "install libespeak-ng-dev and build with the package trait Speech, which is on by default"
    case .engineDataMissing: "install espeak-ng-data, or set ESPEAK_DATA_PATH to the folder that holds it"
    case .protocolMismatch: "build the command and the worker together with `swift build`"
    case .workerKeepsEnding: "run the worker by hand to see why"
    case .textNotSpeakable: "change the text, or report it with the version of eSpeak NG"
    case .voiceNotFound(_, let nearest):
      nearest.isEmpty
        ? "list the voices with the command `voices`"
        : "did you mean \(nearest.map { "“\($0)”" }.joined(separator: ", "))?"
    case .noPlayer(let looked): "install one of \(looked.joined(separator: ", ")), or write a WAV file"
    case .noAudioDevice: "check the sound device or server, or write a WAV file"
    case .diskFull: "make room, or write somewhere else"
    case .fileNotWritable: "choose another path"
    case .closedPipe: "keep the reading program open to the end"
    case .audioTooLong: "speak fewer cards into one file"
    }
  }
}
