import CarouselSpeech

import enum LocatedValues.TerminalText

/// How failures of speech are worded.
enum SpeechWords {
  /// Why a text was not spoken, and what to do.
  static func reason(_ text: UnspokenText) -> String {
    switch text.reason {
    case .workerEnded(let death): "'\(text.text)' was not spoken: the speech worker \(death); the rest was"
    case .noVoice(let name, let nearest):
      "'\(text.text)' was not spoken: there is no voice '\(name)'"
        + (nearest.isEmpty ? "; 'voices' lists them" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .engineFailed: "'\(text.text)' was not spoken: the engine refused it; change the text"
    }
  }

  /// The texts of which nothing is heard.
  static func silences(of spoken: SpokenUtterance, _ segments: [SpeechSegment]) -> [String] {
    if segments.isEmpty { return ["an element has no words, so nothing is heard of it; give it a label"] }
    return zip(spoken.segments, segments).filter(\.0.isSilent).map { _, segment in
      "nothing is heard of '\(segment.text)'; the engine has no sound for it"
    }
  }

  /// Everything there is to tell about an utterance.
  static func notices(of spoken: SpokenUtterance, _ segments: [SpeechSegment]) -> [String] {
    spoken.unspoken.map { "error: \(reason($0))" } + silences(of: spoken, segments).map { "warning: \($0)" }
  }

  /// A line of a message; texts from files cannot command the terminal.
  static func line(_ message: String) -> String { escaped("carousel-a11y: \(message)") }

  /// A text as a line.
  static func escaped(_ text: String) -> String { TerminalText.escaped(text) }
}
