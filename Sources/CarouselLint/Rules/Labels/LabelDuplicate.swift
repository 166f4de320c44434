import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelDuplicate = Rule(
    "label-duplicate", .labels, "Different cards of one carousel say the same.",
    levels: .error(
      "a warning where cards say a position, another value or another hint, or where page dots or tabs tell them apart"
    ),
    impact:
      "A person who listens cannot tell the cards apart and does not know whether they have moved at all.",
    because: """
      People find a card again by its name. A constant label in a loop, or the name of a type, gives all cards the same \
      one. Say what is different: the title, the price, or at least the number of the picture.
      """,
    references: [
      .wcag("2.4.6"), .wcag("4.1.2"), .wcag("2.4.9"),
      Reference(
        "ACT rule b20e66, links with identical accessible names",
        url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b20e66/"),
    ],
    fails: [
      Example("two albums without a name", "cards:\n  - {label: Album}\n▶  - {label: Album}"),
      Example(
        "case and marks make no difference to the ear",
        "cards:\n  - {label: Night Drive}\n▶  - {label: night drive!}"),
      Example(
        "a warning where the cards say their positions",
        "position: value\ncards:\n  - {label: Album}\n▶  - {label: Album}"),
    ],
    passes: [Example("two names", "cards:\n  - {label: Night Drive}\n  - {label: Blue Hour}")],
    traps: [
      Example(
        "signs make a difference", "cards: [C, C++, \"C#\", 50%, 50, \"€5 gift\", $5 gift, A → B, A ← B]"),
      Example("accents make a difference", "language: fr\ncards: [Pêche, Péché, Pêché]"),
      Example(
        "a hidden copy for an endless row",
        "loop: clones\ncards:\n  - {id: b, label: B, clone: true, hidden: true}\n  - {id: a, label: A}\n  - {id: b, label: B}"
      ),
      Example(
        "what tells them apart is hidden, which another rule tells",
        "cards:\n  - {label: Tee, texts: [Tee, 19 EUR], children: ignore}\n  - {label: Tee, texts: [Tee, 29 EUR], children: ignore}"
      ),
      Example(
        "the value tells them apart",
        "cards:\n  - {label: Photo, value: 1 of 2}\n  - {label: Photo, value: 2 of 2}"),
    ],
    checks: .cards { carousel, report in
      let names = SpokenNames(carousel)
      return CardPass(visit: { names.add($0) }, finish: { names.report(to: report) })
    })
}

/// What the cards of one carousel say, to find those that say the same.
private final class SpokenNames {
  private struct Entry {
    var first: Int
    var count = 1
    var second: Spot?
    var label: TextValue
    var hasValue: Bool
    var hints: Set<String>
    /// What is seen on the first card and not said.
    var unsaid: [String]
    /// Whether one text of a definition, which holds for every card, says it for all.
    var isTemplate = true
    var source: SourceRange?
  }

  private let isTold: Bool
  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  private var ids: Set<String> = []

  init(_ carousel: CarouselSubject) {
    isTold = PositionTeller.isTold(around: carousel) || carousel.stated.position != nil
  }

  func add(_ card: CardSubject) {
    // A clone, stated or known by its id, is the same card again; another rule speaks of it.
    guard !card.isHidden, !card.isClone, let label = card.spokenLabel, label.isKnown else { return }
    if card.carousel.facts.loop == .clones || card.stated?.id != nil, card.isRepeated(in: &ids) { return }
    let name = HeardWords.of(label.rendered)
    guard !name.isEmpty else { return }
    let rest =
      (card.spokenValue?.rendered ?? "")
      + card.elements.flatMap(\.node.customContent).map(\.value.rendered).joined()
    let system = card.systemPosition.map { "\($0.index)" } ?? ""
    let key = name + "\u{0}" + rest + "\u{0}" + system
    let hint = card.elements.compactMap(\.node.hint?.rendered).joined()
    guard var entry = entries[key] else {
      order.append(key)
      entries[key] = Entry(
        first: card.index, label: label, hasValue: !(rest + system).isEmpty, hints: [hint],
        unsaid: HiddenContent.unsaidTexts(on: card), source: card.mainElement?.labelSource)
      return
    }
    // Words that are seen and dropped tell the cards apart; that they are not said is the one fault.
    guard HiddenContent.unsaidTexts(on: card) == entry.unsaid else { return }
    entry.count += 1
    entry.hints.insert(hint)
    let source = card.mainElement?.labelSource
    let file = source?.file ?? card.placed.view.source?.file ?? ""
    entry.isTemplate = entry.isTemplate && source == entry.source && !file.hasSuffix(".swift")
    if entry.second == nil { entry.second = card.mainElement?.labelSpot ?? card.spot }
    entries[key] = entry
  }

  func report(to report: Report) {
    for entry in order.compactMap({ entries[$0] }) {
      guard let second = entry.second else {
        report.pass()
        continue
      }
      let others =
        entry.count == 2
        ? "the same as card \(entry.first + 1)" : "the same as \(entry.count - 1) other cards"
      report.fail(
        // Hints are told last, and many people switch them off.
        entry.hasValue || isTold || entry.isTemplate || entry.hints.count > 1 ? .warning : .error, at: second,
        "the card says \(entry.label.quoted), \(others)",
        advice: "say in the label what is different about each card")
    }
  }
}

extension CardSubject {
  /// Whether a card of the same stated id came before.
  fileprivate func isRepeated(in ids: inout Set<String>) -> Bool {
    guard carousel.facts.loop == .clones, let id = stated?.id else { return false }
    return !ids.insert(id).inserted
  }
}
