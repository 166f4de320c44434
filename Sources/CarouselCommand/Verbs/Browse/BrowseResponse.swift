import CarouselNarration
import CarouselSpeech

/// What comes of a key: lines to print and words to speak.
package struct BrowseResponse: Sendable {
  /// One thing that is spoken.
  enum Saying: Hashable, Sendable {
    /// What a screen reader says.
    case reader(Utterance)
    /// What no screen reader says: this program's own words, in English.
    case note(String)
  }

  /// The lines; words in parentheses are this program's and no screen reader's.
  package var lines: [String] = []
  /// What is spoken, in order.
  var sayings: [Saying] = []
  /// Whether what is being spoken goes on; every key that says something stops it.
  var keepsSpeaking = false
  /// Whether the session is over.
  package var quits = false

  /// Says these things on one line.
  init(_ sayings: [Saying]) {
    self.sayings = sayings
    lines = sayings.isEmpty ? [] : [sayings.map(\.line).joined(separator: " ")]
  }
}

extension BrowseResponse.Saying {
  /// A step's saying as an utterance.
  init(_ saying: Step.Saying, profile: Profile) {
    self =
      switch saying {
      case .utterance(let utterance): .reader(utterance)
      case .announcement(let part): .reader(Utterance(announcing: part, profile: profile))
      }
  }

  /// The words as they are printed.
  var line: String {
    switch self {
    case .reader(let utterance): utterance.text.isEmpty ? "(nothing is said here)" : utterance.text
    case .note(let text): "(\(text))"
    }
  }

  /// How much lower notes are spoken, in the engine's units of pitch, so that they are told from the reader.
  private static let notePitchDrop = 25

  /// What it sounds like.
  func segments(_ style: SpeechStyle) -> [SpeechSegment] {
    switch self {
    case .reader(let utterance): SpeechSegment.segments(for: utterance, style: style)
    case .note(let text):
      [
        SpeechSegment(
          text: text, voice: style.voice ?? .language("en"), rate: style.rate,
          pitch: max(0, style.pitch - Self.notePitchDrop), volume: style.volume)
      ]
    }
  }
}

extension BrowseResponse {
  /// What all of it sounds like, with a pause between two things.
  func segments(_ style: SpeechStyle) -> [SpeechSegment] {
    var all: [SpeechSegment] = []
    for saying in sayings {
      if !all.isEmpty { all[all.count - 1].pauseAfter = style.pauseBeforeHint }
      all += saying.segments(style)
    }
    return all
  }
}
