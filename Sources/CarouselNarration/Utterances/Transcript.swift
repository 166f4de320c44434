public import CarouselModel
public import CarouselSemantics

/// What a screen reader says at the stops of a screen, in order, each worded when it is asked for.
public struct Transcript<Stops: Sequence<Stop>>: Sequence {
  /// The stops.
  public let stops: Stops
  /// What words them.
  public let narrator: Narrator

  init(stops: Stops, narrator: Narrator) {
    self.stops = stops
    self.narrator = narrator
  }

  /// Whose way of wording the transcript follows.
  public var profile: Profile { narrator.profile }
  /// The settings that it holds for.
  public var settings: AccessibilitySettings { narrator.settings }

  /// Walks the stops and words each of them.
  public struct Iterator: IteratorProtocol {
    private var stops: Stops.Iterator
    private let narrator: Narrator
    private var previous: Stop?

    init(_ transcript: Transcript) {
      stops = transcript.stops.makeIterator()
      narrator = transcript.narrator
    }

    /// The next stop's utterance.
    public mutating func next() -> Utterance? {
      guard let stop = stops.next() else { return nil }
      defer { previous = stop }
      return narrator.utterance(for: stop, entering: stop.containersEntered(from: previous))
    }
  }

  /// Starts over at the first stop.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The screen reader's words that no public source bears out, each once; every stop is walked for them.
  public func assumedWords() -> [SpokenWord] {
    var seen: Set<SpokenWord> = []
    return flatMap { $0.assumedWords.filter { seen.insert($0).inserted } }
  }

  /// What was assumed about the languages, each once; every stop is walked for it.
  public func assumptions() -> [String] {
    var seen: Set<String> = []
    return flatMap { $0.assumptions.filter { seen.insert($0).inserted } }
  }
}

extension Transcript: Sendable where Stops: Sendable {}
