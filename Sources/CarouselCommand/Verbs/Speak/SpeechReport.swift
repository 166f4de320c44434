import CarouselSpeech

/// What there is to tell about what was spoken.
struct SpeechReport {
  /// Up to so many utterances are told in words.
  private static let toldLimit = 20

  /// Whether everything was spoken.
  private(set) var isComplete = true
  private var texts: [String] = []
  private var count = 0
  private var errors: [String] = []
  private var warnings: [String] = []

  /// Notes one utterance.
  mutating func add(_ spoken: SpokenUtterance, _ segments: [SpeechSegment], text: String) {
    count += 1
    if count < Self.toldLimit { texts.append(text) }
    if !spoken.unspoken.isEmpty { isComplete = false }
    errors += spoken.unspoken.map { "error: \(SpeechWords.reason($0))" }
    warnings += SpeechWords.silences(of: spoken, segments).map { "warning: \($0)" }
  }

  /// Tells it all; quiet is without what was said, and without warnings.
  func tell(_ surroundings: Surroundings, isQuiet: Bool) {
    if !isQuiet, count < Self.toldLimit { surroundings.complain(texts.map(SpeechWords.escaped)) }
    surroundings.complain((errors + (isQuiet ? [] : warnings)).map(SpeechWords.line))
  }
}
