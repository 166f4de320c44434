import CarouselModel
import CarouselSemantics

/// Compares the stops of the two variants, one by one, and finds the way back after a stop that is missing.
struct VariantComparison {
  /// Something that one variant says and the other does not.
  enum Difference {
    case missing(Stop)
    case added(Stop)
    case changed(Stop, property: String, from: String, to: String)
  }

  /// How far to look for the stop that follows a missing one.
  private static let window = 16
  private var standard: Ahead
  private var reduced: Ahead

  init(_ screen: ScreenSubject) {
    standard = Ahead(screen.facts.variants.standard)
    reduced = Ahead(screen.facts.variants.reduced)
  }

  /// The next difference; nil behind the last one.
  mutating func next() -> Difference? {
    while true {
      guard let first = standard.peek(0) else { return reduced.take().map { .added($0) } }
      guard let second = reduced.peek(0) else { return standard.take().map { .missing($0) } }
      guard first.identity != second.identity else {
        standard.drop(1)
        reduced.drop(1)
        if let change = Self.change(first, second) { return change }
        continue
      }
      if let skip = standard.index(of: second.identity, within: Self.window), skip > 0 {
        return standard.take().map { .missing($0) }
      }
      if let skip = reduced.index(of: first.identity, within: Self.window), skip > 0 {
        return reduced.take().map { .added($0) }
      }
      standard.drop(1)
      reduced.drop(1)
      return .changed(first, property: "label", from: first.node.words, to: second.node.words)
    }
  }

  private static func change(_ first: Stop, _ second: Stop) -> Difference? {
    let properties = [
      ("value", first.node.value?.rendered ?? "", second.node.value?.rendered ?? ""),
      (
        "traits", first.node.traits.names.joined(separator: " "),
        second.node.traits.names.joined(separator: " ")
      ),
      (
        "actions", first.node.actions.map(\.summary).joined(separator: ", "),
        second.node.actions.map(\.summary).joined(separator: ", ")
      ),
      ("custom content", first.contentWords, second.contentWords),
    ]
    guard let changed = properties.first(where: { $0.1 != $0.2 }) else { return nil }
    return .changed(first, property: changed.0, from: changed.1, to: changed.2)
  }

  /// Stops with a few that are looked at before they are taken.
  private struct Ahead {
    private var stops: StopIterator
    private var waiting: [Stop] = []

    init(_ tree: SemanticTree) { stops = tree.stops.makeIterator() }

    mutating func peek(_ index: Int) -> Stop? {
      while waiting.count <= index {
        guard let stop = stops.next() else { return nil }
        // What pauses a movement is not needed where nothing moves.
        if !stop.node.pausesMovement { waiting.append(stop) }
      }
      return waiting[index]
    }

    mutating func take() -> Stop? {
      guard let stop = peek(0) else { return nil }
      waiting.removeFirst()
      return stop
    }

    mutating func drop(_ number: Int) { waiting.removeFirst(min(number, waiting.count)) }

    mutating func index(of identity: String, within window: Int) -> Int? {
      for index in 0..<window {
        guard let stop = peek(index) else { return nil }
        if stop.identity == identity { return index }
      }
      return nil
    }
  }
}

extension VariantComparison.Difference {
  /// An expression that is not known and may decide about the difference; nil where all of it is known.
  var unknown: String? {
    switch self {
    case .missing(let stop), .added(let stop): stop.node.doubts.first?.expression ?? stop.node.unknownWords
    case .changed(let stop, _, let from, let to):
      (stop.node.doubts.first?.expression ?? stop.node.unknownWords)
        ?? ((from + to).contains("‹") ? from + to : nil)
    }
  }

  var words: String {
    switch self {
    case .missing(let stop): "'\(stop.node.words)' is missing"
    case .added(let stop): "'\(stop.node.words)' is there, and not without it"
    case .changed(let stop, let property, let from, let to):
      "the \(property) of '\(stop.node.words)' is '\(to)' instead of '\(from)'"
    }
  }

  /// Where a definition states that Reduce Motion takes the controls away, of which this one is.
  private func placeOfCause(on screen: ScreenSubject) -> SourceRange? {
    guard case .missing(let stop) = self, case .control? = stop.node.part else { return nil }
    let carousel = screen.carousels.first { $0.stated.reducedMotion?.controls == false }
    return carousel?.stated.places["reduceMotion"]
  }

  func spot(on screen: ScreenSubject) -> Spot {
    let stop =
      switch self {
      case .missing(let stop), .added(let stop), .changed(let stop, _, _, _): stop
      }
    let carousel = screen.carousels.first
    return Spot(
      place: placeOfCause(on: screen) ?? stop.node.source ?? carousel?.inside.source
        ?? screen.facts.screen.source, view: stop.node.view,
      path: "\(stop.node.view) \(stop.node.words)", stop: stop)
  }
}

extension Stop {
  fileprivate var identity: String { (node.label?.rendered ?? "") + "\u{0}" + node.view }

  fileprivate var contentWords: String {
    node.customContent.map { "\($0.label.rendered): \($0.value.rendered)" }.joined(separator: ", ")
  }
}

extension SemanticNode {
  fileprivate var unknownWords: String? {
    [label, value].lazy.compactMap { $0?.unknownExpressions.first }.first
  }

  fileprivate var words: String { label?.rendered ?? view }

  fileprivate var pausesMovement: Bool {
    guard !traits.isDisjoint(with: [.button, .switchButton]) else { return false }
    let words = Set(SpokenWords.words(label?.rendered ?? ""))
    return !words.isDisjoint(with: [
      "pause", "play", "stop", "autoplay", "anhalten", "abspielen", "lecture", "pausar",
    ])
  }
}
