import CarouselNarration

/// What must be known about a transcript besides its lines: what was assumed, and what is not known.
struct TranscriptNotes {
  /// The number of stops.
  private(set) var stops = 0
  /// What was assumed about languages and words, each once.
  private(set) var assumptions: [String] = []
  /// The screen reader's words that no public source bears out, each once.
  private(set) var assumedWords: [String] = []
  private var unknown: [String] = []
  private var seen: Set<String> = []

  mutating func add(_ utterance: Utterance) {
    stops += 1
    for assumption in utterance.assumptions where seen.insert(assumption).inserted {
      assumptions.append(assumption)
    }
    for word in utterance.assumedWords where seen.insert("\(word.language) \(word.text)").inserted {
      assumedWords.append(word.text.replacing("{index}", with: "n").replacing("{count}", with: "m"))
    }
    for expression in utterance.unknownExpressions where seen.insert("‹\(expression)›").inserted {
      unknown.append(expression)
    }
  }

  func lines(_ ofScreen: [String]) -> [String] {
    let words = assumedWords.map { "assumed word: \($0)" }
    return unknown.map { "unknown: ‹\($0)›" } + (ofScreen + assumptions).map { "assumption: \($0)" } + words
  }
}
