import CarouselModel
import CarouselSemantics

extension Rule {
  static let gestureOnlyPaging = Rule(
    "gesture-only-paging", .operation, "The author's own drag or swipe is the only way to another card.",
    levels: .error,
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
      Example("a scroll action", "paging: custom\ngesture: drag\nscrollAction: true\ncards: [Alps, Sahara]"),
      Example(
        "the gesture only observes",
        "paging: custom\ngesture: drag\ndoes: stop autoplay\ncards: [Alps, Sahara]"),
      Example("the gesture does something else", "paging: custom\ngesture: magnify\ncards: [Alps, Sahara]"),
    ],
    checks: .cards { carousel, report in
      let ways = PagingWays(carousel)
      guard carousel.paging == .custom, carousel.cardCount != 1, ways.ownGesture != nil else { return .none }
      let hasWay = ways.hasControl || ways.hasRowAction
      var hasCardAction = false
      return CardPass(
        visit: { card in
          if card.elements.contains(where: { PagingWays.hasAction($0.node) }) { hasCardAction = true }
        },
        finish: {
          report.require(
            hasWay || hasCardAction, .error, at: carousel.spot, "a drag is the only way to another card",
            advice: "add previous and next buttons, or an adjustable action")
        })
    })
}
