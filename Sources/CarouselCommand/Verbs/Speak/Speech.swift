import CarouselNarration
import CarouselSpeech
import CommandLineParsing

/// One run of the speech worker over what is to be said.
struct Speech {
  private let arguments: Arguments
  private let surroundings: Surroundings
  private let synthesizer: SpeechSynthesizer

  /// The silence between two utterances.
  private static let gap = Duration.milliseconds(500)

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
    synthesizer = SpeechSynthesizer(worker: SpeechOptions.worker(surroundings))
  }

  /// Speaks, writes captions if they are asked for, and tells what could not be spoken.
  func speak(_ items: SpokenItems) throws -> ExitCode {
    let style = SpeechOptions.style(arguments)
    let destination = try SpeechDestination(arguments, format: try synthesizer.format(), surroundings)
    var progress = SpeechProgress(
      total: items.utterances.count, isQuiet: arguments[InputOptions.quiet], surroundings)
    var captions = WebVTT()
    var spoken: [SpokenUtterance] = []
    let segments = items.utterances.lazy.map { SpeechSegment.segments(for: $0, style: style) }
    try synthesizer.speak(all: segments, gap: Self.gap, to: destination.sink) { utterance in
      captions.append(utterance)
      spoken.append(utterance)
      progress.advance()
    }
    try destination.sink.finish()
    if let path = arguments[.captions] {
      try OutputTarget(path: path, surroundings).write { $0.write(captions.text) }
    }
    return report(spoken, items)
  }

  private func report(_ spoken: [SpokenUtterance], _ items: SpokenItems) -> ExitCode {
    var isComplete = true
    for (utterance, said) in zip(spoken, items.utterances) {
      if !arguments[InputOptions.quiet], spoken.count < 20 { surroundings.complain([said.text]) }
      for text in utterance.unspoken {
        isComplete = false
        surroundings.complain(["carousel-a11y: error: \(SpeechWords.reason(text))"])
      }
      if utterance.unspoken.isEmpty, utterance.segments.allSatisfy(\.isSilent) {
        surroundings.complain([
          "carousel-a11y: warning: nothing is heard of '\(said.text)'; the engine has no sound for it"
        ])
      }
    }
    return isComplete ? .done : .failure
  }

  /// Writes a line for each utterance: how it is pronounced, part after part.
  func writePhonemes(of items: SpokenItems) throws -> ExitCode {
    let style = SpeechOptions.style(arguments)
    var output = BlockOutput(write: surroundings.writeOutput)
    for utterance in items.utterances {
      let parts = try SpeechSegment.segments(for: utterance, style: style).map { segment in
        try synthesizer.phonemes(of: segment.text, voice: segment.voice)
      }
      output.write(parts.filter { !$0.isEmpty }.joined(separator: " ").replacing("\n", with: " ") + "\n")
    }
    try output.check()
    return .done
  }
}

/// How failures of speech are worded.
enum SpeechWords {
  static func reason(_ text: UnspokenText) -> String {
    switch text.reason {
    case .workerEnded(let death): "'\(text.text)' was not spoken: the speech worker \(death); the rest was"
    case .noVoice(let name, let nearest):
      "'\(text.text)' was not spoken: there is no voice '\(name)'"
        + (nearest.isEmpty ? "; 'voices' lists them" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .engineFailed: "'\(text.text)' was not spoken: the engine refused it; change the text"
    }
  }
}
