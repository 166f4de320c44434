import CarouselModel
import CarouselSemantics

extension Rule {
  static let gestureOnlyPaging = Rule(
    "gesture-only-paging", .operation, "The author's own drag or swipe is the only way to another card.",
    levels: .error("review where actions or buttons have names in a language that is not known here"),
    impact: """
      A person with VoiceOver, Switch Control, Voice Control or a keyboard sees the first card and no other. So does a person \
      who cannot drag.
      """,
    because: """
      The platform's scroll views can be scrolled by every assistive technology; a DragGesture of your own cannot. Add \
      previous and next buttons, or make the carousel an adjustable element with an accessibilityAdjustableAction.
      """,
    references: [
      .wcag("2.5.7"), .wcag("2.5.1"), .wcag("2.1.1"), .report("fermoya/SwiftUIPager#296"),
      .report("nicklockwood/iCarousel#346"), .report("nicklockwood/iCarousel#856"),
      .report("ionic-team/ionic-v1#355"),
    ],
    fixing: .suggestion,
    fails: [
      Example(
        "a drag and nothing else", "▶paging: custom\ngesture: drag\ncontrols: none\ncards: [Alps, Sahara]"),
      Example(
        "as many dots and cards",
        "▶paging: custom\ngesture: drag\ndots: {interactive: false}\ncards: [{label: Alps, value: 1 of 2}, {label: Sahara, value: 2 of 2}]"
      ),
      Example(
        "actions of which nobody here knows what they do",
        "language: fi\n▶paging: custom\ngesture: drag\ncards: [{label: A, actions: [Seuraava]}, {label: B, actions: [Edellinen]}]"
      ),
      Example(
        "no scroll action either", "▶paging: custom\ngesture: pan\nscrollAction: none\ncards: [Alps, Sahara]"),
    ],
    passes: [
      Example(
        "buttons",
        "paging: custom\ngesture: drag\ncontrols: {previous: {label: Previous}, next: {label: Next}}\ncards: [Alps, Sahara]"
      )
    ],
    traps: [
      Example("a scroll view of the platform", "paging: native\ncards: [Alps, Sahara]"),
      Example(
        "an adjustable element",
        "paging: custom\ngesture: drag\nadjustable: {label: Albums, value: \"Alps, 1 of 2\", increment: next, decrement: previous}\ncards: [Alps, Sahara]"
      ),
      Example(
        "actions on the cards, in German",
        "language: de\npaging: custom\ngesture: drag\ncards: [{label: A, actions: [Nächstes Bild]}, {label: B, actions: [Vorheriges Bild]}]"
      ),
      Example(
        "actions that name the other card",
        "paging: custom\ngesture: drag\ncards: [{label: Alps, actions: [Show Sahara]}, {label: Sahara, actions: [Show Alps]}]"
      ),
      Example(
        "tabs that can be tapped",
        "paging: custom\ngesture: drag\ntabs: [{label: Home, tap: select, traits: [button]}, {label: Search, tap: select, traits: [button]}]"
      ),
      Example(
        "buttons on the cards",
        "paging: custom\ngesture: drag\ncards: [{label: A, button: {label: Next card}}, {label: B, button: {label: Previous card}}]"
      ),
      Example("a scroll action", "paging: custom\ngesture: drag\nscrollAction: true\ncards: [Alps, Sahara]"),
      Example(
        "the gesture only observes",
        "paging: custom\ngesture: drag\ndoes: stop autoplay\ncards: [Alps, Sahara]"),
      Example("the gesture does something else", "paging: custom\ngesture: magnify\ncards: [Alps, Sahara]"),
    ],
    checks: .cards { carousel, report in
      let ways = PagingWays(carousel)
      guard carousel.paging == .custom, carousel.cardCount != 1, ways.ownGesture != nil else { return .none }
      var cards = PagingOnCards(carousel)
      return CardPass(
        visit: { cards.add($0) },
        finish: {
          guard !ways.hasControl, !ways.hasRowAction, !cards.hasWay else { return report.pass() }
          let advice = "add previous and next buttons, or an adjustable action"
          guard !cards.mayHaveWay else {
            return report.review(
              at: carousel.spot(of: "paging", "gesture"),
              "whether an action leads to another card cannot be told from its name",
              advice: advice)
          }
          report.fail(
            .error, at: carousel.spot(of: "paging", "gesture"), "a drag is the only way to another card",
            advice: advice)
        })
    })
}

/// The ways to another card that the cards themselves, or controls beside them, offer.
private struct PagingOnCards {
  private let carousel: CarouselSubject
  private let isTabs: Bool
  private var names: Set<String> = []
  private var labels: Set<String> = []
  private var hasOwnWay = false
  private var isForeign = false

  init(_ carousel: CarouselSubject) {
    self.carousel = carousel
    isTabs = carousel.stated.form == .tabs
    note(carousel.beside + carousel.elements)
  }

  mutating func add(_ card: CardSubject) {
    if let label = card.spokenLabel?.knownText { labels.insert(SpokenWords.normalised(label)) }
    hasOwnWay =
      hasOwnWay
      || card.elements.contains { PagingWays.hasAction($0.node) || $0.isNamedPagingButton }
      // A tab is there to be chosen.
      || (isTabs
        && (card.elements.contains(where: \.isInteractive) || card.views.contains(where: \.takesTap)))
    note(card.elements)
  }

  var hasWay: Bool {
    hasOwnWay
      || names.contains { name in labels.contains { !$0.isEmpty && name.hasSuffix(" " + $0) } }
  }

  /// Whether something has a name in a language of which no words for paging are known here.
  var mayHaveWay: Bool { isForeign }

  private mutating func note(_ elements: [ElementSubject]) {
    for element in elements {
      let named = element.node.actions.compactMap { action -> String? in
        if case .named(let name) = action.kind { name.rendered } else { nil }
      }
      let button = element.isControl || element.isCardControl ? element.label?.rendered : nil
      let all = named + [button].compactMap(\.self)
      names.formUnion(all.map { SpokenWords.normalised($0) })
      if !all.isEmpty, !DirectionWords.isKnown(element.language) { isForeign = true }
    }
  }
}

extension ViewSubject {
  /// Whether a tap on it does something.
  fileprivate var takesTap: Bool {
    placed.view.modifiers.contains { modifier in
      if case .interaction(.gesture(.tap(count: 1), _)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }
}
