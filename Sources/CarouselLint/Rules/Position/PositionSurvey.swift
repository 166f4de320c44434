import CarouselModel
import CarouselSemantics

/// Whether anything in a carousel tells the position of a card.
final class PositionSurvey {
  let carousel: CarouselSubject
  /// Whether an element around the cards tells it.
  let isToldAround: Bool
  /// Whether a card tells it.
  private(set) var isToldByCard = false
  /// Whether some card's words are only known at run time, so that they may tell it.
  private(set) var mayBeTold = false
  /// Cards that are stops, without copies.
  private(set) var count = 0
  private var edits: [SemanticEdit] = []
  private var hasEveryEdit = true

  init(_ carousel: CarouselSubject) {
    self.carousel = carousel
    isToldAround =
      PositionTeller.isTold(around: carousel)
      // Dots may be hidden, whatever is stated of them.
      || carousel.stated.position.map { $0 != "dots" } ?? false
      || carousel.ownValue.map { PositionPhrase.last(in: $0) != nil } ?? false
      || PositionTeller.isTold(beside: carousel)
      || PositionSurvey.dotsTell(carousel)
  }

  /// Page dots that are named buttons tell how many there are and, marked, which is current.
  private static func dotsTell(_ carousel: CarouselSubject) -> Bool {
    let dots = carousel.elements.filter {
      if case .dot = $0.part { $0.label.map { !$0.isEmpty } ?? false } else { false }
    }
    return dots.count > 1 && dots.contains { !$0.node.traits.isDisjoint(with: [.selected, .notEnabled]) }
  }

  /// Whether the name of a container on a card, which is heard as the focus enters it, has the position.
  private static func tells(_ container: SemanticNode) -> Bool {
    [container.label, container.value].contains { $0.flatMap { PositionPhrase.last(in: $0) } != nil }
  }

  func add(_ card: CardSubject) {
    guard !card.isHidden, !card.isClone else { return }
    count += 1
    if card.positionInValue != nil || card.positionInLabel != nil || card.systemPosition != nil
      || card.tellsElsewhere || card.containers.contains(where: Self.tells)
    {
      isToldByCard = true
    }
    let values = card.elements.compactMap(\.node.value)
    if values.contains(where: { !$0.isKnown }) || (card.spokenLabel.map { !$0.isKnown } ?? true) {
      mayBeTold = true
    }
    if count <= 50, let source = card.mainElement?.node.source, card.mainElement?.node.value == nil {
      edits.append(SemanticEdit(.setValue(TextValue("\(count) of ")), view: source))
    } else {
      hasEveryEdit = false
    }
  }

  /// Whether nothing tells the position of one of several cards.
  var isMissing: Bool { expectedCount > 1 && !isToldAround && !isToldByCard }

  /// The number of cards; a dot that is called "3" speaks of more than are listed.
  private var expectedCount: Int {
    let dots = carousel.stated.dots
    return max(
      count, dots?.count ?? 0, dots?.label?.knownText.flatMap { Int($0) } ?? 0,
      carousel.isOneElement ? carousel.cardCount : 0)
  }

  var isStatedAbsent: Bool { carousel.stated.absent.contains(.position) }

  func reportMissing(to report: Report) {
    guard expectedCount > 1 else { return }
    guard isMissing else { return report.pass() }
    let advice = "add a value such as '1 of \(expectedCount)' to each card"
    guard !mayBeTold || isStatedAbsent else {
      return report.review(
        at: carousel.spot(of: "position", "cards", "tabs"),
        "what the cards say is not known, so they may or may not tell their positions",
        advice: advice)
    }
    report.fail(
      carousel.isImplied ? .info : .warning, at: carousel.spot(of: "position", "cards", "tabs"),
      "nothing tells which of the \(expectedCount) cards is current", advice: advice, fix: fix)
  }

  /// A value for each card, where every card was written by itself.
  var fix: Fix? {
    let sources = Set(edits.map(\.view))
    guard hasEveryEdit, edits.count > 1, sources.count == edits.count, !carousel.isOneElement else {
      return nil
    }
    let numbered = edits.enumerated().map { index, edit in
      SemanticEdit(
        .setValue(TextValue("\(index + 1) of \(count)", origin: .localized(key: "%lld of %lld"))),
        view: edit.view)
    }
    return Fix("say the position as the value of each card", safety: .safe, edits: numbered)
  }
}

extension CardSubject {
  /// Whether custom content, a hint or a group on the card tells its position.
  fileprivate var tellsElsewhere: Bool {
    // A group says its value when the focus comes into it.
    if containers.contains(where: { $0.value.flatMap { PositionPhrase.last(in: $0) } != nil }) { return true }
    return elements.contains { element in
      let texts = element.node.customContent.map(\.value) + [element.node.hint].compactMap(\.self)
      return texts.contains { PositionPhrase.last(in: $0) != nil }
    }
  }
}
