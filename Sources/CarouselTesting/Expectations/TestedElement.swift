public import CarouselModel
public import CarouselNarration
public import CarouselSemantics

/// One stop of a screen reader: the facts about it, for assertions on one of them.
public struct TestedElement: Sendable {
  /// The stop.
  public let stop: Stop
  /// What is said there.
  public let utterance: Utterance

  /// All that is said, as one text.
  public var spoken: String { utterance.text }
  /// The label; nil without one.
  public var label: String? { stop.node.label?.rendered }
  /// The value; nil without one.
  public var value: String? { stop.node.value?.rendered }
  /// The hint; nil without one.
  public var hint: String? { stop.node.hint?.rendered }
  /// The names of the traits, in Apple's spelling: "button", "header".
  public var traits: [String] { stop.node.traits.names }
  /// What a person can do: "activate", "increment", "named Share".
  public var actions: [String] { stop.node.actions.map(\.summary) }
  /// The identifier for UI tests.
  public var identifier: String? { stop.node.identifier }
  /// The expressions of its words that are not known.
  public var unknownExpressions: [String] { utterance.unknownExpressions }
  /// Where the view was declared.
  public var source: SourceRange? { stop.node.source }
}

extension TestedScreen {
  /// Every stop of a screen reader, in order.
  public var elements: [TestedElement] {
    let narrator = narrator
    return tree.stops.map { TestedElement(stop: $0, utterance: narrator.utterance(for: $0)) }
  }

  /// The first element with a label or an identifier.
  ///
  /// - Parameter name: The label as a whole, or the identifier.
  /// - Returns: The element.
  /// - Throws: ``ScreenError`` where no element is called so, with the names that are close.
  public func element(_ name: String) throws -> TestedElement {
    let all = elements
    guard let found = all.first(where: { $0.label == name || $0.identifier == name }) else {
      throw ScreenError(.noElement(name, available: all.compactMap(\.label)))
    }
    return found
  }

  /// The element of a card.
  ///
  /// - Parameter position: The card's position in the first carousel, from 1.
  /// - Returns: The first stop of the card.
  /// - Throws: ``ScreenError`` where there is no such card, or assistive technology is not given it.
  public func card(_ position: Int) throws -> TestedElement {
    let tree = tree
    let carousel = tree.carousels.first
    let count = carousel?.facts.cards.count ?? 0
    let narrator = narrator
    let stop = tree.stops.first {
      $0.node.card?.index == position - 1 && $0.node.card?.carousel == carousel?.facts.position
    }
    guard let stop else { throw ScreenError(.noCard(position, count: count)) }
    return TestedElement(stop: stop, utterance: narrator.utterance(for: stop))
  }
}
