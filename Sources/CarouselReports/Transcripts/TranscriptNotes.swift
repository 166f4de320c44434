import CarouselModel
import CarouselNarration
import CarouselSemantics

/// What must be known about a transcript besides its lines: what was assumed, and what is not known.
struct TranscriptNotes {
  /// The number of stops.
  private(set) var stops = 0
  /// What was assumed about languages and words, each once.
  private(set) var assumptions: [String] = []
  /// The screen reader's words that no public source bears out, each once.
  private(set) var assumedWords: [String] = []
  private var unknown: [String] = []
  /// What is not known besides words, with the first of the stops that it is about, and how many more there are.
  private var doubts: [(doubt: Doubt, stop: String, more: Int)] = []
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
    for doubt in utterance.doubts { add(doubt, utterance) }
  }

  private mutating func add(_ doubt: Doubt, _ utterance: Utterance) {
    let known = doubts.firstIndex {
      $0.doubt.subject == doubt.subject && $0.doubt.expression == doubt.expression
    }
    if let known {
      doubts[known].more += 1
    } else {
      doubts.append((doubt, utterance.text, 0))
    }
  }

  func lines(_ ofScreen: [String]) -> [String] {
    let words = assumedWords.map { "assumed word: \($0)" }
    return unknown.map { "unknown: ‹\($0)›" } + doubts.map(line)
      + (ofScreen + assumptions).map { "assumption: \($0)" } + words
  }

  /// `unknown: whether it is there, of "Loading" and 2 more, ‹model.isLoading›`.
  private func line(_ doubt: (doubt: Doubt, stop: String, more: Int)) -> String {
    let stops = EscapedText.quoted(TextValue(doubt.stop)) + (doubt.more > 0 ? " and \(doubt.more) more" : "")
    return "unknown: of \(stops), \(doubt.doubt.words), ‹\(doubt.doubt.expression)›"
  }
}
