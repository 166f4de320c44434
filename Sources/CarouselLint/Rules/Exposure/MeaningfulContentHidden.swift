import CarouselModel
import CarouselSemantics

extension Rule {
  static let meaningfulContentHidden = Rule(
    "meaningful-content-hidden", .exposure, "Something that can be seen on a card is not said.",
    levels: .error(
      "a warning for pictures, and where most of the words are said; review where numbers may be said in words"
    ),
    impact: "A person who listens never learns the price, the date or the state that everybody else sees.",
    because: """
      accessibilityElement(children: .ignore) and accessibilityHidden drop what is inside, and a label replaces combined \
      words. Repeat what was dropped in the label, the value or custom content, or combine the children and leave the label \
      out.
      """,
    references: [
      .wcag("1.1.1"), .wcag("1.3.1"), .report("FormidableLabs/react-native-ama#321"),
      .report("davidjerleke/embla-carousel#6"),
    ],
    fixing: .partly,
    fails: [
      Example(
        "a price that nobody says", "cards:\n▶  - {texts: [Alps, from 89 EUR], children: ignore, label: Alps}"
      ),
      Example(
        "a label in place of combined words",
        "cards:\n▶  - {texts: [Alps, from 89 EUR], children: combine, label: Trip to the Alps}"),
      Example(
        "a discount that may be said in words",
        "cards:\n▶  - {texts: [Rain jacket, \"-50%\"], children: ignore, label: \"Rain jacket, half price\"}"),
      Example(
        "a date whose month may be said by its name",
        "cards:\n▶  - {texts: [Jazz night, 12/05], children: ignore, label: \"Jazz night, 12 May\"}"),
      Example(
        "a date with points, and a count with a sign",
        "cards:\n▶  - {texts: [Jazz, \"12.5.\"], children: ignore, label: \"Jazz, 12. Mai\"}\n▶  - {texts: [Mug, 2x], children: ignore, label: \"Mug, quantity 2\"}"
      ),
      Example("a hidden text", "cards:\n▶  - {label: Alps, texts: [Alps, {text: sold out, exposed: false}]}"),
    ],
    passes: [Example("combined", "cards:\n  - {texts: [Alps, from 89 EUR], children: combine}")],
    traps: [
      Example(
        "the label and the value say it",
        "cards:\n  - {texts: [Alps, 1/4], children: ignore, label: Alps, value: 1 of 4}"),
      Example(
        "a hidden copy",
        "loop: clones\ncards:\n  - {id: a, texts: [Alps], clone: true, hidden: true}\n  - {id: b, texts: [Sahara]}\n  - {id: a, texts: [Alps]}"
      ),
      Example(
        "a number in words",
        "cards:\n  - {texts: [Alps, 3 nights], children: ignore, label: \"Alps, three nights\"}"),
      Example(
        "a price without cents and a time with noughts",
        "cards:\n  - {texts: [Mug, \"€12.00\", \"1:05\"], children: ignore, label: \"Mug, 12 euros, 1 minute 5 seconds\"}"
      ),
      Example(
        "an hour of the afternoon, and a Roman number",
        "cards:\n  - {texts: [\"20:00\", IV], children: ignore, label: \"Act 4, 8 PM\"}"),
      Example(
        "a gate in parts",
        "cards:\n  - {texts: [Lisbon, A12], children: ignore, label: \"Lisbon, gate A 12\"}"),
      Example("initials in full", "cards:\n  - {texts: [NYC], children: ignore, label: New York City}"),
      Example(
        "a unit in full", "cards:\n  - {texts: [Run, 5 km], children: ignore, label: \"Run, 5 kilometres\"}"),
      Example(
        "the words of a hidden button that does what the card does",
        "cards:\n  - {label: Alps, action: open, traits: [button], button: {text: Open, action: open, hidden: true}}"
      ),
      Example(
        "a text that stays a stop of its own",
        "cards:\n  - {label: Show, texts: [Show, {text: Monday, exposed: true}]}"),
      Example(
        "a counter where the carousel tells the position",
        "carousel: {label: Trips, value: 1 of 2}\ncards:\n  - {label: Alps, texts: [Alps, 1/2]}\n  - {label: Sahara, texts: [Sahara, 2/2]}"
      ),
      Example(
        "a text that decorates",
        "cards:\n  - {label: Alps, texts: [Alps, {text: 75 Aa, decorative: true, exposed: false}]}"),
      Example(
        "the same thing in another form",
        "cards:\n  - {texts: [Alps, 89 EUR], children: ignore, label: \"Alps, 89 euros\"}"),
    ],
    checks: .cards { carousel, report in
      let counters = CountersAround(carousel)
      return CardPass { card in
        guard !card.isClone, !carousel.isOneElement else { return }
        if card.isHidden { checkHidden(card, report) } else { check(card, counters, report) }
      }
    })

  private static func check(_ card: CardSubject, _ counters: CountersAround, _ report: Report) {
    let spoken = HiddenContent.spokenWords(of: card)
    for view in card.texts {
      guard let text = view.text?.knownText, view.isHidden, !view.surroundings.isDecoration,
        !view.isOnSwallowedControl
      else { continue }
      guard let level = HiddenContent.level(of: text, missingIn: spoken), !counters.tell(text) else {
        report.pass()
        continue
      }
      guard level > .info else {
        report.review(
          at: card.spot,
          "\(TextValue(text).quoted) can be seen on the card, and it may be said in other words",
          advice: "make sure that the numbers are said")
        continue
      }
      report.fail(
        level, at: card.spot, "\(TextValue(text).quoted) can be seen on the card and is not said",
        advice: "say it in the label, the value or custom content", fix: fix(card))
    }
  }

  /// A card that can be seen and is not given at all.
  private static func checkHidden(_ card: CardSubject, _ report: Report) {
    guard card.mayBeSeen, card.carousel.outside.hiddenBy == nil, !card.carousel.isHidden
    else { return }
    let isShown = card.stated?.isVisible == true && !card.texts.isEmpty
    if isShown {
      return report.fail(
        .error, at: card.spot, "the card can be seen and is hidden from assistive technology",
        advice: "show it")
    }
    let isPicture =
      card.texts.isEmpty
      && card.views.contains { $0.image.map { !$0.isDecorative && $0.label == nil } ?? false }
    guard isPicture, !card.views.contains(where: \.surroundings.isDecoration), card.carousel.paging == .native
    else { return }
    report.fail(
      .warning, at: card.spot,
      "the card's only picture is hidden, so that the card is not there for who listens",
      advice: "show it with a label")
  }

  private static func fix(_ card: CardSubject) -> Fix? {
    guard let element = card.mainElement, !element.hasOwnLabel, let source = element.node.source else {
      return nil
    }
    return Fix(
      "combine the children", safety: .safe, edits: [SemanticEdit(.setChildren(.combine), view: source)])
  }
}

extension ViewSubject {
  /// Whether it is on a button that an element around it swallows, or that is hidden, of which other rules speak.
  fileprivate var isOnSwallowedControl: Bool {
    guard surroundings.isInControl else { return false }
    return surroundings.hiddenBy?.cause == .ignoredByParent
      || (part == .control(.card) && surroundings.hiddenBy?.cause == .accessibilityHidden)
  }
}

/// Whether something around the cards says what counters on them show; looked for once, when it is asked for.
private final class CountersAround {
  private let carousel: CarouselSubject
  private lazy var isTold = PositionSurvey(carousel).isToldAround

  init(_ carousel: CarouselSubject) { self.carousel = carousel }

  /// Whether a text is "1/4" and nothing else, and is said elsewhere.
  func tell(_ text: String) -> Bool {
    guard let phrase = PositionPhrase.last(in: TextValue(text)), SpokenWords.isBlank(phrase.rest) else {
      return false
    }
    return isTold
  }
}
