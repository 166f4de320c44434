import SpeechWorkerProtocol

/// One utterance on its way through the worker into a sink.
struct SpeechRun {
  /// How many pieces one request holds if there are so many; enough for the time between two requests not to
  /// matter.
  private static let piecesPerRequest = 16
  /// After so many workers in a row that spoke nothing, the fault is not in the texts.
  private static let deathsInARow = 5

  private var plan: UtterancePlan
  private let sink: any AudioSink
  private let cancellation: SpeechCancellation
  private(set) var result: SpokenUtterance
  /// The pieces that have been prepared and not spoken; empty only at the end.
  private var pending: ArraySlice<UtterancePlan.Piece> = []
  private var pieceNumber = 0
  /// How many of them the worker has been asked for and has not ended.
  private var unanswered = 0
  private var pieceStart = 0
  private var deaths = 0
  /// The piece that was given to a second worker, since the first one was ended from outside before it.
  private var repeatedPiece: Int?
  private var timeline: SegmentTimeline?

  init(
    _ plan: UtterancePlan, format: AudioFormat, sink: any AudioSink, cancellation: SpeechCancellation
  ) {
    self.plan = plan
    self.sink = sink
    self.cancellation = cancellation
    result = SpokenUtterance(format: format)
  }

  /// Whether a worker is needed for what is left.
  var needsWorker: Bool { !pending.isEmpty && !cancellation.isCancelled }

  /// Begins: deals with the segments before the first one that has something to speak.
  mutating func begin() throws(SpeechError) {
    startSegment()
    prepareIfNeeded()
    try finishSilentSegments()
  }

  /// Speaks the next pieces.
  ///
  /// - Returns: How the worker ended, if it did; the next call then needs a new one.
  mutating func speakBatch(on connection: WorkerConnection) throws(SpeechError) -> WorkerDeath? {
    let id = connection.nextID()
    let batch = pending.prefix(WireLimits.piecesPerRequest)
    unanswered = batch.count
    let input = connection.input
    let key = cancellation.onCancel { input.cancel(id) }
    defer { cancellation.forget(key) }
    // Should the worker be gone, it is the missing answer that tells how.
    try? input.send(.speak(id: id, pieces: batch.map(\.request)))
    pieceStart = result.sampleCount
    var failure: SpeechError?
    var isGivenUp = false
    do {
      while try take(try connection.receive(), of: id, failure: &failure) {
        if failure != nil && !isGivenUp { input.cancel(id) }
        isGivenUp = failure != nil
      }
    } catch {
      if let failure { throw failure }
      return try workerEnded(error)
    }
    if let failure { throw failure }
    return nil
  }

  /// Ends: notes what was not reached.
  mutating func end() {
    if timeline != nil { closeSegment(isComplete: false) }
    result.isCancelled = cancellation.isCancelled
  }
}

extension SpeechRun {
  /// Takes one reply, and tells whether more come.
  ///
  /// After a failure of the sink, and after a cancel, what still comes is only read past.
  private mutating func take(
    _ reply: WorkerReply, of id: UInt32, failure: inout SpeechError?
  ) throws(WorkerDeath) -> Bool {
    let isHeard = failure == nil && !cancellation.isCancelled
    switch reply {
    case .audio(id, let bytes):
      if isHeard { failure = takeSound(AudioBlock(bytes: bytes)) }
    case .word(id, let position, let sample):
      if isHeard { takeWord(position: Int(position), sample: Int(sample)) }
    case .pieceEnded(id, _, let outcome):
      guard unanswered > 0 else { throw .garbage("one piece too many") }
      unanswered -= 1
      failure = failure ?? endPiece(outcome)
    case .ended(id, _):
      // Without this check one that ends every request at once would be asked for ever.
      if isHeard && unanswered > 0 { throw .garbage("an end before the last piece") }
      return false
    default: throw .garbage("a reply to something else")
    }
    return true
  }

  private mutating func takeSound(_ block: AudioBlock) -> SpeechError? {
    do {
      try sink.write(block)
      result.sampleCount += block.sampleCount
      return nil
    } catch {
      return error
    }
  }

  private mutating func takeWord(position: Int, sample: Int) {
    guard let sources = pending.first?.text.sources, let last = sources.indices.last else { return }
    timeline?.wordStarts(at: sources[min(position, last)], sample: pieceStart + sample)
  }

  private mutating func endPiece(_ outcome: PieceOutcome) -> SpeechError? {
    switch outcome {
    case .spoken: deaths = 0
    case .cancelled: break
    case .textRefused, .voiceNotFound, .engineFailed: noteUnspoken(.engineFailed)
    }
    guard !cancellation.isCancelled else { return nil }
    return goOn()
  }

  private mutating func workerEnded(_ death: WorkerDeath) throws(SpeechError) -> WorkerDeath {
    guard needsWorker else { return death }
    deaths += 1
    guard deaths < Self.deathsInARow else { throw .workerKeepsEnding(death) }
    let nothingHeard = result.sampleCount == pieceStart
    if nothingHeard && !death.mayComeFromText && repeatedPiece != pieceNumber {
      repeatedPiece = pieceNumber
      return death
    }
    noteUnspoken(.workerEnded(death))
    if let failure = goOn() { throw failure }
    return death
  }

  private mutating func noteUnspoken(_ reason: UnspokenText.Reason) {
    guard let piece = pending.first else { return }
    result.unspoken.append(
      UnspokenText(segment: piece.segment, text: plan.sourceText(of: piece), reason: reason))
  }

  private mutating func goOn() -> SpeechError? {
    pending = pending.dropFirst()
    pieceNumber += 1
    prepareIfNeeded()
    pieceStart = result.sampleCount
    do {
      try finishSilentSegments()
      return nil
    } catch {
      return error
    }
  }
}

extension SpeechRun {
  /// Ends segments until the one that the next piece belongs to.
  private mutating func finishSilentSegments() throws(SpeechError) {
    let reached = pending.first?.segment ?? plan.segments.count
    while result.segments.count < reached {
      let segment = plan.segments[result.segments.count].source
      closeSegment(isComplete: true)
      let pause = result.format.samples(in: segment.pauseAfter)
      try sink.writeSilence(pause)
      result.sampleCount += pause
      startSegment()
    }
    pieceStart = result.sampleCount
  }

  private mutating func prepareIfNeeded() {
    if pending.isEmpty { pending = plan.nextPieces(Self.piecesPerRequest)[...] }
  }

  private mutating func startSegment() {
    let index = result.segments.count
    guard index < plan.segments.count else { return timeline = nil }
    timeline = SegmentTimeline(
      segment: index, tokens: plan.segments[index].tokens, start: result.sampleCount)
  }

  private mutating func closeSegment(isComplete: Bool) {
    guard let timeline else { return }
    self.timeline = nil
    let segment = plan.segments[timeline.segment]
    result.words += timeline.words(end: result.sampleCount, isComplete: isComplete)
    noteMissingVoice(of: segment, index: timeline.segment)
    let isUnspoken = result.unspoken.contains { $0.segment == timeline.segment }
    result.segments.append(
      SpokenSegment(
        samples: timeline.start..<result.sampleCount,
        isSilent: timeline.isSilent && isComplete && !isUnspoken,
        voiceID: try? segment.voice.get().engineName))
  }

  private mutating func noteMissingVoice(of segment: UtterancePlan.Segment, index: Int) {
    guard case .failure(.voiceNotFound(let name, let nearest)) = segment.voice else { return }
    result.unspoken.append(
      UnspokenText(
        segment: index, text: segment.source.text, reason: .noVoice(name, nearest: nearest)))
  }
}
