extension SpeechSynthesizer {
  /// Speaks several utterances, such as all cards, one after the other with a gap between them.
  ///
  /// They are asked for one by one, so there may be any number of them.
  ///
  /// - Parameters:
  ///   - utterances: The segments of each.
  ///   - gap: The silence between two of them.
  ///   - sink: What takes the sound; it is not finished by this.
  ///   - cancellation: What stops it from another thread.
  ///   - report: Is given each one when it has been spoken, with its place in the whole sound.
  /// - Returns: How many samples the whole sound has.
  /// - Throws: `SpeechError` of the sink, or what keeps a worker from running.
  @discardableResult
  public func speak(
    all utterances: some Sequence<[SpeechSegment]>, gap: Duration, to sink: any AudioSink,
    cancellation: SpeechCancellation = SpeechCancellation(), report: (SpokenUtterance) -> Void
  ) throws(SpeechError) -> Int {
    let silence = try format().samples(in: gap)
    var total = 0
    var isFirst = true
    for segments in utterances where !cancellation.isCancelled {
      if !isFirst {
        try sink.writeSilence(silence)
        total += silence
      }
      isFirst = false
      var spoken = try speak(segments, to: sink, cancellation: cancellation)
      spoken.start = total
      total += spoken.sampleCount
      report(spoken)
    }
    return total
  }
}
