import SpeechWorkerProtocol

/// Speaks utterances through the speech worker, which it starts when it is first needed and keeps.
///
/// The worker is a process of its own since the engine ends on some plain texts: then a new one is started, the
/// text is reported in `SpokenUtterance.unspoken`, and the next one is spoken. Calls wait until they are done, so
/// make them on a thread where that is welcome; a synthesizer is used by one thread at a time, and speech is
/// stopped from any other by its `SpeechCancellation`.
public final class SpeechSynthesizer {
  private let location: WorkerLocation
  private var connection: WorkerConnection?
  private var knownCatalog: VoiceCatalog?
  /// The voices that were found, so that each is searched for once.
  private var knownVoices: [VoiceChoice: VoiceMatch] = [:]

  /// A synthesizer whose worker is at this place.
  public init(worker location: WorkerLocation) {
    self.location = location
  }

  /// Ends the worker; the next call starts a new one.
  public func close() {
    connection = nil
  }

  /// The format of the sound.
  ///
  /// - Throws: `SpeechError` when the worker does not start.
  public func format() throws(SpeechError) -> AudioFormat {
    AudioFormat(sampleRate: try openConnection().sampleRate)
  }

  /// The voices of the engine.
  ///
  /// - Throws: `SpeechError` when the worker does not start.
  public func catalog() throws(SpeechError) -> VoiceCatalog {
    if let knownCatalog { return knownCatalog }
    let reply = try ask { _ in .voices }
    guard case .voices(let descriptions) = reply else { throw unexpected(reply) }
    let catalog = VoiceCatalog(descriptions)
    knownCatalog = catalog
    return catalog
  }

  /// How a text is pronounced, in the International Phonetic Alphabet; a line for each clause.
  ///
  /// - Throws: `SpeechError.voiceNotFound`, `.textNotSpeakable`, or what keeps the worker from starting.
  public func phonemes(of text: String, voice choice: VoiceChoice) throws(SpeechError) -> String {
    let match = try catalog().voice(for: choice)
    var lines: [String] = []
    for piece in PreparedText(text, voiceID: match.voice.id).pieces {
      let reply = try ask(about: piece.text.string) { id in
        .phonemes(id: id, voice: match.engineName, text: piece.text.string)
      }
      guard case .phonemes(_, let phonemes) = reply else { throw unexpected(reply) }
      if !phonemes.isEmpty { lines.append(phonemes) }
    }
    return lines.joined(separator: "\n")
  }

  /// Speaks the segments of one utterance into a sink, which is not finished by it.
  ///
  /// - Parameters:
  ///   - segments: What to say.
  ///   - sink: What takes the sound; while it waits, so does the worker.
  ///   - cancellation: What stops it from another thread.
  /// - Returns: The words in time, and what could not be spoken or is silent.
  /// - Throws: `SpeechError` of the sink, or what keeps a worker from running.
  public func speak(
    _ segments: [SpeechSegment], to sink: any AudioSink,
    cancellation: SpeechCancellation = SpeechCancellation()
  ) throws(SpeechError) -> SpokenUtterance {
    let catalog = try catalog()
    let plan = UtterancePlan(segments) { (choice) throws(SpeechError) in try voice(for: choice, in: catalog) }
    var run = SpeechRun(plan, format: try format(), sink: sink, cancellation: cancellation)
    try run.begin()
    while run.needsWorker {
      let worker = try openConnection()
      if try run.speakBatch(on: worker) != nil { connection = nil }
    }
    run.end()
    return run.result
  }

  private func voice(for choice: VoiceChoice, in catalog: VoiceCatalog) throws(SpeechError) -> VoiceMatch {
    if let known = knownVoices[choice] { return known }
    let found = try catalog.voice(for: choice)
    // Languages may come from anywhere, and so there may be any number of them.
    if knownVoices.count >= Self.knownVoiceLimit { knownVoices = [:] }
    knownVoices[choice] = found
    return found
  }

  private static let knownVoiceLimit = 100

  private func openConnection() throws(SpeechError) -> WorkerConnection {
    if let connection { return connection }
    let opened = try WorkerConnection.open(location)
    connection = opened
    return opened
  }

  /// Sends one request and waits for its reply.
  ///
  /// The worker may have ended since the last call without anybody's fault, so a request without a text is sent
  /// to a new one once.
  private func ask(
    about text: String? = nil, _ request: (UInt32) -> WorkerRequest
  ) throws(SpeechError) -> WorkerReply {
    let wasOpen = connection != nil
    let worker = try openConnection()
    try? worker.input.send(request(worker.nextID()))
    do {
      return try worker.receive()
    } catch {
      connection = nil
      if let text { throw .textNotSpeakable(text: text, error) }
      guard wasOpen else { throw .workerKeepsEnding(error) }
      return try ask(request)
    }
  }

  private func unexpected(_ reply: WorkerReply) -> SpeechError {
    connection = nil
    guard case .failed(_, _, let message) = reply else {
      return .protocolMismatch(reason: "it answers something else than was asked")
    }
    return .protocolMismatch(reason: "it refuses: \(message)")
  }
}

extension VoiceCatalog {
  init(_ descriptions: [VoiceDescription]) {
    let voices = descriptions.filter { !$0.isVariant }.map { description in
      let languages = description.languages.sorted { $0.priority < $1.priority }
      let voice = SpeechVoice(
        id: description.id, name: description.name, languages: languages.map { $0.tag.lowercased() })
      return (voice: voice, priorities: languages.map(\.priority))
    }
    self.init(voices, variants: descriptions.filter(\.isVariant).map(\.id))
  }
}
