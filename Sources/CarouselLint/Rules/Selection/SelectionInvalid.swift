import CarouselModel
import CarouselSemantics

extension Rule {
  static let selectionInvalid = Rule(
    "selection-invalid", .selection, "What is selected is no card, or several cards say that they are.",
    levels: .error("review where the selection is empty"),
    impact: "A person hears \"selected\" on every card, or on none, and cannot tell which one is current.",
    because: """
      One card of a carousel is current. Its identifier must be that of a card, and only that card has the selected trait.
      """,
    references: [.wcag("4.1.2"), .wcag("1.3.1"), .report("google/accompanist#599")],
    fixing: .suggestion,
    fails: [
      Example("no card has the identifier", "▶selection: Dawn\ncards: [{id: Sunset}, {id: Forest}]"),
      Example("an empty selection", "▶selection: \"\"\ncards: [{id: a, label: A}, {id: b, label: B}]"),
      Example("a number of no card", "▶selection: 9\ncards: 4"),
      Example(
        "a card whose id is not stated",
        "▶selection: Dawn\ncards: [{title: Sunset}, {texts: [Forest, 12 songs], children: combine}]"),
      Example(
        "all are selected",
        "selection: a\ncards:\n  - {id: a, label: A, traits: [selected]}\n▶  - {id: b, label: B, traits: [selected]}"
      ),
    ],
    passes: [Example("one of the cards", "selection: Forest\ncards: [{id: Sunset}, {id: Forest}]")],
    traps: [
      Example(
        "the name of a card",
        "selection: Blue Hour\ncards: [{id: a, label: Night Drive}, {id: b, label: Blue Hour}]"),
      Example(
        "what only the app knows",
        "selection: {unknown: model.current}\ncards: [{id: a, label: A}, {id: b, label: B}]"),
      Example(
        "a text of a card",
        "selection: Forest\ncards: [{title: Sunset}, {texts: [Forest, 12 songs], children: combine}]"),
      Example("nothing chosen yet", "selection: none\ncards: [{id: Sunset}, {id: Forest}]"),
      Example("cards of which only the number is known", "selection: Dawn\ncards: 5"),
    ],
    checks: .cards { carousel, report in
      checkIdentifier(carousel, report)
      var selected: [(spot: Spot, element: ElementSubject)] = []
      return CardPass(
        visit: { card in
          guard
            let element = card.elements.first(where: {
              !$0.isCardControl && $0.node.traits.contains(.selected)
            }), !card.isClone
          else { return }
          if selected.count < 100 { selected.append((card.spot, element)) }
        },
        finish: {
          for (spot, element) in selected.dropFirst() {
            report.fail(
              .error, at: spot, "\(selected.count) cards say that they are selected",
              advice: "let only the current card have the selected trait",
              fix: element.fix("remove the selected trait", .removeTraits(.selected), .suggestion))
          }
        })
    })

  /// Whether a card is called so: its author may have written the name for the identifier.
  private static func isLabel(_ id: String, _ carousel: CarouselSubject) -> Bool {
    (0..<min(carousel.cardCount, 100)).contains { index in
      guard let card = carousel.card(at: index) else { return false }
      return card.spokenLabel?.knownText == id || card.texts.contains { $0.text?.knownText == id }
    }
  }

  /// A number among cards of which only the count is known.
  private static func checkNumber(_ id: String, _ carousel: CarouselSubject, _ report: Report) {
    let count = carousel.facts.cards.count
    guard let number = Int(id), number > count, carousel.stated.total == nil else { return }
    report.fail(
      .error, at: carousel.spot(of: "selection"), "'\(id)' is selected, and there are \(count) cards",
      advice: "select one of them")
  }

  private static func checkIdentifier(_ carousel: CarouselSubject, _ report: Report) {
    guard let id = carousel.stated.selection ?? carousel.currentID, !carousel.isImplied else { return }
    guard !SpokenWords.isBlank(id) else {
      // An empty text is what a state variable holds before anything is chosen.
      return report.review(
        at: carousel.spot(of: "selection"),
        "the selection is empty, which is right only if nothing is chosen yet",
        advice: "write 'selection: none' if so, else the id of the current card")
    }
    let cards = carousel.facts.cards
    // Of cards that are not there yet nobody knows the ids.
    guard (carousel.stated.total ?? 0) <= cards.count else { return }
    guard let first = cards.first else { return }
    guard !(first == "card 1" && cards.last == "card \(cards.count)") else {
      return checkNumber(id, carousel, report)
    }
    // A number may be the index of a card.
    let isIndex = Int(id).map { cards.indices.contains($0) || $0 == cards.count } ?? false
    let isMet = isIndex || cards.contains(id) || isLabel(id, carousel)
    // A card without an id, a label or a title may be the one that is meant.
    guard isMet || !cards.prefix(100).enumerated().contains(where: { $1 == "card \($0 + 1)" }) else {
      return report.review(
        at: carousel.spot(of: "selection"), "'\(id)' is selected, and of some cards the id is not stated",
        advice: "state the id of the card that is meant")
    }
    report.require(
      isMet, .error, at: carousel.spot(of: "selection"),
      "'\(id)' is selected, and no card has that id",
      advice: "select one of " + cards.prefix(5).map { "'\($0)'" }.joined(separator: ", "))
  }
}
