import CarouselNarration
import CarouselSpeech
import CommandLineParsing

/// One run of the speech worker over what is to be said.
struct Speech {
  private let arguments: Arguments
  private let surroundings: Surroundings
  private let synthesizer: SpeechSynthesizer
  private let style: SpeechStyle

  /// The silence between two utterances.
  private static let gap = Duration.milliseconds(500)

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
    synthesizer = SpeechSynthesizer(worker: SpeechOptions.worker(surroundings))
    style = SpeechOptions.style(arguments)
  }

  /// Speaks, writes captions if they are asked for, and tells what could not be spoken.
  func speak(_ items: SpokenItems) throws -> ExitCode {
    try style.checkVoice(with: synthesizer)
    var captions = arguments[.captions].map { SpeechCaptions(path: $0) }
    try captions?.check(surroundings)
    let destination = try SpeechDestination(arguments, format: try synthesizer.format(), surroundings)
    let report = try speak(items, to: destination.sink) { captions?.append($0) }
    try destination.sink.finish()
    try captions?.write(surroundings)
    report.tell(surroundings, isQuiet: arguments[InputOptions.quiet])
    return report.isComplete ? .done : .failure
  }

  private func speak(
    _ items: SpokenItems, to sink: any AudioSink, each: (SpokenUtterance) -> Void
  ) throws -> SpeechReport {
    var report = SpeechReport()
    var progress = SpeechProgress(
      total: items.utterances.count, isQuiet: arguments[InputOptions.quiet], surroundings)
    // What is told after a failure begins on a line of its own.
    defer { progress.end() }
    let segments = items.utterances.lazy.map { SpeechSegment.segments(for: $0, style: style) }
    var number = 0
    try synthesizer.speak(all: segments, gap: Self.gap, to: sink) { spoken in
      each(spoken)
      report.add(spoken, segments[number], text: items.utterances[number].text)
      number += 1
      progress.advance()
    }
    return report
  }

  /// Writes a line for each utterance: how it is pronounced, part after part.
  ///
  /// A text over which the worker ends has an empty line, and the others are still written.
  func writePhonemes(of items: SpokenItems) throws -> ExitCode {
    try style.checkVoice(with: synthesizer)
    var output = BlockOutput(write: surroundings.writeOutput)
    var failures: [String] = []
    for utterance in items.utterances {
      let parts = try SpeechSegment.segments(for: utterance, style: style).compactMap { segment in
        do throws(SpeechError) {
          return try synthesizer.phonemes(of: segment.text, voice: segment.voice)
        } catch .textNotSpeakable(let text, let death) {
          failures.append("\(SpeechError.textNotSpeakable(text: text, death))")
          return nil
        }
      }
      output.write(parts.filter { !$0.isEmpty }.joined(separator: " ").replacing("\n", with: " ") + "\n")
    }
    try output.check()
    surroundings.complain(failures.map { SpeechWords.line("error: \($0)") })
    return failures.isEmpty ? .done : .failure
  }
}

extension SpeechStyle {
  /// Throws if a voice is asked for that there is not: everything would be missing, and not one language.
  func checkVoice(with synthesizer: SpeechSynthesizer) throws(SpeechError) {
    if let voice { _ = try synthesizer.catalog().voice(for: voice) }
  }
}
