import CarouselModel
import LocatedValues

/// What readers of parts of a definition share while one walk over it lasts.
///
/// A definition is walked once to find everything that is wrong with it, and again whenever its views are
/// asked for: then `isEvaluating` is true, there is nothing left to find, and the context is the one asked with.
struct ReadingSession {
  /// The settings and the state that the views are read for.
  var context: ScreenContext
  /// Whether the definition is known to be sound.
  var isEvaluating: Bool
  /// What was found so far.
  var findings: Findings
  /// The item that a template is read for.
  var item: ItemScope?
  /// Whether the value being read is a field of an item: its texts are data and are not translated.
  var isData = false
  /// What templates want of the items' fields.
  var demands: [ItemDemand] = []
  /// The key whose value is being read.
  var field: KeyShape?
  /// How many views are around the one being read.
  var depth = 0
  /// Where the text of the document ended too early, if it did: what is missing may have been lost there.
  var stop: Place?
  /// The state variables of the screen's carousels.
  var states = CarouselStates()
  /// Selections that are checked once the whole screen is read.
  var selections: [SelectionClaim] = []
  /// What is known of the screen's carousels, kept from one reading of its views to the next.
  var memory = CarouselMemory()

  /// The most views inside each other.
  static let greatestDepth = 100

  init(file: String, context: ScreenContext, isEvaluating: Bool = false, stop: Place? = nil) {
    self.context = context
    self.isEvaluating = isEvaluating
    self.stop = stop
    findings = Findings(diagnostics: Diagnostics(file: file))
  }

  /// The name of the file that is read.
  var file: String { diagnostics.file }

  /// What is wrong so far.
  var diagnostics: Diagnostics { findings.diagnostics }

  /// How many errors there are so far; notes do not count.
  private(set) var faults = 0

  mutating func error(at place: Place, _ message: String, advice: String) {
    guard !isEvaluating else { return }
    faults += 1
    add(Diagnostic(file: file, place: place, message: message, advice: advice))
  }

  mutating func warning(at place: Place, _ message: String, advice: String) {
    guard !isEvaluating else { return }
    add(Diagnostic(file: file, place: place, severity: .warning, message: message, advice: advice))
  }

  /// Adds a diagnostic once: the language of a screen is read for the screen, and for a carousel at its top.
  private mutating func add(_ diagnostic: Diagnostic) {
    guard findings.diagnostics.isFull || !findings.diagnostics.contains(diagnostic) else { return }
    findings.diagnostics.add(diagnostic)
  }

  /// Reports a value of the wrong type and returns nil, so that a reader can end with it.
  mutating func wrongType<Value>(_ value: LocatedValue, wants words: String) -> Value? {
    guard !isEvaluating else { return nil }
    let name = field.map { TerminalText.quoted($0.name) } ?? "this place"
    let example = field.map { "write, for example, \($0.name): \($0.example)" } ?? "write \(words)"
    if value.isNull {
      error(at: value.place, "\(name) takes \(words), and nothing is written", advice: emptyAdvice(example))
    } else {
      error(at: value.place, "\(name) takes \(words), not \(Self.shown(value))", advice: example)
    }
    return nil
  }

  private func emptyAdvice(_ example: String) -> String {
    field?.shape.takesColor == true
      ? "\(example); an unquoted # starts a comment in YAML, so put such a colour in quotes"
      : "\(example), or leave the key out"
  }

  /// Whether parts of a value may be missing because the document ended early.
  func isCutShort(_ value: LocatedValue) -> Bool {
    guard let stop else { return false }
    return value.range.end >= stop
  }

  /// A value as messages show it: "text 'abc'", "a list".
  static func shown(_ value: LocatedValue) -> String {
    guard let text = value.text, !value.isNull else { return value.looksLike }
    return "\(value.looksLike) \(TerminalText.quoted(text, limit: 30))"
  }

  /// The place of a value as the model keeps it.
  func source(_ value: LocatedValue) -> CarouselModel.SourceRange {
    source(from: value.range.start, to: value.range.end)
  }

  /// The place of a key and its value as the model keeps it.
  func source(_ entry: Mapping.Entry) -> CarouselModel.SourceRange {
    source(from: entry.keyRange.start, to: entry.value.range.end)
  }

  private func source(from start: Place, to end: Place) -> CarouselModel.SourceRange {
    CarouselModel.SourceRange(
      file: file, start: SourcePosition(line: start.line, column: start.column),
      end: SourcePosition(line: end.line, column: end.column))
  }
}

/// An identifier that is said to be selected, and the cards that it must be one of.
struct SelectionClaim {
  let key: StateKey
  let ids: Set<String>
  /// Where the identifier is written, if it is written at the carousel.
  let place: Place?
}
